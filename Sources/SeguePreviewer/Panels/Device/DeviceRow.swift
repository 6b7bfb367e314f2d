import SegueGeometry
import SegueModel
import SegueScenes
import SegueTransitions

/// A line of the device panel.
enum DeviceRow: Hashable, Sendable {
  /// The settings besides the device itself.
  enum Setting: String, Hashable, Sendable, CaseIterable {
    case appearance
    case textSize = "text size"
    case motion
    case orientation = "held"
    case safeArea = "safe area"
    case corners
  }

  case setting(Setting)
  case device(Device)
  /// A canvas whose size is typed.
  case freeSize

  /// All rows for a preview.
  static func rows(of context: PanelContext) -> [DeviceRow] {
    Setting.allCases.map(DeviceRow.setting) + context.rehearsal.devices.map(DeviceRow.device) + [.freeSize]
  }

  /// Whether this is the device that the scene is shown on.
  func isCurrent(in context: PanelContext) -> Bool {
    switch self {
    case .setting: false
    case .device(let device): device == context.rehearsal.session.device
    case .freeSize: !context.rehearsal.devices.contains(context.rehearsal.session.device)
    }
  }

  var label: String {
    switch self {
    case .setting(let setting): setting.rawValue
    case .device(let device): device.title
    case .freeSize: "Free size"
    }
  }

  /// The text on the right.
  func value(in context: PanelContext) -> String {
    switch self {
    case .setting(let setting): Self.value(of: setting, in: context)
    case .device(let device): device.sizeText ?? "as it is"
    case .freeSize: isCurrent(in: context) ? context.rehearsal.session.device.sizeText ?? "" : "type it"
    }
  }

  private static func value(of setting: Setting, in context: PanelContext) -> String {
    let options: Session.Options = context.rehearsal.options
    switch setting {
    case .appearance: return context.rehearsal.session.appearance.rawValue
    case .textSize:
      return
        "\(options.textSize.rawValue), \(TextStyle.body.points(at: options.textSize).formatted(atMost: 1)) pt"
    case .motion: return options.reduceMotion ? "reduced" : "full"
    case .orientation: return context.rehearsal.session.orientation.rawValue
    case .safeArea: return context.showsSafeArea ? "shown" : "not shown"
    case .corners:
      let radius: Double = context.rehearsal.session.device.cornerRadius
      guard radius > 0 else { return "none" }
      return context.roundsCorners ? "\(radius.formatted(atMost: 1)) pt" : "square"
    }
  }

  /// The command that changes a setting, up or down if it has more than two values.
  func command(step: Int) -> Command.Device? {
    guard case .setting(let setting) = self else { return nil }
    switch setting {
    case .appearance: return .appearance
    case .textSize: return .textSize(steps: step)
    case .motion: return .reduceMotion
    case .orientation: return .rotate
    case .safeArea: return .safeArea
    case .corners: return .corners
    }
  }
}
