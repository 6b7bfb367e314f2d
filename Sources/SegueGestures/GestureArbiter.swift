public import SegueGeometry

/// A state that one recognizer of several has entered.
public struct GestureChange: Hashable, Sendable {
  /// The recognizer's place in the array.
  public var index: Int
  public var state: GestureState

  /// Creates a change.
  public init(index: Int, state: GestureState) {
    self.index = index
    self.state = state
  }
}

/// Which of the recognizers along a hit path may begin, as UIKit decides it.
///
/// Recognizers are known by their places in an array, innermost first; a scroll view's pan is one of them.
/// The first to begin prevents all others that are not recognized together with it: those still possible
/// fail, and none may begin while it is under way. Of several that are ready at the same event the innermost
/// comes first.
public struct GestureArbiter: Hashable, Sendable {
  private struct Pair: Hashable {
    let lower: Int
    let upper: Int

    init(_ first: Int, _ second: Int) {
      lower = min(first, second)
      upper = max(first, second)
    }
  }

  private var simultaneous: Set<Pair> = []

  /// Creates an arbiter that lets no two be recognized together.
  public init() {}

  /// Lets two be recognized together, as a delegate's `shouldRecognizeSimultaneouslyWith` does.
  public mutating func allowTogether(_ first: Int, _ second: Int) {
    simultaneous.insert(Pair(first, second))
  }

  /// Whether two may be recognized together.
  public func allowsTogether(_ first: Int, _ second: Int) -> Bool {
    simultaneous.contains(Pair(first, second))
  }

  /// Gives an event to all recognizers and lets begin those that may.
  ///
  /// - Parameters:
  ///   - event: The event, in the coordinates of all of them.
  ///   - recognizers: The recognizers along the hit path of the first touch, innermost first.
  ///   - shouldBegin: Asked last, of one that is ready and not prevented; false makes it fail.
  /// - Returns: Every state entered, in order; a begun gesture's `.ended` may follow at once.
  public func deliver(
    _ event: PointerEvent,
    to recognizers: inout [AnyRecognizer],
    shouldBegin: (Int, AnyRecognizer) -> Bool = { _, _ in true }
  ) -> [GestureChange] {
    var changes: [GestureChange] = []
    for index in recognizers.indices {
      changes += recognizers[index].handle(event).map { GestureChange(index: index, state: $0) }
    }
    return changes + beginReady(&recognizers, shouldBegin: shouldBegin)
  }

  /// Gives a pinch as numbers to all pinch recognizers and lets begin those that may.
  ///
  /// - Parameters:
  ///   - scale: Relative to the pinch's start.
  ///   - center: In points, in the coordinates of all recognizers.
  ///   - phase: Whether the fingers land, move or lift.
  ///   - time: In seconds.
  ///   - recognizers: The recognizers along the hit path, innermost first.
  ///   - shouldBegin: Asked last, of one that is ready and not prevented; false makes it fail.
  /// - Returns: Every state entered, in order.
  public func deliver(
    scale: Double,
    center: Point,
    phase: PointerEvent.Phase,
    time: Double,
    to recognizers: inout [AnyRecognizer],
    shouldBegin: (Int, AnyRecognizer) -> Bool = { _, _ in true }
  ) -> [GestureChange] {
    var changes: [GestureChange] = []
    for index in recognizers.indices {
      guard case .pinch(var pinch) = recognizers[index] else { continue }
      let states = pinch.handle(scale: scale, center: center, phase: phase, time: time)
      recognizers[index] = .pinch(pinch)
      changes += states.map { GestureChange(index: index, state: $0) }
    }
    return changes + beginReady(&recognizers, shouldBegin: shouldBegin)
  }

  /// Lets those that are ready begin, where they may, and makes the others fail.
  ///
  /// - Complexity: Quadratic in the number of recognizers.
  public func beginReady(
    _ recognizers: inout [AnyRecognizer],
    shouldBegin: (Int, AnyRecognizer) -> Bool = { _, _ in true }
  ) -> [GestureChange] {
    var changes: [GestureChange] = []
    for index in recognizers.indices where recognizers[index].isReadyToBegin {
      let isPrevented = recognizers.indices.contains {
        $0 != index && recognizers[$0].state.isActive && !allowsTogether($0, index)
      }
      guard !isPrevented, shouldBegin(index, recognizers[index]) else {
        changes += recognizers[index].fail().map { GestureChange(index: index, state: $0) }
        continue
      }
      changes += recognizers[index].begin().map { GestureChange(index: index, state: $0) }
      for other in recognizers.indices where other != index && !allowsTogether(other, index) {
        changes += recognizers[other].fail().map { GestureChange(index: other, state: $0) }
      }
    }
    return changes
  }
}
