import SegueCells
import SegueDocuments
import SegueGeometry
import SegueGestures
import SegueModel
import SegueScenes
import SegueTransitions
import SegueInterface
import SeguePlayer

/// A scene or a program being previewed: everything the user can see and change, independent of a terminal.
///
/// Times passed to it are wall-clock seconds with an arbitrary origin.
struct Preview: Sendable {
  /// A press of the mouse in progress.
  enum Drag: Hashable, Sendable {
    case device, timeline
    /// Turns the exploded view; the mouse was last at this position on the screen, in cells.
    case turn(Point, hasMoved: Bool)
    /// May select the layer at this place of the canvas.
    case pick(Point)
    /// Began on the panel with this name.
    case panel(String)
  }

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
  var drag: Drag?
  /// The transition that the user chose, if it is among the choices.
  var chosenName: String?
  var zoom = StageZoom()
  var views = StageViews()
  /// Where the mouse last was on the canvas.
  var pointed: Point?
  var panels = PanelDeck()
  /// The id of the selected layer, which may not be on the current screen.
  var selection: String?
  /// What can be taken away, while the list is open.
  var takeaways: ChoiceBox<Takeaway>?
  /// The file that is being made.
  var writing: TakeawayJob?
  /// Whether the menu of panels is open.
  var showsPanelMenu = false
  /// The page of the help on top of everything; nil if it is closed.
  var helpPage: Int?
  /// The recording, and the gestures that can be performed.
  var gestures = GestureDesk()
  var showsSafeArea = false
  /// Whether the stage has the device's rounded corners.
  var roundsCorners = true
  var showsStatistics = false
  /// Whether playback stops at each marker of the transition.
  var stopsAtMarkers = false
  var capturesMouse = true
  /// The meaning of each key.
  var keys: KeyMap
  /// Whether there is a gallery to go back to.
  let hasGallery: Bool
  /// A cell's height divided by its width.
  var cellAspect: Double
  var size: GridSize
  /// The layout last used, and what it was for.
  var laidOut: (plan: LayoutPlan, layout: PreviewLayout)?
  /// The statistics of the last second, as measured by the run loop.
  var statistics = FrameStatistics()
  /// The time of the last tick; nil before the first.
  private var lastTick: Double?
  private var isPrepared = false
  /// The last reported fault in the scene's expressions.
  var toldFault: EvaluationFault?

  /// Opens a scene on its first screen, or a program at its start, with its chosen transition ready to play.
  init(
    scene: Scene,
    program: ProgramDesk? = nil,
    options: PreviewerOptions,
    keys: KeyMap = .standard,
    size: GridSize,
    cellAspect: Double,
    hasGallery: Bool = false
  ) {
    self.scene = scene
    self.program = program
    self.size = size
    self.cellAspect = cellAspect
    self.keys = keys
    self.hasGallery = hasGallery
    self.options = Self.options(options, size: size, cellAspect: cellAspect)
    chosenName = options.transition
    if let screen = options.transition.flatMap(scene.transition(named:))?.from {
      self.options.startScreen = screen
    }
    player = Player(subject: program?.start ?? Session(scene: scene, options: self.options))
    player.speed = Speed.clamp(options.speed)
    let defaults: Configuration.Defaults = options.configuration.defaults
    player.isLooping = defaults.loops || defaults.pingPong
    player.isPingPong = defaults.pingPong
    capturesMouse = defaults.capturesMouse
    showsStatistics = defaults.showsStatistics
  }

  /// The options for sessions on a terminal of a size.
  static func options(_ options: PreviewerOptions, size: GridSize, cellAspect: Double) -> Session.Options {
    var session: Session.Options = options.session
    session.terminalCanvas = terminalCanvas(size: size, cellAspect: cellAspect)
    return session
  }

  /// The canvas if the terminal is the device: a column counts as 10 pt.
  static func terminalCanvas(size: GridSize, cellAspect: Double) -> Size {
    let stage: CellRect = PreviewLayout(size: size).work
    return Size(
      width: Double(max(stage.columns, 1)) * 10,
      height: Double(max(stage.rows, 1)) * 10 * cellAspect
    )
  }

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

  /// Whether a later frame would differ.
  func isMoving(at now: Double) -> Bool {
    !isPrepared || player.isMoving || finger?.isMoving(at: now) == true || pinch != nil || hasBusyPanel
      || writing != nil
  }

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
    refreshViews()
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
    let passed: TimelineSheet.Marker? = markers.first { start + 1e-6 < $0.time && $0.time <= player.position }
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

/// A message to the user.
struct Notice: Hashable, Sendable {
  /// What must be confirmed by repeating the command.
  enum Question: Hashable, Sendable {
    case overwrite, discard
  }

  var text: String
  var isWarning: Bool
  var question: Question?

  init(_ text: String, isWarning: Bool = false, question: Question? = nil) {
    self.text = text
    self.isWarning = isWarning
    self.question = question
  }

  /// Draws it over a line.
  func draw(on line: CellRect, with painter: inout GridPainter) {
    let style: Theme.Style = isWarning ? painter.theme.caution : painter.theme.accent
    painter.fill(line, style: painter.theme.text)
    painter.put(text, column: line.column + 1, row: line.row, style: style, limit: line.columns - 2)
  }
}
