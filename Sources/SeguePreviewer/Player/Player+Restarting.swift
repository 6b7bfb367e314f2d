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
    subject = newOrigin
    startRun()
    (loopStart, loopRange) = marks
    log = newLog
    rehearse()
    seek(to: goal)
  }
}
