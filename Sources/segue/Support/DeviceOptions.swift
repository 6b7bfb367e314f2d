import SegueDocuments
import SegueScenes
import SegueTransitions
public import ArgumentParser
public import SegueModel

/// What the scene is shown on, and the user's settings of the device.
struct DeviceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The canvas instead of the scene's: a device, a size such as 393x852, or terminal.",
      valueName: "name"
    ),
    completion: .list(Device.all.map(\.name)),
    transform: Self.device
  )
  var device: Device?

  @Option(help: "How the device is held at first.")
  var orientation = Script.Orientation.portrait

  @Option(help: "Light or dark (default: as the scene says, else light).")
  var appearance: Scene.Appearance?

  @Option(
    help: ArgumentHelp(
      "The user's text size: \(TextSize.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "size"
    )
  )
  var textSize = TextSize.standard

  /// Applies the options to a session's.
  func apply(to options: inout Session.Options) {
    options.device = device
    options.orientation = orientation
    options.appearance = appearance
    options.textSize = textSize
  }

  private static func device(_ text: String) throws -> Device {
    if let device = Device(text: text) { return device }
    throw ValidationError("No device is called '\(TextSanitizer.visible(text))': \(Device.advice(for: text))")
  }
}

extension Script.Orientation: ExpressibleByArgument {}
extension Scene.Appearance: ExpressibleByArgument {}

extension TextSize: ExpressibleByArgument {
  /// Parses the name of a text size in upper or lower case; nil if there is no such size.
  public init?(argument: String) { self.init(named: argument) }
}

/// Whether the user has asked for reduced motion.
struct MotionOptions: ParsableArguments {
  @Flag(
    inversion: .prefixedNo,
    help: "Run what is for users who want less motion (default: as SEGUE_REDUCE_MOTION says, else no)."
  )
  var reduceMotion: Bool?

  /// The option, else the environment, else false.
  var isReduced: Bool { isReduced(otherwise: false) }

  /// The option, else the environment, else the fallback.
  func isReduced(otherwise fallback: Bool) -> Bool {
    reduceMotion ?? Environment.value("SEGUE_REDUCE_MOTION").map(Self.isYes) ?? fallback
  }

  /// Any value means yes except an empty one, `0`, `no`, `false` and `off`.
  private static func isYes(_ value: String) -> Bool {
    !["", "0", "no", "false", "off"].contains(value.lowercased())
  }
}
