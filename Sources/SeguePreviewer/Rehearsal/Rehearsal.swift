import SegueDocuments
import SegueGeometry
import SegueModel
import SegueScenes
import SegueTransitions
import SeguePlayer

/// A scene or a program at work: where it comes from, what it is shown on, its run, and the fingers on it.
///
/// It knows no screen. Times passed to it are wall-clock seconds with an arbitrary origin.
struct Rehearsal: Sendable {
  /// The scene; of a program, what it has of one: a title and a device.
  var scene: Scene
  /// Where the program comes from; nil for a scene.
  var program: ProgramDesk?
  /// The file behind the scene; nil if there is none, so that nothing can be tuned.
  var document: SceneDocument?
  /// Whether the file no longer exists.
  var isFileMissing = false
  /// What is wrong with the file on disk, while the last valid scene stays.
  var problem: DocumentError?
  /// A message in place of the footer until the next input.
  var notice: Notice?
  var options: Session.Options
  var player: Player
  /// The run that had ended when a touch began, until the touch has moved something.
  var touchedRun: Player?
  var finger: Finger?
  /// The two fingers of a pinch; never at the same time as `finger`.
  var pinch: Pinch?
  /// The transition that the user chose, if it is among the choices.
  var chosenName: String?
  /// The recording, and the gestures that can be performed.
  var gestures = GestureDesk()
  /// Whether playback stops at each marker of the transition.
  var stopsAtMarkers = false
  /// The time of the last tick; nil before the first.
  private var lastTick: Double?
  private(set) var isPrepared = false
  /// The last reported fault in the scene's expressions.
  var toldFault: EvaluationFault?

  /// Opens a scene on its first screen, or a program at its start, with a transition ready to play.
  init(scene: Scene, program: ProgramDesk? = nil, options: Session.Options, transition: String? = nil) {
    self.scene = scene
    self.program = program
    self.options = options
    chosenName = transition
    if let screen = transition.flatMap(scene.transition(named:))?.from { self.options.startScreen = screen }
    player = Player(subject: program?.start ?? Session(scene: scene, options: self.options))
  }

  /// Opens the scene's file, which can then be tuned.
  mutating func open(_ document: SceneDocument) { self.document = document }

  var session: any Playable { player.subject }

  /// The transitions that can be chosen: until the run is over, those of the screen it began on.
  var choices: [TransitionDefinition] {
    (player.isAtEnd && !player.isRewound ? player.subject : player.origin).availableTransitions
  }

  /// The transition that Enter runs.
  var chosen: TransitionDefinition? {
    let choices: [TransitionDefinition] = self.choices
    return choices.first { $0.name == chosenName } ?? choices.first
  }

  /// The outcome of the run's last gesture until the next one begins; outcomes from before the run do not
  /// count.
  var verdict: GestureVerdict? {
    guard session.lastVerdict != player.origin.lastVerdict else { return nil }
    return session.lastVerdict?.tellingTokens(of: document?.knobs ?? [])
  }

  /// The trail of the live fingers, or else of those in the run being played.
  var touchTrail: TouchTrail {
    let isOver: Bool = player.isAtEnd && !player.isHeld
    return TouchTrail(isOver ? [] : player.log[..<player.applied], at: session.time)
  }

  /// Whether something touches the device.
  var isTouched: Bool { finger != nil || pinch != nil }

  /// Whether a later moment would differ.
  func isMoving(at now: Double) -> Bool {
    !isPrepared || player.isMoving || finger?.isMoving(at: now) == true || pinch != nil
  }
}

// MARK: Time

extension Rehearsal {
  /// Advances to `now`.
  ///
  /// The chosen transition is rehearsed at the second tick, so that the first frame need not wait for it.
  mutating func tick(_ now: Double) {
    if let lastTick {
      prepare()
      pass(from: lastTick, to: now)
    }
    lastTick = now
    touchWithFinger(at: now)
    pinchWithFingers(at: now)
    tellFault()
  }

  /// Advances time, in small steps under a touch: the path of the fingers counts, however late a frame is.
  private mutating func pass(from start: Double, to now: Double) {
    let step: Double = max(Self.touchStep, (now - start) / Self.mostTouchSteps)
    var time: Double = start
    while finger != nil || pinch != nil, now - time > step {
      time += step
      elapse(step)
      touchWithFinger(at: time)
      pinchWithFingers(at: time)
    }
    elapse(now - time)
  }

  /// Advances the run by a number of seconds, but no further than a marker if playback stops there.
  private mutating func elapse(_ seconds: Double) {
    let start: Double = player.position
    player.elapse(seconds)
    guard stopsAtMarkers, player.position > start else { return }
    let passed: RunMarker? = markers.first { start + 1e-6 < $0.time && $0.time <= player.position }
    guard let passed else { return }
    player.seek(to: passed.time)
    player.isPlaying = false
    notice = Notice("marker \(passed.name)")
  }

  /// The longest step under a touch in seconds: slightly more than a frame.
  private static let touchStep = 0.02
  /// Beyond this many steps they grow longer, so that a slow machine does not fall further behind.
  private static let mostTouchSteps = 16.0

  /// Makes the chosen transition ready to play, unless that has been done.
  mutating func prepare() {
    guard !isPrepared else { return }
    isPrepared = true
    arm()
  }

  /// Skips the time since the last tick, during which the process was stopped.
  mutating func resume(at now: Double) { lastTick = now }
}
