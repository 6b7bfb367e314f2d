extension Player {
  /// A run still moving after so many seconds is taken for endless.
  static var longestRehearsal: Double { 30 }

  /// Finds how long the run is by playing a copy of it to its rest.
  ///
  /// The end is exact to a microsecond. Leaves checkpoints all along the run.
  mutating func rehearse() {
    var copy: Player = self
    copy.play(to: max(copy.position, (log.last?.time ?? origin.time) - origin.time))
    opening = copy.subject
    let limit: Double = copy.position + Self.longestRehearsal
    var moving: Subject = copy.subject
    while copy.subject.isAnimating && copy.position < limit {
      moving = copy.subject
      copy.play(to: copy.position + checkpointSpacing)
    }
    isEndless = copy.subject.isAnimating
    length = isEndless ? copy.position : Self.rest(after: moving, before: copy.subject.time) - origin.time
    ending = copy.subject
    checkpoints = copy.checkpoints
    checkpointSpacing = copy.checkpointSpacing
    checkpoints.removeAll { $0.subject.time > origin.time + length }
  }

  /// No longer lets time go on at rest: the run ends when what its last event set going does.
  mutating func stopKeepingTime() {
    guard keepsTime else { return }
    keepsTime = false
    guard let last = log.last else { return }
    seek(to: last.time - origin.time)
    rehearse()
  }

  /// The time at which a moving subject comes to rest, known to be at most `latest`.
  private static func rest(after moving: Subject, before latest: Double) -> Double {
    guard moving.isAnimating else { return moving.time }
    var early: Double = moving.time
    var late: Double = latest
    while late - early > 1e-6 {
      let middle: Double = (early + late) / 2
      var probe: Subject = moving
      probe.advance(to: middle)
      if probe.isAnimating { early = middle } else { late = middle }
    }
    return late
  }
}
