import SegueCells
import SegueDocuments
import SegueGeometry
import SegueGestures
import SegueModel
import SegueScenes
import SegueTransitions

/// A scene being previewed: everything the user can see and change, but no terminal.
///
/// Times given to it are wall-clock seconds from any start.
struct Preview: Sendable {
  /// A press of the mouse that goes on.
  enum Drag: Hashable, Sendable {
    case device, timeline
    /// Turns the exploded view; was last at this place of the screen, in cells.
    case turn(Point, hasMoved: Bool)
    /// May become the selection of the layer at this place of the canvas.
    case pick(Point)
    /// Began on the panel of this name.
    case panel(String)
  }

  var scene: Scene
  /// The file behind the scene; nil: there is none, and nothing can be tuned.
  var document: SceneDocument?
  /// Whether the file is not there any more.
  var isFileMissing = false
  /// What is wrong with the file as it is on disk, while the last good scene goes on.
  var problem: DocumentError?
  /// A line in the footer's place until the next input.
  var notice: Notice?
  var options: Session.Options
  var player: Player<Session>
  /// The run that had ended when a touch began, until that has moved something.
  var touchedRun: Player<Session>?
  var finger: Finger?
  /// The two fingers of a pinch; never beside `finger`.
  var pinch: Pinch?
  var drag: Drag?
  /// The transition the user chose, where it is among the choices.
  var chosenName: String?
  var zoom = StageZoom()
  var views = StageViews()
  /// Where the mouse was last on the canvas.
  var pointed: Point?
  var panels = PanelDeck()
  /// The id of the selected layer; it may be on no screen now.
  var selection: String?
  /// Whether the list of panels lies over all.
  var showsPanelMenu = false
  /// The page of the help that lies over all; nil: none.
  var helpPage: Int?
  /// What is recorded, and the gestures that can be performed.
  var gestures = GestureDesk()
  var showsSafeArea = false
  /// Whether the stage has the device's own corners.
  var roundsCorners = true
  var showsStatistics = false
  /// Whether playing stands still at each of the transition's markers.
  var stopsAtMarkers = false
  var capturesMouse = true
  /// What each key asks for.
  var keys: KeyMap
  /// Whether there is a gallery to go back to.
  let hasGallery: Bool
  /// A cell's height / width.
  var cellAspect: Double
  var size: GridSize
  /// Of the last second, as the run loop measured them.
  var statistics = FrameStatistics()
  /// When time last passed; nil: not yet.
  private var lastTick: Double?
  private var isPrepared = false
  /// The fault of the scene's expressions that has been told of.
  var toldFault: EvaluationFault?

  /// Opens a scene on its first screen, its chosen transition ready to play.
  init(
    scene: Scene,
    options: PreviewerOptions,
    keys: KeyMap = .standard,
    size: GridSize,
    cellAspect: Double,
    hasGallery: Bool = false
  ) {
    self.scene = scene
    self.size = size
    self.cellAspect = cellAspect
    self.keys = keys
    self.hasGallery = hasGallery
    self.options = Self.options(options, size: size, cellAspect: cellAspect)
    chosenName = options.transition
    if let screen = options.transition.flatMap(scene.transition(named:))?.from {
      self.options.startScreen = screen
    }
    player = Player(subject: Session(scene: scene, options: self.options))
    player.speed = Speed.clamp(options.speed)
    let defaults: Configuration.Defaults = options.configuration.defaults
    player.isLooping = defaults.loops || defaults.pingPong
    player.isPingPong = defaults.pingPong
    capturesMouse = defaults.capturesMouse
    showsStatistics = defaults.showsStatistics
  }

  /// How sessions are started on a terminal of this size.
  static func options(_ options: PreviewerOptions, size: GridSize, cellAspect: Double) -> Session.Options {
    var session: Session.Options = options.session
    session.terminalCanvas = terminalCanvas(size: size, cellAspect: cellAspect)
    return session
  }

  /// A column counts 10 pt where the terminal is the device.
  static func terminalCanvas(size: GridSize, cellAspect: Double) -> Size {
    let stage: CellRect = PreviewLayout(size: size).work
    return Size(
      width: Double(max(stage.columns, 1)) * 10,
      height: Double(max(stage.rows, 1)) * 10 * cellAspect
    )
  }

  var session: Session { player.subject }

  /// The transitions that can be chosen: those of the screen that the run began on until it is over.
  var choices: [TransitionDefinition] {
    (player.isAtEnd && !player.isRewound ? player.subject : player.origin).availableTransitions
  }

  /// The transition that Enter runs.
  var chosen: TransitionDefinition? {
    let choices: [TransitionDefinition] = self.choices
    return choices.first { $0.name == chosenName } ?? choices.first
  }

  /// Whether a frame drawn a little later would differ.
  func isMoving(at now: Double) -> Bool {
    !isPrepared || player.isMoving || finger?.isMoving(at: now) == true || pinch != nil || hasBusyPanel
  }

  /// Lets time pass up to `now`.
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

  /// Lets time pass, under fingers in small steps: where they were on the way counts, however late a frame comes.
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

  /// Lets the run go on for so many seconds; to a marker and no further where playing stops there.
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

  /// Seconds that fingers go on at once: a little more than a frame.
  private static let touchStep = 0.02
  /// After a longer while the steps grow longer, so that a slow machine does not fall further behind.
  private static let mostTouchSteps = 16.0

  /// Makes the chosen transition ready to play, where that has not been done.
  mutating func prepare() {
    guard !isPrepared else { return }
    isPrepared = true
    arm()
  }

  /// Forgets the time since the last tick, which the process spent stopped.
  mutating func resume(at now: Double) { lastTick = now }
}

/// A line of news for the user.
struct Notice: Hashable, Sendable {
  /// What must be answered before the same command is obeyed.
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

  /// Writes it over a line.
  func draw(on line: CellRect, with painter: inout GridPainter) {
    let style: Theme.Style = isWarning ? painter.theme.caution : painter.theme.accent
    painter.fill(line, style: painter.theme.text)
    painter.put(text, column: line.column + 1, row: line.row, style: style, limit: line.columns - 2)
  }
}
