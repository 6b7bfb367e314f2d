public import SegueModel

/// Reads what is presented of every layer, and how fast it changes, along a session's course.
///
/// Values are those of `Session.layerSamples()`. A velocity is the derivative from the moment on: that of the motion
/// as it runs by itself, or, while a hand moves something, that of the hand going on at its own velocity. It is a
/// one-sided difference (`OneSidedDifference`), which is exactly 0 at rest. Under a hand it is the difference between
/// the next moves but one.
public struct MotionProbe: Sendable {
  /// The layers' names as samples give them, in the order in which they appeared.
  public var layers: [String] { slots.names }
  /// Whether each layer has so far changed its place in its superlayer, its size or its transform; one that is only
  /// carried along has not.
  public var haveMoved: [Bool] { slots.haveMoved }
  /// `LayerMeasure.count` numbers a layer; not a number for a layer that is not on screen, nor for what it has not, as
  /// the size of a font.
  public private(set) var values: [Double] = []
  /// As `values`, in their units per second; empty where they are not wanted.
  public private(set) var velocities: [Double] = []
  /// The session as it is at the time that was last advanced to.
  public var session: Session { course.session }

  private var course: SessionCourse
  /// The same course, each a step further on than the one before.
  private var ahead: [SessionCourse]
  private var slots: LayerSlots
  private var steps: [[Double]] = Array(repeating: [], count: 3)

  /// Begins at a session's present time, what is due then done.
  ///
  /// - Parameters:
  ///   - session: Where it begins.
  ///   - events: What is to happen, by rising time.
  ///   - layers: Names that have the first places, as another probe has given them.
  ///   - velocities: Whether velocities are wanted, which takes four times as long.
  public init(
    _ session: Session,
    events: ArraySlice<TimedEvent> = [],
    layers: [String] = [],
    velocities: Bool = true
  ) {
    slots = LayerSlots(names: layers)
    course = SessionCourse(session, events: events)
    ahead = velocities ? Array(repeating: course, count: 3) : []
    advance(to: session.time)
  }

  /// Whether nothing moves any more, or nothing but a transition that its animator never completes, and nothing is
  /// to come.
  public var isOver: Bool {
    course.pending.isEmpty && (!session.isAnimating || session.stalledTransition != nil)
  }

  /// How fast a measure of the layer in a place of `layers` changes, in its units per second.
  public func velocity(of measure: LayerMeasure, slot: Int) -> Double {
    velocities[slot * LayerMeasure.count + measure.index]
  }

  /// Goes to a time, in seconds of the session's clock, and reads what is presented then.
  ///
  /// Linear in the number of layers; a time before the present one changes nothing.
  public mutating func advance(to time: Double) {
    course.advance(to: time)
    for index in ahead.indices {
      ahead[index].advance(to: time + Double(index + 1) * OneSidedDifference.step)
    }
    measure()
  }

  private mutating func measure() {
    slots.read(session, into: &values)
    guard !ahead.isEmpty else { return }
    if let hand = session.hand {
      for index in steps.indices {
        var moved = session
        moved.move(hand, by: Double(index + 1) * OneSidedDifference.step)
        slots.read(moved, into: &steps[index])
      }
    } else {
      for index in steps.indices { slots.read(ahead[index].session, into: &steps[index]) }
    }
    velocities.removeAll(keepingCapacity: true)
    let isHeld = session.hand != nil
    for index in values.indices { velocities.append(isHeld ? handRate(at: index) : freeRate(at: index)) }
  }

  private func freeRate(at index: Int) -> Double {
    OneSidedDifference.rate(values[index], steps[0][index], steps[1][index], steps[2][index])
  }

  /// What is seen may lag behind the hand until its next move, as when a gesture has just begun: only what further
  /// moves change counts.
  private func handRate(at index: Int) -> Double {
    (steps[2][index] - steps[0][index]) / (2 * OneSidedDifference.step)
  }
}

/// A session on its way through events that are known beforehand.
public struct SessionCourse: Sendable {
  /// The session as of the last `advance(to:)`.
  public private(set) var session: Session
  /// What is still to happen, by rising time.
  public private(set) var pending: ArraySlice<TimedEvent>

  /// Sends a session on its way; events of the present time and before happen at the first `advance(to:)`.
  public init(_ session: Session, events: ArraySlice<TimedEvent>) {
    self.session = session
    pending = events
  }

  /// Lets time pass up to `time` seconds of the session's clock; the events on the way happen at their exact times.
  public mutating func advance(to time: Double) {
    while let next = pending.first, next.time <= time {
      pending.removeFirst()
      session.advance(to: next.time)
      session.handle(next.event)
    }
    session.advance(to: time)
  }
}

/// How fast something changes from a moment on, by what it is then and a little later.
///
/// A one-sided difference of third order,
///
///     f'(0) = (18 (f₁ − f₀) − 9 (f₂ − f₀) + 2 (f₃ − f₀)) / 6h − h³ f⁗/4
///
/// in steps of ten microseconds, where a spring's fourth derivative and the rounding of a canvas's points both stay
/// below a millionth. Differences to the first value first: where nothing changes it is exactly 0.
enum OneSidedDifference {
  /// Seconds between the values.
  static let step = 1e-5

  /// The rate of change, a second.
  static func rate(
    _ here: Double,
    _ first: Double,
    _ second: Double,
    _ third: Double,
    step: Double = step
  ) -> Double {
    let rise: Double = 18 * (first - here) - 9 * (second - here)
    return (rise + 2 * (third - here)) / (6 * step)
  }
}
