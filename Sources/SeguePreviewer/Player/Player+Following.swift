extension Player {
  /// Puts other events in the log's place, and goes back as far as they differ from those that have happened.
  ///
  /// The events keep their times; the play head may have to be moved to where it was.
  mutating func replaceLog(by events: [LoggedEvent]) where Subject.Event: Equatable {
    let same: Int = zip(log, events).prefix { $0.time == $1.time && $0.event == $1.event }.count
    let firstOther: Double =
      [log, events].compactMap { same < $0.count ? $0[same].time : nil }.min() ?? .infinity
    log = events
    noteChange()
    checkpoints.removeAll { $0.subject.time >= firstOther }
    ending = nil
    opening = nil
    guard subject.time >= firstOther else { return }
    let checkpoint: Checkpoint? = checkpoints.last
    subject = checkpoint?.subject ?? origin
    applied = checkpoint?.applied ?? 0
  }
}
