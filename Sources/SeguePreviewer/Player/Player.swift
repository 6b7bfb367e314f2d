import SegueTransitions

/// Plays one run of a subject — from a moment of rest, through its events, to the next — in both directions.
///
/// A run is the subject at its beginning plus a log of events; the subject at any position is made again from
/// those, so that scrubbing shows exactly what playing showed. At position 0 the subject rests as before the
/// run's first event; at a later position every event up to and including it has happened.
struct Player<Subject: Playable>: Sendable {
  /// An event and the subject's time when it came.
  struct LoggedEvent: Sendable {
    var time: Double
    var event: Subject.Event
  }

  /// The subject on the way, with the number of events that had happened.
  struct Checkpoint: Sendable {
    var subject: Subject
    var applied: Int
  }

  /// Tells runs, and what has become of one, apart from another.
  struct Version: Hashable, Sendable {
    /// Counts the runs begun; as long as it stays, the origin does.
    var run = 0
    /// Counts what has happened to the run from outside.
    var change = 0
  }

  /// Differs after whatever makes the run another one.
  private(set) var version = Version()
  /// The subject at the present position.
  var subject: Subject
  /// The subject as the run found it.
  var origin: Subject
  var log: [LoggedEvent] = []
  /// How many events of the log have happened to `subject`.
  var applied = 0
  /// By rising time, all later than the origin.
  var checkpoints: [Checkpoint] = []
  /// Seconds between checkpoints.
  var checkpointSpacing: Double = 0.25

  /// The subject at the run's end, where that is known.
  var ending: Subject?
  /// The subject just after the run's last event, everything that it set going attached.
  var opening: Subject?
  /// Seconds of the run, as far as it is known.
  var length: Double = 0
  /// Whether the run was still moving when the rehearsal gave up.
  var isEndless = false
  /// Preview seconds passing, rather than standing still.
  var isPlaying = false
  /// Whether a live finger keeps the run open: its end is not known and time does not stop there.
  var isHeld = false
  /// Whether time goes on where everything rests, since more is to happen: what is recorded keeps its pauses.
  var keepsTime = false
  /// Seconds that have passed but are no whole millisecond yet, while time is kept.
  private var carriedSeconds: Double = 0
  var isLooping = false
  /// Whether a loop goes back the way it came.
  var isPingPong = false
  /// Whether it is on its way back.
  var isReturning = false
  /// Mark A, until mark B makes a range of them.
  var loopStart: Double?
  /// From mark A to mark B, in seconds of the run.
  var loopRange: ClosedRange<Double>?
  /// Preview seconds per second, while no finger keeps the run open.
  var speed: Double = 1
  /// Preview seconds left of the pause between two rounds of a loop.
  var pauseLeft: Double = 0

  /// Creates a player at rest, without a run.
  init(subject: Subject) {
    self.subject = subject
    origin = subject
  }

  /// Seconds since the run's beginning, 0…`length`.
  var position: Double { subject.time - origin.time }

  /// Whether the subject rests as before the run's first event.
  var isRewound: Bool { applied == 0 && position <= 0 }

  /// Whether the whole run has been played.
  var isAtEnd: Bool { !isHeld && applied == log.count && position >= length }

  /// Whether everything rests and time goes on only to be kept.
  var isWaiting: Bool { keepsTime && !isHeld && position >= length && !subject.isAnimating }

  /// Whether time will change the picture.
  ///
  /// At the end too: it takes one more step of time to stop there.
  var isMoving: Bool { isPlaying && (!isHeld || subject.isAnimating) }

  /// Begins an empty run here.
  mutating func startRun() {
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

  /// Puts a run that had ended in this one's place.
  mutating func takeBack(_ run: Player) {
    let number: Int = version.run
    self = run
    // Under its old number what is remembered of runs since would be taken for this one's.
    version = Version(run: number + 1)
  }

  /// Notes that another than `record` has changed the log.
  mutating func noteChange() { version.change += 1 }

  /// Lets an event happen now; what the log held for later is forgotten.
  mutating func record(_ event: Subject.Event) {
    version.change += 1
    log.removeSubrange(applied...)
    let now: Double = subject.time
    checkpoints.removeAll { $0.subject.time >= now }
    log.append(LoggedEvent(time: now, event: event))
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

  /// Lets so many wall-clock seconds pass.
  mutating func elapse(_ wallSeconds: Double) {
    guard isPlaying, wallSeconds > 0 else { return }
    // As with the Simulator's slow animations the hand stays in real time: its speed is what it does.
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

  /// A position at a whole millisecond, so that what is recorded has times that can be written; the rest is carried on.
  private mutating func wholeMilliseconds(_ wanted: Double) -> Double {
    let target: Double = ((wanted + carriedSeconds) * 1000).rounded() / 1000
    carriedSeconds += wanted - target
    return max(target, position)
  }

  /// At the run's end: another round after a pause, or a stop.
  private mutating func finishRound() {
    if isLooping && isPingPong && length > 0 {
      isReturning = true
    } else if isLooping && length > 0 {
      pauseLeft = loopPause
    } else {
      isPlaying = false
    }
  }

  /// Long enough for the eye to see where a round ended; preview seconds.
  private var loopPause: Double { 0.5 * min(speed, 1) }
}

/// What a player plays: a value that time and events change, the same way every time.
protocol Playable: Sendable {
  associatedtype Event: Sendable

  /// Seconds since its start.
  var time: Double { get }
  /// Whether anything moves or is due.
  var isAnimating: Bool { get }
  mutating func advance(to newTime: Double)
  mutating func handle(_ event: Event)
}

extension Session: Playable {}
