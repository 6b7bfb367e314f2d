import ArgumentParser
import SegueGraphics
import SeguePreviewer
import SegueRaster
import SegueTerminal
import SegueTransitions

struct Preview: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Plays a scene in the terminal (the default command).",
    discussion: """
      Without a scene: the gallery. Space plays and pauses, the arrows scrub, the
      mouse drags, ? shows all keys.

        segue
        segue Scenes/app-store
        segue slide-down --transition hide --speed 0.25
      """
  )

  @Argument(
    help: "A scene file, a folder with scene.yaml, or a bundled scene's name.",
    completion: .scenes
  )
  var scene: String?

  @Option(name: [.short, .long], help: "The transition chosen at first.")
  var transition: String?

  @OptionGroup var shown: PreviewOptions

  @Flag(help: "Tell the scene line by line, for screen readers: commands come from standard input.")
  var plain = false

  func validate() throws {
    if plain, scene == nil { throw ValidationError("--plain needs a scene: 'segue list' names them.") }
  }

  func run() throws {
    var options = try shown.previewer()
    options.transition = transition
    let code = try MainActor.assumeIsolated {
      if plain, let scene { return try Previewer.runPlain(sceneName: scene, options: options) }
      return try Previewer.run(sceneName: scene, options: options)
    }
    if code != ErrorReport.Code.done { throw ExitCode(code) }
  }
}
