public import SegueModel
import SegueStage

/// Reads what is presented of every layer, and how fast it changes, along a session's course.
///
/// Values are those of `Playable.layerSamples()`. A velocity is the right-hand derivative: of the motion as it
/// runs by itself or, while a hand moves something, of what is presented as the hand continues at its own
/// velocity. It is a one-sided difference (`OneSidedDifference`), which is exactly 0 at rest. Under a hand it
/// is taken between the next move and the third.
public struct MotionProbe: Sendable {
  /// The layers' names as samples give them, in the order in which they appeared.
  public var layers: [String] { slots.names }
  /// Whether each layer has so far changed its position in its superlayer, its size or its transform; one
  /// that is only carried along by its superlayer has not.
  public var haveMoved: [Bool] { slots.haveMoved }
  /// `LayerMeasure.count` numbers per layer; NaN for a layer that is not on screen, and for a measure that it
  /// does not have, such as a font size.
  public private(set) var values: [Double] = []
  /// The rates of change of `values`, in their units per second; empty if velocities were not requested.
  public private(set) var velocities: [Double] = []
  /// What is followed, as of the last `advance(to:)`.
  public var subject: any Playable { course.subject }

  private var course: PlayedCourse
  /// Three copies of the course, each one step further ahead than the one before.
  private var ahead: [PlayedCourse]
  private var slots: LayerSlots
  private var steps: [[Double]] = Array(repeating: [], count: 3)

  /// Starts at a subject's present time, after everything due at that time.
  ///
  /// - Parameters:
  ///   - subject: What to follow.
  ///   - events: The events to come, in order of time.
  ///   - layers: Names to list first, as another probe has listed them.
  ///   - velocities: Whether to measure velocities, which takes four times as long.
  public init(
    _ subject: any Playable,
    events: ArraySlice<TimedEvent> = [],
    layers: [String] = [],
    velocities: Bool = true
  ) {
    slots = LayerSlots(names: layers)
    course = PlayedCourse(subject, events: events)
    ahead = velocities ? Array(repeating: course, count: 3) : []
    advance(to: subject.time)
  }

  /// Whether no event is left and nothing moves any more, except perhaps a transition that its animator never
  /// completes.
  public var isOver: Bool {
    course.pending.isEmpty && (!subject.isAnimating || subject.stalledTransition != nil)
  }

  /// Returns the rate of change of a measure of the layer at an index of `layers`, in its units per second.
  public func velocity(of measure: LayerMeasure, slot: Int) -> Double {
    velocities[slot * LayerMeasure.count + measure.index]
  }

  /// Advances to a time, in seconds on the subject's clock, and reads what is presented then.
  ///
  /// A time before the present one leaves the subject as it is.
  ///
  /// - Complexity: O(*n*) in the number of layers, for each event on the way.
  public mutating func advance(to time: Double) {
    course.advance(to: time)
    for index in ahead.indices {
      ahead[index].advance(to: time + Double(index + 1) * OneSidedDifference.step)
    }
    measure()
  }

  private mutating func measure() {
    slots.read(subject, into: &values)
    guard !ahead.isEmpty else { return }
    let isHeld = readAhead(of: subject)
    velocities.removeAll(keepingCapacity: true)
    for index in values.indices { velocities.append(isHeld ? handRate(at: index) : freeRate(at: index)) }
  }

  /// Reads what comes next; returns whether a hand moves it.
  private mutating func readAhead(of subject: some Playable) -> Bool {
    var isHeld = false
    for index in steps.indices {
      if let moved = subject.handGoingOn(for: Double(index + 1) * OneSidedDifference.step) {
        isHeld = true
        slots.read(moved, into: &steps[index])
      } else {
        slots.read(ahead[index].subject, into: &steps[index])
      }
    }
    return isHeld
  }

  private func freeRate(at index: Int) -> Double {
    OneSidedDifference.rate(values[index], steps[0][index], steps[1][index], steps[2][index])
  }

  /// What is presented may lag behind the hand until its next move, as when a gesture has just begun, so only
  /// changes between later moves count.
  private func handRate(at index: Int) -> Double {
    (steps[2][index] - steps[0][index]) / (2 * OneSidedDifference.step)
  }
}

extension Playable {
  /// How many layers there are as the hand goes on, which velocities are read from: it may begin a transition.
  package var layerCountAhead: Int {
    (handGoingOn(for: OneSidedDifference.step) ?? self).tree.count
  }
}

/// Something played that is advanced through events known in advance.
public struct PlayedCourse: Sendable {
  /// What is played, as of the last `advance(to:)`.
  public private(set) var subject: any Playable
  /// The events still to come, in order of time.
  public private(set) var pending: ArraySlice<TimedEvent>

  /// Creates a course; events at the present time or before happen at the first `advance(to:)`.
  public init(_ subject: any Playable, events: ArraySlice<TimedEvent>) {
    self.subject = subject
    pending = events
  }

  /// Advances to `time` seconds on the subject's clock; the events on the way happen at their exact times.
  public mutating func advance(to time: Double) {
    while let next = pending.first, next.time <= time {
      pending.removeFirst()
      subject.advance(to: next.time)
      subject.handle(next.event)
    }
    subject.advance(to: time)
  }
}
