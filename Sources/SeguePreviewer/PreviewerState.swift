import SegueExport
import SegueGeometry
import SegueModel
import SegueCells
import SegueDocuments
import SegueScenes
import SegueTerminal
import SegueTransitions
import SegueInterface

/// Everything the previewer shows and remembers: a scene, the gallery of scenes, or a scene in front of the
/// gallery.
///
/// It knows nothing of a terminal: inputs and times go in, effects and cells come out.
struct PreviewerState {
  private var options: PreviewerOptions
  private var look: TerminalLook
  private var theme: Theme
  /// Whether the terminal has reported a light background.
  private var isGroundLight = false
  private var keys: KeyMap
  /// What is wrong with the configuration on disk, while the last valid one stays.
  private var configurationProblem: DocumentError?
  private let glyphs: ChromeGlyphs
  private var stage: StagePainter
  private(set) var size: GridSize
  private(set) var gallery: Gallery?
  private(set) var preview: Preview?
  /// Which panels were open when a scene was last left; nil if none has been and nothing is remembered.
  private var panelMemory: PanelMemory?
  /// The palette, on top of everything.
  private var palette: CommandPalette?
  /// How the stage is drawn in pixels; nil if it is not.
  var pixels: PixelLook?
  /// The parts of the screen that the last frame shows in pixels.
  private(set) var sheets: [PixelSheet] = []

  /// Opens a scene or, without one, the gallery of scenes.
  init(
    scene: Scene?,
    program: ProgramDesk? = nil,
    gallery references: [SceneReference],
    options: PreviewerOptions,
    look: TerminalLook,
    size: GridSize
  ) {
    self.options = options
    self.look = look
    self.size = size
    theme = Theme(colors: look.colors, of: options.configuration.theme(onLight: false))
    keys = options.configuration.keyMap
    glyphs = ChromeGlyphs.matching(look.glyphs)
    stage = StagePainter(glyphs: look.glyphs, colors: look.colors)
    if let scene {
      show(scene, of: program)
    } else {
      gallery = Gallery(
        references: references,
        keys: keys,
        isLive: !options.session.reduceMotion,
        options: options.session(on: size, cellAspect: look.cellAspect)
      )
    }
  }

  /// Opens a scene's file, which can then be tuned and is followed on disk.
  init(document: SceneDocument, options: PreviewerOptions, look: TerminalLook, size: GridSize) {
    self.init(scene: document.scene, gallery: [], options: options, look: look, size: size)
    preview?.rehearsal.open(document)
  }

  /// Opens a program at its start.
  init(program: ProgramDesk, options: PreviewerOptions, look: TerminalLook, size: GridSize) {
    self.init(scene: program.scene, program: program, gallery: [], options: options, look: look, size: size)
  }

  /// Whether a later frame would differ.
  func isMoving(at now: Double) -> Bool {
    preview?.isMoving(at: now) ?? gallery?.isMoving(on: size) ?? false
  }

  /// Whether half the frame rate is enough, since thumbnails are small.
  var isLeisurely: Bool { preview == nil }

  /// Whether mouse motion without a button matters.
  var usesHover: Bool { palette != nil || preview?.usesHover ?? false }

  var showsStatistics: Bool { preview?.showsStatistics ?? false }

  /// The path of the next scene that the gallery needs, while it is shown.
  var sceneToLoad: String? { preview == nil ? gallery?.cardToLoad : nil }

  /// Handles one input, at `now` wall-clock seconds.
  mutating func handle(_ event: InputEvent, at now: Double) -> Effects {
    if case .resize(let newSize) = event { size = newSize }
    if palette != nil, event.isTyped {
      return handleInPalette(event, at: now)
    }
    let effects: Effects =
      preview?.handle(event, at: now) ?? gallery?.handle(event, size: size) ?? Effects()
    return follow(effects)
  }

  /// Passes an input to the palette, and performs what was chosen there.
  private mutating func handleInPalette(_ event: InputEvent, at now: Double) -> Effects {
    guard var palette else { return Effects() }
    let outcome: CommandPalette.Outcome = palette.handle(
      event,
      layout: PaletteLayout(size: size, count: palette.lines.count)
    )
    self.palette = outcome == .stays ? palette : nil
    guard case .runs(let command) = outcome else { return Effects() }
    return follow(
      preview?.obey(command, at: now) ?? gallery?.obey(command, size: size) ?? Effects()
    )
  }

  /// Carries out those effects of an input that concern the state itself.
  private mutating func follow(_ effects: Effects) -> Effects {
    if effects.closeScene {
      panelMemory = panelsAtPresent
      preview = nil
      stage.forget()
    }
    if effects.showsPalette {
      palette = CommandPalette(preview?.paletteEntries ?? gallery?.paletteEntries ?? [])
    }
    return effects
  }

  /// Advances to `now` in wall-clock seconds.
  mutating func tick(_ now: Double) {
    if preview == nil { gallery?.tick(now, on: size) } else { preview?.tick(now) }
  }

  /// Skips the time during which the process was stopped.
  mutating func resume(at now: Double) { preview?.rehearsal.resume(at: now) }

  /// Takes an improved value of a cell's height divided by its width.
  mutating func take(cellAspect: Double) {
    look.cellAspect = cellAspect
    preview?.cellAspect = cellAspect
  }

  /// Takes what the terminal reports about its background.
  mutating func take(isGroundLight isLight: Bool) {
    isGroundLight = isLight
    theme = Theme(colors: look.colors, of: options.configuration.theme(onLight: isLight))
  }

  /// Takes the cost of the last frames.
  mutating func take(_ statistics: FrameStatistics) { preview?.statistics = statistics }

  /// Takes a scene that the gallery asked for.
  mutating func take(_ scene: Result<Scene, DocumentError>, path: String) {
    gallery?.take(scene, path: path)
  }

  /// Opens a scene from the gallery; an invalid one shows why instead.
  mutating func open(_ document: Result<SceneDocument, DocumentError>, path: String) {
    switch document {
    case .failure(let error): gallery?.take(.failure(error), path: path)
    case .success(let document):
      // The card loads its own, smaller pictures when it is next visible; these go with the preview.
      gallery?.reread([path])
      show(document.scene)
      preview?.rehearsal.open(document)
    }
  }

  /// The file to follow on disk.
  var openPath: String? { preview?.rehearsal.document?.path }

  /// Replaces the gallery's list of scenes.
  mutating func list(_ scenes: [SceneReference]) { gallery?.list(scenes, size: size) }

  /// Marks scenes of the gallery to be read again because their files have changed.
  mutating func reread(_ paths: Set<String>) { gallery?.reread(paths) }

  /// The reading of the current contents of the open scene's file; nil if none is open.
  func reading(_ bytes: [UInt8], picturesChanged: Bool) -> FileReading? {
    preview?.rehearsal.reading(bytes, picturesChanged: picturesChanged)
  }

  /// The folders of the files that the open scene includes.
  var includedFolders: [String] {
    (preview?.rehearsal.document?.file.includedPaths ?? []).map { SceneFile.folder(of: $0) }
  }

  /// Takes what the reading of the open scene's file has come to.
  mutating func take(_ outcome: FileReading.Outcome) {
    // Its pictures were loaded again; nothing would ask for what is cached of the old ones.
    if preview?.take(outcome) == true { stage.forget() }
  }

  /// Takes the current contents of the open scene's file.
  mutating func reload(_ bytes: [UInt8], picturesChanged: Bool) {
    if let reading = reading(bytes, picturesChanged: picturesChanged) { take(reading.outcome) }
  }

  /// Begins to build the open program again; nil if none is open.
  mutating func reloadProgram() -> ProgramReload? { preview?.rehearsal.reloadProgram() }

  /// Takes what the building of the open program has come to.
  mutating func take(_ outcome: ProgramReload.Outcome) {
    preview?.rehearsal.take(outcome)
    stage.forget()
  }

  /// Reports that the open scene's file is gone.
  mutating func noteMissingFile() { preview?.rehearsal.noteMissingFile() }

  /// Begins to make a file of the run; nil if there is nothing to make it from.
  mutating func begin(_ takeaway: Takeaway) -> TakeawayJob? {
    let cells = FramePicture(
      size: size,
      glyphs: look.glyphs,
      colors: look.colors == .none ? .truecolor : look.colors,
      cellAspect: look.cellAspect
    )
    guard var preview else { return nil }
    defer { self.preview = preview }
    return preview.takeaways.begin(takeaway, cells: cells, of: &preview.rehearsal)
  }

  /// Takes the outcome of a file that was being made; in another scene than that of its run it is told all the same.
  mutating func take(_ outcome: TakeawayJob.Outcome) {
    guard var preview else { return }
    preview.takeaways.take(outcome, of: &preview.rehearsal)
    self.preview = preview
  }

  /// Writes the tuned scene to its file, and reports the outcome.
  mutating func save(_ conflict: SceneDocument.Conflict) { preview?.rehearsal.save(conflict) }

  /// Takes the configuration on disk; an invalid one leaves the last valid one in place and says why.
  mutating func take(_ result: Result<Configuration, DocumentError>) {
    switch result {
    case .failure(let error): configurationProblem = error
    case .success(let configuration):
      configurationProblem = nil
      guard configuration != options.configuration else { return }
      options.configuration = configuration
      theme = Theme(colors: look.colors, of: configuration.theme(onLight: isGroundLight))
      keys = configuration.keyMap
      preview?.keys = keys
      gallery?.keys = keys
    }
  }

  /// Reports what happened to copied text.
  mutating func tell(_ outcome: ClipboardOutcome, of copied: CopiedText) {
    preview?.tell(outcome, of: copied)
  }

  /// Shows a warning in place of the footer.
  mutating func tell(_ warning: String) { preview?.rehearsal.tell(warning, isWarning: true) }

  private mutating func show(_ scene: Scene, of program: ProgramDesk? = nil) {
    stage.forget()
    preview = Preview(
      scene: scene,
      program: program,
      options: options,
      keys: keys,
      size: size,
      cellAspect: look.cellAspect,
      hasGallery: gallery != nil
    )
    if let panelMemory { preview?.panels = PanelDeck(panelMemory) }
  }

  /// The open panels, to be remembered.
  var panelsAtPresent: PanelMemory? { preview.map { PanelMemory(of: $0.panels) } ?? panelMemory }

  /// Opens the panels that were open at the end of the last session.
  mutating func take(_ memory: PanelMemory) {
    panelMemory = memory
    preview?.panels = PanelDeck(memory)
  }

  /// Draws everything; the grid takes the size of the screen.
  mutating func draw(into grid: inout CellGrid) {
    let (glyphs, look) = (self.glyphs, self.look)
    var painter = GridPainter(
      grid: CellGrid(size: GridSize(columns: 0, rows: 0)),
      theme: theme,
      glyphs: glyphs,
      pixels: pixels
    )
    if grid.size == size { swap(&painter.grid, &grid) } else { painter.grid = CellGrid(size: size) }
    painter.fill(painter.bounds, style: Theme.Style())
    let smallest: GridSize = PreviewLayout.smallest
    if size.columns < smallest.columns || size.rows < smallest.rows {
      RoomMessage.draw(with: &painter)
    } else if preview != nil {
      preview?.preparePanels(glyphs: glyphs)
      drawPreview(with: &painter)
    } else {
      gallery?.draw(with: &painter, look: look)
    }
    if let configurationProblem {
      let area: CellRect = preview?.layout.stage ?? painter.bounds
      ProblemBox(configurationProblem, in: area, keeping: "configuration").draw(with: &painter)
    }
    drawPalette(with: &painter)
    painter.cutSheets()
    sheets = painter.sheets.compactMap { $0 as? PixelSheet }
    swap(&painter.grid, &grid)
  }

  private func drawPalette(with painter: inout GridPainter) {
    guard let palette else { return }
    palette.draw(with: &painter)
    let line: CellRect? =
      preview == nil ? GalleryLayout(size: size, count: 1).footer : PreviewLayout(size: size).footer
    guard let line else { return }
    painter.fill(line, style: theme.text)
    Footer(hints: Footer.hints(for: .box(.palette), keys: keys), standing: [], in: line).draw(with: &painter)
  }

  private mutating func drawPreview(with painter: inout GridPainter) {
    guard let preview else { return }
    preview.drawChrome(with: &painter)
    stage.draw(preview.stageContext, with: &painter)
    preview.drawOverlays(with: &painter)
  }
}

extension InputEvent {
  /// Whether it comes from the keyboard or the mouse.
  fileprivate var isTyped: Bool {
    switch self {
    case .key, .mouse, .paste: true
    default: false
    }
  }
}
