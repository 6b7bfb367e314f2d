extension Player {
  /// Plays the same events from another beginning, at the times they had in the run, and goes to where it was.
  ///
  /// What an event says of its own time has to be adjusted; speed, loop and whether it plays stay as they are.
  mutating func restart(from newOrigin: Subject, adjusting: (Subject.Event) -> Subject.Event) {
    let goal: Double = isAtEnd && !isRewound ? .infinity : position
    let newLog: [LoggedEvent] = log.map { entry in
      LoggedEvent(time: entry.time - origin.time + newOrigin.time, event: adjusting(entry.event))
    }
    let marks = (loopStart, loopRange)
    load(newLog, from: newOrigin)
    (loopStart, loopRange) = marks
    seek(to: goal)
  }

  /// Makes a run of a beginning and its events, at their own times, and stands at its beginning.
  mutating func load(_ events: [LoggedEvent], from newOrigin: Subject) {
    subject = newOrigin
    startRun()
    log = events
    rehearse()
    seek(to: 0)
  }
}
