import SegueTransitions

extension Player {
  /// The rate at which frames are counted.
  package static var framesPerSecond: Double { 60 }

  /// Moves to a position in seconds, clamped to the run.
  ///
  /// Costs at most the playing time between two checkpoints, plus whatever has never been played.
  package mutating func seek(to newPosition: Double) {
    let target: Double = min(max(newPosition, 0), length)
    pauseLeft = 0
    if target <= 0 {
      subject = origin
      applied = 0
      return
    }
    if target < position { restore(before: target) }
    skipAhead(to: target)
    play(to: target)
  }

  /// Steps by whole frames to a multiple of 1/60 s, and pauses.
  package mutating func step(frames: Int) {
    isPlaying = false
    let here: Double = position * Self.framesPerSecond
    let tolerance: Double = 1e-6
    let base: Double = frames > 0 ? (here + tolerance).rounded(.down) : (here - tolerance).rounded(.up)
    let target: Double = (base + Double(frames)) / Self.framesPerSecond
    // The end of a run is rarely a whole frame, but the last step must reach it.
    seek(to: target)
  }

  /// Plays forwards to a position, applying each event at its own time.
  package mutating func play(to newPosition: Double) {
    let target: Double = origin.time + newPosition
    while applied < log.count, log[applied].time <= target {
      subject.advance(to: log[applied].time)
      subject.handle(log[applied].event)
      applied += 1
    }
    subject.advance(to: target)
    keepCheckpoint()
  }

  /// Goes back to the last checkpoint at or before a position, or to the origin.
  private mutating func restore(before position: Double) {
    let time: Double = origin.time + position
    if let checkpoint = checkpoints.last(where: { $0.subject.time <= time }) {
      subject = checkpoint.subject
      applied = checkpoint.applied
    } else {
      subject = origin
      applied = 0
    }
  }

  /// Jumps ahead to a checkpoint between here and a later position.
  private mutating func skipAhead(to position: Double) {
    let time: Double = origin.time + position
    guard let checkpoint = checkpoints.last(where: { $0.subject.time <= time }) else { return }
    guard checkpoint.subject.time > subject.time else { return }
    subject = checkpoint.subject
    applied = checkpoint.applied
  }

  /// Adds a checkpoint if the last one is far enough back.
  ///
  /// If there are too many, every second one is dropped, so that long runs stay cheap.
  private mutating func keepCheckpoint() {
    let last: Double = checkpoints.last?.subject.time ?? origin.time
    guard subject.time >= last + checkpointSpacing else { return }
    checkpoints.append(Checkpoint(subject: subject, applied: applied))
    guard checkpoints.count > 128 else { return }
    checkpoints = checkpoints.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    checkpointSpacing *= 2
  }
}
