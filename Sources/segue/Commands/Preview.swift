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

  @OptionGroup var look: LookOptions

  @OptionGroup var terminal: TerminalWishes

  @Option(parsing: .unconditional, help: "Seconds of the scene per second, 0.05 to 10.")
  var speed: Double?

  @OptionGroup var motion: MotionOptions

  @OptionGroup var device: DeviceOptions

  @Flag(help: "Tell the scene line by line, for screen readers: commands come from standard input.")
  var plain = false

  func validate() throws {
    if plain, scene == nil { throw ValidationError("--plain needs a scene: 'segue list' names them.") }
    if let speed, !(speed >= 0.05 && speed <= 10) {
      throw ValidationError("--speed must be from 0.05 to 10.")
    }
  }

  func run() throws {
    let wishes = try UserWishes.load()
    var options = PreviewerOptions()
    options.configuration = wishes.configuration
    options.speed = speed ?? wishes.defaults.speed ?? 1
    options.transition = transition
    options.session.reduceMotion = motion.isReduced(otherwise: wishes.defaults.reduceMotion ?? false)
    device.apply(to: &options.session)
    options.glyphs = look.glyphs ?? wishes.defaults.glyphs
    options.colors = look.colors ?? wishes.defaults.colors
    options.cellAspect = look.cellAspect ?? wishes.defaults.cellAspect
    options.screen = terminal.screen ?? wishes.defaults.screen
    options.fidelity = terminal.fidelity ?? wishes.defaults.fidelity
    options.graphics =
      terminal.graphics ?? Environment.value("SEGUE_GRAPHICS").flatMap(GraphicsWish.init)
      ?? wishes.defaults.graphics
    options.features = terminal.features ?? FeatureWishes()
    let code = try MainActor.assumeIsolated {
      if plain, let scene { return try Previewer.runPlain(sceneName: scene, options: options) }
      return try Previewer.run(sceneName: scene, options: options)
    }
    if code != ErrorReport.Code.done { throw ExitCode(code) }
  }
}
