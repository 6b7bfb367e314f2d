/// The motion of a scroll view's content offset on one axis after the finger lifts.
///
/// Inside the bounds the offset decays. When it meets an edge, a critically damped spring takes over its
/// value and velocity and brings it back. A release beyond an edge starts on that spring; if it was flung
/// back hard enough to cross the edge, it decays from there. Value and velocity are continuous from phase to
/// phase; at `duration` the offset snaps over the last `restDistance` points or less.
public struct ScrollDeceleration: Hashable, Sendable {
  /// The distance from the rest position, in points, at which the motion is over.
  public static let restDistance: Double = 0.1
  /// The spring at the edges: critically damped, at rest after about a second.
  public static let edgeSpring = Spring(mass: 1, stiffness: 100, damping: 20)

  /// The seconds from the release until the motion is over.
  public let duration: Double
  /// The offset at which it comes to rest, in points.
  public let restPosition: Double
  /// One to three, in order of time.
  private let phases: [ScrollPhase]

  /// Creates the motion that follows a release.
  ///
  /// - Parameters:
  ///   - position: The offset at release in points, as shown, rubber band included.
  ///   - velocity: In points per second. Both are clamped to ±1e9, and count as 0 if they are not finite.
  ///   - bounds: The offsets at the two ends of the content, in points.
  ///   - decay: The deceleration inside the bounds.
  ///   - bounces: Whether the motion goes on beyond an edge; without it, it ends there.
  public init(
    from position: Double,
    velocity: Double,
    bounds: ClosedRange<Double>,
    decay: Decay = .normal,
    bounces: Bool = true
  ) {
    let isLeaving =
      (position >= bounds.upperBound && velocity > 0) || (position <= bounds.lowerBound && velocity < 0)
    let velocity: Double = isLeaving && !bounces ? 0 : velocity
    var next: ScrollPhase? = ScrollPhase(
      startTime: 0,
      position: position.isFinite ? position.clamped(to: -1e9...1e9, otherwise: 0) : 0,
      velocity: velocity.isFinite ? velocity.clamped(to: -1e9...1e9, otherwise: 0) : 0,
      bounds: bounds,
      decay: decay
    )
    var phases: [ScrollPhase] = []
    // At most back over one edge, through the inside, and beyond the other edge.
    while let phase = next, phases.count < 3 {
      phases.append(phase)
      next = phase.successor(bounds: bounds, decay: decay)
      if let edge = next, !bounces {
        self.phases = phases
        duration = edge.startTime
        restPosition = edge.start
        return
      }
    }
    self.phases = phases
    let last = phases[phases.count - 1]
    duration = last.startTime + last.restDelay
    restPosition = last.restPosition
  }

  /// Returns the content offset in points, `seconds` after the release.
  public func position(at seconds: Double) -> Double {
    guard seconds < duration else { return restPosition }
    let phase = phase(at: seconds)
    return phase.position(after: seconds - phase.startTime)
  }

  /// Returns the velocity in points per second, `seconds` after the release; 0 from `duration` on.
  public func velocity(at seconds: Double) -> Double {
    guard seconds < duration else { return 0 }
    let phase = phase(at: seconds)
    return phase.velocity(after: seconds - phase.startTime)
  }

  private func phase(at seconds: Double) -> ScrollPhase {
    phases.last { $0.startTime <= seconds } ?? phases[0]
  }
}
