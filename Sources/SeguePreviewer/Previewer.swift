import SegueModel
import SegueScenes
import SegueTerminal

/// The interactive previewer.
@MainActor
public enum Previewer {
  /// Shows a scene, or the gallery of scenes where no name is given, until the user quits.
  ///
  /// Returns the exit status: 0, or 128 + the signal that ended it. What is thrown is thrown before the terminal
  /// is touched.
  public static func run(sceneName: String?, options: PreviewerOptions) throws(PreviewerError) -> Int32 {
    let file: SceneFile? = try load(sceneName, transition: options.transition)
    let terminal: Terminal = try open(options)
    defer { terminal.close() }
    let look = PreviewerState.Look(
      glyphs: terminal.capabilities.glyphs,
      colors: terminal.capabilities.colors,
      cellAspect: terminal.capabilities.cellAspect
    )
    let state = PreviewerState(
      scene: file?.scene,
      gallery: file == nil ? SceneLibrary.scenes() : [],
      options: options,
      look: look,
      size: terminal.screen.size
    )
    var loop = RunLoop(terminal: terminal, state: state)
    return loop.run()
  }

  private static func load(_ name: String?, transition: String?) throws(PreviewerError) -> SceneFile? {
    guard let name else { return nil }
    let file: SceneFile
    do { file = try SceneFile.load(name) } catch { throw .scene(error) }
    if let transition, file.scene.transition(named: transition) == nil {
      throw .unknownTransition(transition, available: file.scene.transitions.map(\.name))
    }
    return file
  }

  private static func open(_ options: PreviewerOptions) throws(PreviewerError) -> Terminal {
    var request = TerminalOptions()
    request.colors = options.colors
    request.glyphs = options.glyphs
    request.screen = options.screen
    request.cellAspect = options.cellAspect
    do { return try Terminal.open(request) } catch { throw .terminal(error.description) }
  }
}
