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
