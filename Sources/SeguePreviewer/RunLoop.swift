import SegueGeometry
import SegueCells
import SegueDocuments
import SegueModel
import SegueRunner
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
  /// Follows the user's configuration, if there is a folder for it.
  private var configuration: ConfigurationFile?
  private var exitStatus: Int32?
  /// Inputs that are still to be taken, in their order.
  private var inputs: [InputEvent] = []
  private var reportsHover = false
  /// Shows the stage in pixels where the terminal can.
  private let pixels: PixelScreen
  /// The file that is being made.
  private var writing: Errand<TakeawayJob.Outcome>?
  /// Follows the open program's files, if a program is open.
  private var follower: ProgramFollower?
  /// Takes inputs while a program is waited for.
  private let patience: ProgramPatience?
  /// Returns what frames have freed once there is a rest.
  private var freed = FreedMemory()
  /// When the loop last waited.
  private var lastRound = -Double.infinity

  init(
    terminal: Terminal,
    state: PreviewerState,
    pixels: PixelScreen,
    program: ProgramDesk? = nil,
    patience: ProgramPatience? = nil
  ) {
    self.terminal = terminal
    self.patience = patience
    follower = program.map { ProgramFollower($0.source, since: $0.start.program, on: terminal) }
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
    follower?.look(&state)
    var isDirty: Bool = false
    var due: Double? = nextFrame()
    while true {
      inputs += patience?.takeInputs() ?? []
      let isWaiting: Bool = state.sceneToLoad == nil && inputs.isEmpty
      inputs += terminal.poll(until: isWaiting ? due ?? freed.due : terminal.now)
      forgetStandstill(isDue: due != nil)
      if isWaiting, due == nil, inputs.isEmpty, freed.giveBack(at: terminal.now) { continue }
      let hasInput: Bool = takeInputs()
      followFile()
      let hasLoaded: Bool = !hasInput && loadCard()
      if let exitStatus { return exitStatus }
      isDirty = isDirty || due == nil || hasLoaded || hasInput
      let now: Double = terminal.now
      let time: Double = due ?? pacer.nextFrame(after: now)
      due = time
      guard now >= time else { continue }
      if isDirty || state.isMoving(at: now) { drawFrame() }
      isDirty = false
      due = nextFrame()
    }
  }

  /// Takes the inputs that have come, until one ends the program; returns whether there was any.
  private mutating func takeInputs() -> Bool {
    let hasInput: Bool = !inputs.isEmpty
    while exitStatus == nil, !inputs.isEmpty { take(inputs.removeFirst()) }
    return hasInput
  }

  /// Does what may take long on a thread of its own; nil if an input that has come meanwhile ends the program.
  ///
  /// All other inputs are taken afterwards. Whether one ends the program, a copy of the state tells that takes them all.
  private mutating func heeding<Outcome: Sendable>(_ work: @escaping @Sendable () -> Outcome) -> Outcome? {
    let errand = Errand(work)
    terminal.watch(errand.descriptor)
    var silenced: [Int32] = [errand.descriptor]
    var trial: PreviewerState = state
    var tried = 0
    defer {
      terminal.unwatch(errand.descriptor)
      for descriptor in silenced.dropFirst() { terminal.watch(descriptor) }
    }
    while true {
      while tried < inputs.count {
        if let status = Self.exitStatus(of: inputs[tried], in: &trial, at: terminal.now) {
          exitStatus = status
          return nil
        }
        tried += 1
      }
      if let outcome = errand.outcome { return outcome }
      for event in terminal.poll() {
        // What stays readable until it is read would be reported without end.
        if case .readable(let descriptor) = event {
          guard descriptor != errand.descriptor else { continue }
          terminal.unwatch(descriptor)
          silenced.append(descriptor)
        }
        inputs.append(event)
      }
    }
  }

  /// The status with which an input ends the program; nil if it does not.
  private static func exitStatus(
    of event: InputEvent,
    in state: inout PreviewerState,
    at now: Double
  ) -> Int32? {
    switch event {
    case .terminate(let reason): reason.exitStatus
    case .resume, .readable, .reply: nil
    default: state.handle(event, at: now).quit
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
    patience?.shown = grid
    freed.noteFrame(at: begin)
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
    case .resume: takeBack()
    case .readable:
      rereadFile()
      if let contents = configuration?.changedContents() { state.take(contents) }
      rereadGallery()
      takeWritten()
      follower?.look(&state)
    case .reply(let reply):
      if let isLight = reply.isGroundLight { state.take(isGroundLight: isLight) }
      state.take(cellAspect: terminal.capabilities.cellAspect)
      if pixels.take(reply) { state.pixels = pixels.look }
      if let notice = pixels.takeNotice() { state.tell(notice) }
    case .resize: takeWindow()
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
    if let path = effects.open, let document = heeding({ Self.open(path) }) {
      state.open(document, path: path)
    }
    if let copied = effects.copy { state.tell(terminal.copy(copied.text), of: copied) }
    if let conflict = effects.save { state.save(conflict) }
    if let place = effects.edit { edit(place) }
    if let takeaway = effects.takeaway { write(takeaway) }
    if effects.suspend {
      terminal.suspend()
      takeBack()
    }
  }

  /// Goes on after others had the terminal, whose window may have become another one meanwhile.
  private mutating func takeBack() {
    state.resume(at: terminal.now)
    terminal.screen.invalidate()
    pixels.resume()
    takeWindow()
  }

  /// Takes over the window's size, and the shape of its cells.
  private mutating func takeWindow() {
    state.take(cellAspect: terminal.capabilities.cellAspect)
    pixels.resize()
    state.pixels = pixels.look
    obey(state.handle(.resize(terminal.screen.size), at: terminal.now))
    tellOfWindow()
  }

  /// Has a file of the run made on a thread of its own, while everything goes on.
  private mutating func write(_ takeaway: Takeaway) {
    guard writing == nil else { return state.tell("one file at a time: another is still being written") }
    guard let job = state.begin(takeaway) else { return }
    let errand = Errand { job.written() }
    writing = errand
    if errand.descriptor >= 0 { terminal.watch(errand.descriptor) }
    takeWritten()
  }

  /// Takes what became of the file, once it is made.
  private mutating func takeWritten() {
    guard let errand = writing, let outcome = errand.outcome else { return }
    if errand.descriptor >= 0 { terminal.unwatch(errand.descriptor) }
    writing = nil
    state.take(outcome)
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
    guard let reading = state.reading(bytes, picturesChanged: picturesChanged) else { return }
    if let outcome = reading.isNew ? heeding({ reading.outcome }) : reading.outcome { state.take(outcome) }
    _ = watcher?.watch(state.includedFolders)
  }

  /// Reads the user's configuration, now and whenever something changes in its folder.
  private mutating func followConfiguration() {
    guard let file = ConfigurationFile(Self.environment) else { return }
    if file.descriptor >= 0 { terminal.watch(file.descriptor) }
    // Changes between reading and watching would go unreported.
    state.take(file.contents)
    configuration = consume file
  }

  private static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Lends the terminal to the user's editor until it exits.
  private mutating func edit(_ place: EditPlace) {
    let editor = Editor(environment: Self.environment)
    let status: Int32? = terminal.lend(to: editor.arguments(for: place))
    takeBack()
    if status != 0 { state.tell("the editor '\(editor.command)' could not be run: set EDITOR") }
  }

  /// Reads one scene for the gallery; returns whether there was one to read.
  private mutating func loadCard() -> Bool {
    guard let path = state.sceneToLoad, let scene = heeding({ Self.load(path) }) else { return false }
    state.take(scene, path: path)
    return true
  }

  private nonisolated static func open(_ path: String) -> Result<SceneDocument, DocumentError> {
    Result { () throws(DocumentError) in try SceneDocument.open(path) }
  }

  private nonisolated static func load(_ path: String) -> Result<Scene, DocumentError> {
    Result { () throws(DocumentError) in try SceneFile.load(path, pictures: .card).scene }
  }
}
