import ArgumentParser
import SegueGraphics
import SeguePreviewer
import SegueTerminal
import SegueTransitions

/// How the previewer shows what it plays.
struct PreviewOptions: ParsableArguments {
  @OptionGroup var look: LookOptions

  @OptionGroup var terminal: TerminalWishes

  @Option(parsing: .unconditional, help: "Seconds of the scene per second, 0.05 to 10.")
  var speed: Double?

  @OptionGroup var motion: MotionOptions

  @OptionGroup var device: DeviceOptions

  func validate() throws {
    if let speed, !(speed >= 0.05 && speed <= 10) {
      throw ValidationError("--speed must be from 0.05 to 10.")
    }
  }

  /// The previewer's options: these, else what the user has set.
  func previewer() throws -> PreviewerOptions {
    let wishes = try UserWishes.load()
    var options = PreviewerOptions()
    options.configuration = wishes.configuration
    options.speed = speed ?? wishes.defaults.speed ?? 1
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
    return options
  }
}
