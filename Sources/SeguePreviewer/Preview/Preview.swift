import SegueCells
import SegueDocuments
import SegueGeometry
import SegueGestures
import SegueInterface
import SegueModel
import SeguePlayer
import SegueScenes
import SegueTransitions

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

  /// The scene or the program, its run, and the fingers on it.
  var rehearsal: Rehearsal
  var drag: Drag?
  /// What the stage shows of the run.
  var stage = StageDesk()
  var panels = PanelDeck()
  /// What can be taken away, and the file that is being made.
  var takeaways = TakeawayDesk()
  /// Whether the menu of panels is open.
  var showsPanelMenu = false
  /// The page of the help on top of everything; nil if it is closed.
  var helpPage: Int?
  var showsStatistics = false
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
    self.size = size
    self.cellAspect = cellAspect
    self.keys = keys
    self.hasGallery = hasGallery
    rehearsal = Rehearsal(
      scene: scene,
      program: program,
      options: options.session(on: size, cellAspect: cellAspect),
      transition: options.transition
    )
    rehearsal.play(at: options.speed)
    let defaults: Configuration.Defaults = options.configuration.defaults
    if defaults.pingPong { rehearsal.swing() } else if defaults.loops { rehearsal.toggleLoop() }
    capturesMouse = defaults.capturesMouse
    showsStatistics = defaults.showsStatistics
  }

  /// Whether a later frame would differ.
  func isMoving(at now: Double) -> Bool {
    rehearsal.isMoving(at: now) || panels.isBusy(in: layout.panels) || takeaways.job != nil
  }

  /// Advances to `now`.
  mutating func tick(_ now: Double) {
    rehearsal.tick(now)
    endDragWithoutFinger()
    stage.refresh(from: &rehearsal)
  }

  /// Ends a drag on the device whose finger was taken off it by something else.
  mutating func endDragWithoutFinger() {
    if drag == .device, rehearsal.finger?.hand != .mouse { drag = nil }
  }
}

extension PreviewerOptions {
  /// The options for sessions on a terminal of a size.
  func session(on size: GridSize, cellAspect: Double) -> Session.Options {
    var session: Session.Options = session
    session.terminalCanvas = PreviewLayout.terminalCanvas(size: size, cellAspect: cellAspect)
    return session
  }
}

/// What panels learn of the files behind the scene.
extension Preview {
  /// Takes what a reading has come to.
  ///
  /// - Returns: Whether the scene has changed.
  @discardableResult
  mutating func take(_ outcome: FileReading.Outcome) -> Bool {
    defer { fitGestures() }
    return rehearsal.take(outcome)
  }

  /// Takes the file's current contents.
  ///
  /// - Returns: Whether the scene has changed.
  @discardableResult
  mutating func reload(_ bytes: [UInt8], picturesChanged: Bool) -> Bool {
    guard let reading = rehearsal.reading(bytes, picturesChanged: picturesChanged) else { return false }
    return take(reading.outcome)
  }

  /// Begins a recording, or ends it and shows what was recorded.
  mutating func toggleRecording() {
    if rehearsal.toggleRecording() { show(GesturesPanel.traits) }
  }

  /// Refits the gestures if their list is visible.
  mutating func fitGestures() {
    if panels.isOpen(GesturesPanel.traits.name) { rehearsal.fitGestures() }
  }
}
