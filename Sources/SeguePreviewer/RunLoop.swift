import SegueGeometry
import SegueCells
import SegueDocuments
import SegueModel
import SegueScenes
import SegueTerminal
import SegueExport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Connects the state to a terminal: waits, passes inputs on, and draws when something has changed.
@MainActor
struct RunLoop: ~Copyable {
  private let terminal: Terminal
  private var state: PreviewerState
  private var grid: CellGrid
  private var pacer = FramePacer()
  private var meter = FrameMeter()
  /// Watches the open scene's file.
  private var watcher: FileWatcher?
  private var watchedPath: String?
  /// Follows the gallery's scenes, if there is a gallery.
  private var galleryFiles: GalleryFiles?
  /// Watches the user's configuration, if there is a folder for it.
  private var configurationWatcher: FileWatcher?
  private var exitStatus: Int32?
  private var reportsHover = false
  /// Shows the stage in pixels where the terminal can.
  private let pixels: PixelScreen
  /// When the loop last waited.
  private var lastRound = -Double.infinity

  init(terminal: Terminal, state: PreviewerState, pixels: PixelScreen) {
    self.terminal = terminal
    self.state = state
    self.pixels = pixels
    grid = CellGrid(size: state.size)
  }

  /// Runs until the user or the system ends it, and returns the exit status.
  ///
  /// After a rest, a frame is drawn at once; further inputs within that frame's period share the next one.
  mutating func run() -> Int32 {
    tellOfWindow()
    drawFrame()
    pixels.ask()
    state.pixels = pixels.look
    followFile()
    followGallery()
    followConfiguration()
    var isDirty: Bool = false
    var due: Double? = nextFrame()
    while true {
      let events: [InputEvent] = terminal.poll(until: state.sceneToLoad == nil ? due : terminal.now)
      forgetStandstill(isDue: due != nil)
      for event in events { take(event) }
      if let exitStatus { return exitStatus }
      followFile()
      let hasLoaded: Bool = events.isEmpty && loadCard()
      isDirty = isDirty || due == nil || hasLoaded || !events.isEmpty
      let now: Double = terminal.now
      let time: Double = due ?? pacer.nextFrame(after: now)
      due = time
      guard now >= time else { continue }
      if isDirty || state.isMoving(at: now) { drawFrame() }
      isDirty = false
      due = nextFrame()
    }
  }

  /// Seconds that no frame takes even on the slowest machine.
  private static let standstill = 2.0

  /// If a frame is long overdue, the machine or the process was suspended, and so was playback.
  private mutating func forgetStandstill(isDue: Bool) {
    let now: Double = terminal.now
    if isDue, now - lastRound > Self.standstill { state.resume(at: now) }
    lastRound = now
  }

  /// The open panels, to be remembered.
  var panelsAtPresent: PanelMemory? { state.panelsAtPresent }

  /// When the next frame is due; nil if nothing moves.
  private mutating func nextFrame() -> Double? {
    let now: Double = terminal.now
    guard state.isMoving(at: now) else {
      pacer.rest()
      return nil
    }
    return pacer.nextFrame(after: now, every: state.isLeisurely ? 2 : 1)
  }

  private mutating func drawFrame() {
    let begin: Double = terminal.now
    state.tick(begin)
    state.draw(into: &grid)
    pixels.show(state.sheets)
    terminal.screen.present(grid)
    meter.add(
      begin: begin,
      end: terminal.now,
      delivery: terminal.screen.delivery,
      cells: state.showsStatistics ? grid.cells : nil
    )
    state.take(meter.statistics)
  }

  private mutating func tellOfWindow() {
    if let notice = terminal.windowNotice { state.tell(notice) }
  }

  private mutating func take(_ event: InputEvent) {
    switch event {
    case .terminate(let reason): exitStatus = reason.exitStatus
    case .resume:
      state.resume(at: terminal.now)
      terminal.screen.invalidate()
    case .readable:
      rereadFile()
      rereadConfiguration()
      rereadGallery()
    case .reply(let reply):
      if let isLight = reply.isGroundLight { state.take(isGroundLight: isLight) }
      state.take(cellAspect: terminal.capabilities.cellAspect)
      if pixels.take(reply) { state.pixels = pixels.look }
    case .resize:
      if pixels.resize() { state.pixels = pixels.look }
      obey(state.handle(event, at: terminal.now))
      tellOfWindow()
    default: obey(state.handle(event, at: terminal.now))
    }
    if state.usesHover != reportsHover {
      reportsHover = state.usesHover
      terminal.setHoverReports(reportsHover)
    }
  }

  private mutating func obey(_ effects: Effects) {
    if let status = effects.quit { exitStatus = status }
    if effects.repaint { terminal.screen.invalidate() }
    if let captures = effects.mouseCapture { terminal.setMouseCapture(captures) }
    if effects.switchesPixels {
      state.tell(pixels.toggle())
      state.pixels = pixels.look
    }
    if let path = effects.open { state.open(Self.open(path), path: path) }
    if let copied = effects.copy { state.tell(terminal.copy(copied.text), of: copied) }
    if let conflict = effects.save { state.save(conflict) }
    if let place = effects.edit { edit(place) }
    if effects.suspend {
      terminal.suspend()
      state.resume(at: terminal.now)
      _ = state.handle(.resize(terminal.screen.size), at: terminal.now)
    }
  }

  /// Follows the gallery's scenes on disk, even behind an open scene.
  private mutating func followGallery() {
    guard state.gallery != nil else { return }
    let files = GalleryFiles()
    if files.descriptor >= 0 { terminal.watch(files.descriptor) }
    // Changes between listing and watching would go unreported.
    state.list(files.scenes)
    galleryFiles = consume files
  }

  /// Updates the list of the gallery's scenes, and has those read again whose files have changed.
  private mutating func rereadGallery() {
    guard let changes = galleryFiles?.changes() else { return }
    if changes.isOther, let scenes = galleryFiles?.scenes { state.list(scenes) }
    if !changes.written.isEmpty { state.reread(changes.written) }
  }

  /// Watches the folder of the open scene's file, and no other.
  private mutating func followFile() {
    guard state.openPath != watchedPath else { return }
    if let descriptor = watcher?.descriptor { terminal.unwatch(descriptor) }
    watchedPath = state.openPath
    watcher = watchedPath.map { FileWatcher(file: $0) }
    if let descriptor = watcher?.descriptor { terminal.watch(descriptor) }
    // Changes between reading and watching would go unreported.
    rereadFile()
  }

  /// Takes the file's current contents; while an editor replaces the file, there are none for a moment.
  private mutating func rereadFile() {
    let picturesChanged: Bool = watcher?.drain().picturesChanged ?? false
    guard let path = state.openPath else { return }
    guard let bytes = try? SceneFile.bytes(at: path) else { return state.noteMissingFile() }
    state.reload(bytes, picturesChanged: picturesChanged)
  }

  /// Watches the folder of the user's configuration.
  private mutating func followConfiguration() {
    guard let path = Self.configurationPath else { return }
    configurationWatcher = FileWatcher(file: path)
    if let descriptor = configurationWatcher?.descriptor, descriptor >= 0 { terminal.watch(descriptor) }
    // Changes between reading and watching would go unreported.
    readConfiguration(at: path)
  }

  /// Reads the configuration again after a change in its folder.
  private mutating func rereadConfiguration() {
    guard let path = Self.configurationPath, configurationWatcher?.drain().hasChanged == true else { return }
    readConfiguration(at: path)
  }

  private mutating func readConfiguration(at path: String) {
    state.take(Result { () throws(DocumentError) in try Configuration.load(path: path) })
  }

  private static var configurationPath: String? {
    Configuration.path { name in getenv(name).map { String(cString: $0) } }
  }

  /// Lends the terminal to the user's editor until it exits.
  private mutating func edit(_ place: EditPlace) {
    let editor = Editor { name in getenv(name).map { String(cString: $0) } }
    let status: Int32? = terminal.lend(to: editor.arguments(for: place))
    state.resume(at: terminal.now)
    _ = state.handle(.resize(terminal.screen.size), at: terminal.now)
    if status != 0 { state.tell("the editor '\(editor.command)' could not be run: set EDITOR") }
  }

  /// Reads one scene for the gallery; returns whether there was one to read.
  private mutating func loadCard() -> Bool {
    guard let path = state.sceneToLoad else { return false }
    state.take(Self.load(path), path: path)
    return true
  }

  private static func open(_ path: String) -> Result<SceneDocument, DocumentError> {
    Result { () throws(DocumentError) in try SceneDocument.open(path) }
  }

  private static func load(_ path: String) -> Result<Scene, DocumentError> {
    Result { () throws(DocumentError) in try SceneFile.load(path, pictures: .card).scene }
  }
}

/// What an input asks of the world outside the state.
struct Effects: Hashable, Sendable {
  /// The exit status after Control-C, as after SIGINT.
  static let interrupted: Int32 = 130

  /// The exit status to end with.
  var quit: Int32?
  var suspend = false
  /// Whether to send the next grid whole.
  var repaint = false
  var mouseCapture: Bool?
  /// Whether to switch between pixels and characters.
  var switchesPixels = false
  /// The path of a scene in the gallery to open.
  var open: String?
  /// Text to copy to the clipboard.
  var copy: CopiedText?
  /// Writes the tuned scene to its file, resolving a conflict this way; nil writes nothing.
  var save: SceneDocument.Conflict?
  /// A place to open in the user's editor.
  var edit: EditPlace?
  /// Whether to open the palette.
  var showsPalette = false
  /// Whether to leave the scene for the gallery.
  var closeScene = false
}
