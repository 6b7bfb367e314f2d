import SegueTransitions

extension Player {
  /// Seconds after which a run that still moves counts as endless.
  package static var longestRehearsal: Double { 30 }

  /// Determines the length of the run by playing a copy to its rest.
  ///
  /// Exact to a microsecond. Leaves checkpoints along the whole run.
  package mutating func rehearse() {
    var copy: Player = self
    copy.play(to: max(copy.position, (log.last?.time ?? origin.time) - origin.time))
    opening = copy.subject
    let limit: Double = copy.position + Self.longestRehearsal
    var moving: any Playable = copy.subject
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

  /// Stops keeping time at rest: the run ends when everything set in motion by its last event does.
  package mutating func stopKeepingTime() {
    guard keepsTime else { return }
    keepsTime = false
    guard let last = log.last else { return }
    seek(to: last.time - origin.time)
    rehearse()
  }

  /// The time at which a moving subject comes to rest, known to be no later than `latest`.
  private static func rest(after moving: any Playable, before latest: Double) -> Double {
    guard moving.isAnimating else { return moving.time }
    var early: Double = moving.time
    var late: Double = latest
    while late - early > 1e-6 {
      let middle: Double = (early + late) / 2
      var probe: any Playable = moving
      probe.advance(to: middle)
      if probe.isAnimating { early = middle } else { late = middle }
    }
    return late
  }
}
