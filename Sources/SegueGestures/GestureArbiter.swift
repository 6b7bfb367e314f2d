public import SegueGeometry

/// A transition of one recognizer among several.
public struct GestureChange: Hashable, Sendable {
  /// The recognizer's index in the array.
  public var index: Int
  /// The state that it has entered.
  public var state: GestureState

  /// Creates a change.
  public init(index: Int, state: GestureState) {
    self.index = index
    self.state = state
  }
}

/// Decides which of the recognizers along a hit path may begin, by UIKit's rules.
///
/// Recognizers are identified by their index in an array, innermost first; a scroll view's pan is one of
/// them. The first to begin prevents all others that may not be recognized simultaneously with it: those
/// still possible fail, and none may begin while it is active. If several are ready at the same event, the
/// innermost comes first.
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

  /// Creates an arbiter that allows no two recognizers simultaneously.
  public init() {}

  /// Allows two recognizers simultaneously, as a delegate's `shouldRecognizeSimultaneouslyWith` does.
  public mutating func allowTogether(_ first: Int, _ second: Int) {
    simultaneous.insert(Pair(first, second))
  }

  /// Returns whether two recognizers may be active simultaneously; their order does not matter.
  public func allowsTogether(_ first: Int, _ second: Int) -> Bool {
    simultaneous.contains(Pair(first, second))
  }

  /// Delivers an event to all recognizers, and lets those begin that are ready and may.
  ///
  /// - Parameters:
  ///   - event: The event; all recognizers share its coordinates.
  ///   - recognizers: The recognizers along the hit path of the first touch, innermost first.
  ///   - shouldBegin: The delegate's `gestureRecognizerShouldBegin`, called with the index and the recognizer
  ///     once it is ready and not prevented; if it returns false, the recognizer fails.
  /// - Returns: Every state entered, in order; `.began` may be followed by `.ended` at once.
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

  /// Lets time pass without an event, and lets those begin that it makes ready and that may.
  ///
  /// - Parameters:
  ///   - time: In seconds.
  ///   - recognizers: The recognizers along the hit path, innermost first.
  ///   - shouldBegin: As for an event.
  /// - Returns: Every state entered, in order.
  public func advance(
    to time: Double,
    _ recognizers: inout [AnyRecognizer],
    shouldBegin: (Int, AnyRecognizer) -> Bool = { _, _ in true }
  ) -> [GestureChange] {
    for index in recognizers.indices { recognizers[index].advance(to: time) }
    return beginReady(&recognizers, shouldBegin: shouldBegin)
  }

  /// Delivers a pinch given as numbers to all pinch recognizers, and lets those begin that are ready and may.
  ///
  /// - Parameters:
  ///   - scale: The factor since the pinch started.
  ///   - center: In points of the canvas.
  ///   - phase: Whether the fingers land, move, lift or are taken away.
  ///   - time: In seconds.
  ///   - recognizers: The recognizers along the hit path, innermost first.
  ///   - shouldBegin: As for an event.
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

  /// Lets those recognizers begin that are ready and may, and makes the others that are ready fail.
  ///
  /// - Parameters:
  ///   - recognizers: The recognizers along the hit path, innermost first.
  ///   - shouldBegin: As for an event.
  /// - Returns: Every state entered, in order.
  /// - Complexity: O(*n*²) in the number of recognizers.
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
