package import SegueTransitions

/// Plays one run of a subject — from rest, through its events, to the next rest — in both directions.
///
/// A run is the subject at its beginning plus a log of events; the subject at any position is recreated from
/// those, so that scrubbing shows exactly what playing showed. At position 0 the subject rests as it did
/// before the run's first event; at a later position, every event up to and including that position has
/// happened.
package struct Player: Sendable {
  /// A snapshot of the subject with the number of events that had happened.
  package struct Checkpoint: Sendable {
    package var subject: any Playable
    package var applied: Int

    package init(subject: any Playable, applied: Int) {
      self.subject = subject
      self.applied = applied
    }
  }

  /// Identifies a run and its state.
  package struct Version: Hashable, Sendable {
    /// Counts the runs; while it stays the same, so does the origin.
    package var run = 0
    /// Counts the changes to the run from outside.
    package var change = 0

    package init(run: Int = 0, change: Int = 0) {
      self.run = run
      self.change = change
    }
  }

  /// Changes whenever the run does.
  package private(set) var version = Version()
  /// The subject at the current position.
  package var subject: any Playable
  /// The subject at the beginning of the run.
  package var origin: any Playable
  package var log: [TimedEvent] = []
  /// How many events of the log `subject` has received.
  package var applied = 0
  /// Snapshots in order of time, all later than the origin.
  package var checkpoints: [Checkpoint] = []
  /// Seconds between checkpoints.
  package var checkpointSpacing: Double = 0.25

  /// The subject at the end of the run, if that is known.
  package var ending: (any Playable)?
  /// The subject right after the run's last event, with everything attached that it set in motion.
  package var opening: (any Playable)?
  /// The length of the run in seconds, as far as it is known.
  package var length: Double = 0
  /// Whether the run was still moving when the rehearsal gave up.
  package var isEndless = false
  /// Whether preview time passes.
  package var isPlaying = false
  /// Whether a live finger keeps the run open: its end is unknown, and time does not stop there.
  package var isHeld = false
  /// Whether time goes on at rest because more is to come: a recording keeps its pauses.
  package var keepsTime = false
  /// The fraction of a millisecond carried over while time is kept, in seconds.
  private var carriedSeconds: Double = 0
  package var isLooping = false
  /// Whether a loop plays back to its start before the next round.
  package var isPingPong = false
  /// Whether it is playing back.
  package var isReturning = false
  /// Mark A, until mark B makes it a range.
  package var loopStart: Double?
  /// The range from mark A to mark B, in seconds of the run.
  package var loopRange: ClosedRange<Double>?
  /// Preview seconds per second, unless a finger keeps the run open.
  package var speed: Double = 1
  /// The remaining pause between two rounds of a loop, in preview seconds.
  package var pauseLeft: Double = 0

  /// Creates a player at rest, without a run.
  package init(subject: any Playable) {
    self.subject = subject
    origin = subject
  }

  /// Seconds since the beginning of the run, 0…`length`.
  package var position: Double { subject.time - origin.time }

  /// Whether the subject rests as before the first event of the run.
  package var isRewound: Bool { applied == 0 && position <= 0 }

  /// Whether the whole run has been played.
  package var isAtEnd: Bool { !isHeld && applied == log.count && position >= length }

  /// Whether everything rests and time passes only to be recorded.
  package var isWaiting: Bool { keepsTime && !isHeld && position >= length && !subject.isAnimating }

  /// Whether the passage of time changes the picture.
  ///
  /// True at the end too: stopping there takes one more step.
  package var isMoving: Bool { isPlaying && (!isHeld || subject.isAnimating) }

  /// Begins an empty run at the current position.
  package mutating func startRun() {
    version.run += 1
    origin = subject
    log = []
    applied = 0
    checkpoints = []
    checkpointSpacing = 0.25
    length = 0
    ending = nil
    opening = nil
    isEndless = false
    isReturning = false
    loopStart = nil
    loopRange = nil
    pauseLeft = 0
  }

  /// Replaces this run with an earlier one that had ended.
  package mutating func takeBack(_ run: Player) {
    let number: Int = version.run
    self = run
    // Under its old number, what has been cached since would be taken for its own.
    version = Version(run: number + 1)
  }

  /// Records that the log was changed other than by `record`.
  package mutating func noteChange() { version.change += 1 }

  /// Applies an event now, and drops later events from the log.
  package mutating func record(_ event: SessionEvent) {
    version.change += 1
    log.removeSubrange(applied...)
    let now: Double = subject.time
    checkpoints.removeAll { $0.subject.time >= now }
    log.append(TimedEvent(time: now, event: event))
    applied = log.count
    subject.handle(event)
    if isHeld {
      length = max(length, position)
      ending = nil
      opening = nil
    } else {
      rehearse()
    }
  }

  /// Advances by wall-clock seconds.
  package mutating func elapse(_ wallSeconds: Double) {
    guard isPlaying, wallSeconds > 0 else { return }
    // As with the Simulator's slow animations, a touch stays in real time, since its speed matters.
    var seconds: Double = wallSeconds * (isHeld ? 1 : speed)
    if pauseLeft > 0 {
      pauseLeft -= seconds
      guard pauseLeft <= 0 else { return }
      seconds = -pauseLeft
      pauseLeft = 0
      seek(to: round.lowerBound)
    }
    if isReturning { return playBack(seconds) }
    let target: Double = keepsTime ? wholeMilliseconds(position + seconds) : position + seconds
    let end: Double = isLooping && !isHeld ? round.upperBound : length
    if isHeld || keepsTime || isEndless && target >= length {
      play(to: target)
      length = max(length, position)
    } else if target < end || position > end {
      play(to: min(target, length))
      if position >= length { finishRound() }
    } else {
      play(to: end)
      finishRound()
    }
  }

  /// Rounds a position to whole milliseconds, so that recordings have times that can be written down; carries
  /// the rest over.
  private mutating func wholeMilliseconds(_ wanted: Double) -> Double {
    let target: Double = ((wanted + carriedSeconds) * 1000).rounded() / 1000
    carriedSeconds += wanted - target
    return max(target, position)
  }

  /// Starts another round after a pause, or stops.
  private mutating func finishRound() {
    if isLooping && isPingPong && length > 0 {
      isReturning = true
    } else if isLooping && length > 0 {
      pauseLeft = loopPause
    } else {
      isPlaying = false
    }
  }

  /// The pause between rounds in preview seconds, long enough to see where one ended.
  private var loopPause: Double { 0.5 * min(speed, 1) }
}
