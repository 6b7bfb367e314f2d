public import ArgumentParser
import SegueDocuments
public import SegueModel
import SegueScenes
import SegueTransitions

/// What the scene is shown on, and how its user has set it up.
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

  /// Sets up a session.
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
  public init?(argument: String) { self.init(named: argument) }
}
