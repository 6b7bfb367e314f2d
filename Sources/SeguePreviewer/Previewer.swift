import SegueGeometry
import SegueModel
import SegueGraphics
import SegueScenes
import SegueTerminal
import SegueTransitions
public import SegueDocuments
public import SegueRunner

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The interactive previewer.
@MainActor
public enum Previewer {
  /// Shows a scene, or the gallery of scenes if no name is given, until the user quits.
  ///
  /// Returns the exit status: 0, or 128 plus the number of the signal that ended it. Throws
  /// ``PreviewerError`` before the terminal is touched.
  public static func run(sceneName: String?, options: PreviewerOptions) throws(PreviewerError) -> Int32 {
    let document: SceneDocument? = try load(sceneName, transition: options.transition)
    return try run(options) { look, size in
      if let document {
        PreviewerState(document: document, options: options, look: look, size: size)
      } else {
        PreviewerState(
          scene: nil,
          gallery: SceneLibrary.scenes(),
          options: options,
          look: look,
          size: size
        )
      }
    }
  }

  /// Shows a program from its start until the user quits, and builds it again whenever its files change.
  ///
  /// - Parameters:
  ///   - source: Where the program comes from.
  ///   - start: The program, as it was built last.
  ///   - options: How the previewer is to start.
  /// - Returns: The exit status, as ``run(sceneName:options:)`` does.
  /// - Throws: ``PreviewerError`` before the terminal is touched.
  public static func run(
    _ source: ProgramSource,
    at start: ProgramRun,
    options: PreviewerOptions
  ) throws(PreviewerError) -> Int32 {
    let desk = ProgramDesk(source, start: start)
    let names: [String] = start.availableTransitions.map(\.name)
    if let transition = options.transition, !names.contains(transition) {
      throw .unknownTransition(transition, available: names)
    }
    return try run(options, of: desk) { look, size in
      PreviewerState(program: desk, options: options, look: look, size: size)
    }
  }

  private static func run(
    _ options: PreviewerOptions,
    of program: ProgramDesk? = nil,
    state: (TerminalLook, GridSize) -> PreviewerState
  ) throws(PreviewerError) -> Int32 {
    let terminal: Terminal = try open(options)
    defer { terminal.close() }
    let look = TerminalLook(
      glyphs: terminal.capabilities.glyphs,
      colors: terminal.capabilities.colors,
      cellAspect: terminal.capabilities.cellAspect
    )
    var state: PreviewerState = state(look, terminal.screen.size)
    let memory: PanelMemory? = memoryPath(options).flatMap { PanelMemory.load(path: $0) }
    if let memory { state.take(memory) }
    let pixels = PixelScreen(
      terminal: terminal,
      wish: options.graphics ?? .auto,
      environment: Self.environment(of: GraphicsInquiry.variables)
    )
    defer { pixels.end() }
    let patience: ProgramPatience? = program.map { _ in ProgramPatience(terminal) }
    let waiting = patience.map { patience in
      ProgramWaiting { MainActor.assumeIsolated { patience.goesOn() } }
    }
    return ProgramWaiting.$current.withValue(waiting) {
      var loop = RunLoop(
        terminal: terminal,
        state: state,
        pixels: pixels,
        program: program,
        patience: patience
      )
      let status: Int32 = loop.run()
      if let path = memoryPath(options), let panels = loop.panelsAtPresent, panels != memory {
        panels.save(path: path, below: PanelMemory.base(Self.variable))
      }
      return status
    }
  }

  /// The file that remembers the open panels; nil if they are not remembered.
  private static func memoryPath(_ options: PreviewerOptions) -> String? {
    guard options.configuration.remembersPanels else { return nil }
    return PanelMemory.path(variable)
  }

  /// A variable of the environment; one that is not UTF-8 counts as unset, since no message could name its
  /// file.
  private static func variable(_ name: String) -> String? {
    getenv(name).flatMap { String(validatingCString: $0) }
  }

  private static func environment(of names: [String]) -> [String: String] {
    var values: [String: String] = [:]
    for name in names { values[name] = variable(name) }
    return values
  }

  private static func load(_ name: String?, transition: String?) throws(PreviewerError) -> SceneDocument? {
    guard let name else { return nil }
    let document: SceneDocument
    do { document = try SceneDocument.open(name) } catch { throw .scene(error) }
    if let transition, document.scene.transition(named: transition) == nil {
      throw .unknownTransition(transition, available: document.scene.transitions.map(\.name))
    }
    return document
  }

  private static func open(_ options: PreviewerOptions) throws(PreviewerError) -> Terminal {
    var request = TerminalOptions()
    request.colors = options.colors
    request.glyphs = options.glyphs
    request.screen = options.screen
    request.cellAspect = options.cellAspect
    request.fidelity = options.fidelity
    request.features = options.features
    request.capturesMouse = options.configuration.defaults.capturesMouse
    do { return try Terminal.open(request) } catch { throw .terminal(error.description) }
  }
}

/// Why the previewer could not start; the terminal is left as it was.
public enum PreviewerError: Error, Hashable, Sendable {
  /// The scene is missing or invalid.
  case scene(DocumentError)
  /// The scene has no transition of this name; `available` lists those it has.
  case unknownTransition(String, available: [String])
  /// There is no usable terminal; the text says why and what to do.
  case terminal(String)
}
