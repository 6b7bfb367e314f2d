public import SegueGestures
public import SegueGeometry
public import SegueModel
public import SegueTransitions

/// A course of a scene, at a moment to which one can go back.
///
/// What a hand does is added to it, in place of what would have come.
public struct PageRun: Sendable {
  /// The scene at this moment.
  public private(set) var session: Session
  /// Seconds until nothing moves after the last event, as far as it is known.
  public private(set) var length = 0.0
  /// Whether a finger is down.
  public private(set) var isHeld = false

  private let origin: Session
  private var events: [TimedEvent]
  private var applied = 0
  private var checkpoints: [Checkpoint] = []
  /// Seconds between checkpoints.
  private var spacing = 0.25

  /// A moment with the number of events that had happened by then.
  private struct Checkpoint: Sendable {
    var session: Session
    var applied: Int
  }

  /// Seconds that are looked ahead for a rest after the last event.
  private static let patience = 60.0
  private static let mostCheckpoints = 128

  /// Starts a course at time 0.
  public init(_ course: PageCourse, of scene: Scene, options: Session.Options) {
    var options = options
    options.startScreen = course.startScreen
    options.orientation = course.orientation
    origin = Session(scene: scene, options: options)
    session = origin
    events = course.events
    play(to: 0)
    measure()
  }

  /// Seconds since the start.
  public var time: Double { session.time }

  /// Whether the picture changes as time passes.
  public var isMoving: Bool { session.isAnimating || applied < events.count }

  /// Goes to a time from 0 to the length.
  ///
  /// - Complexity: At most the playing of a quarter of a second, and of what has never been played.
  public mutating func seek(to newTime: Double) {
    let target = min(max(newTime.isFinite ? newTime : 0, 0), max(length, time))
    if target < time {
      let last = checkpoints.last { $0.session.time <= target }
      session = last?.session ?? origin
      applied = last?.applied ?? 0
    }
    play(to: target)
  }

  /// Lets time pass, beyond the length too.
  public mutating func advance(to newTime: Double) {
    guard newTime.isFinite else { return }
    play(to: newTime)
    length = max(length, time)
  }

  /// A finger touches, moves or leaves.
  public mutating func touch(_ phase: PointerEvent.Phase, at place: Point) {
    isHeld = phase == .began || phase == .moved
    handle(.pointer(PointerEvent(phase: phase, location: place, time: time)))
  }

  /// Two fingers land, move or leave; `scale` is their distance relative to the start.
  public mutating func pinch(_ phase: PointerEvent.Phase, scale: Double, at place: Point) {
    isHeld = phase == .began || phase == .moved
    handle(.pinch(phase, scale: scale, at: place))
  }

  /// Something happens now; what would have come later does not.
  public mutating func handle(_ event: SessionEvent) {
    events.removeSubrange(applied...)
    let now = time
    checkpoints.removeAll { $0.session.time >= now }
    events.append(TimedEvent(time: time, event: event))
    play(to: time)
    if !isHeld { measure() }
  }

  private mutating func play(to target: Double) {
    while applied < events.count, events[applied].time <= target {
      session.advance(to: events[applied].time)
      session.handle(events[applied].event)
      applied += 1
    }
    session.advance(to: target)
    keepCheckpoint()
  }

  /// Plays a copy until nothing moves, by frames of 1/60 s as other exports do.
  private mutating func measure() {
    var copy = self
    let limit = (events.last?.time ?? 0) + Self.patience
    while copy.applied < copy.events.count || copy.session.isAnimating, copy.time < limit {
      guard copy.applied < copy.events.count || copy.session.stalledTransition == nil else { break }
      copy.play(to: ((copy.time * 60 + 1e-6).rounded(.down) + 1) / 60)
    }
    length = copy.time
    if checkpoints.isEmpty {
      checkpoints = copy.checkpoints
      spacing = copy.spacing
    }
  }

  /// Every second checkpoint is dropped when there are many, so that long runs stay cheap.
  private mutating func keepCheckpoint() {
    guard time >= (checkpoints.last?.session.time ?? 0) + spacing else { return }
    checkpoints.append(Checkpoint(session: session, applied: applied))
    guard checkpoints.count > Self.mostCheckpoints else { return }
    checkpoints = checkpoints.enumerated().filter { $0.offset % 2 == 1 }.map { $0.element }
    spacing *= 2
  }
}
