extension PropertyName {
  /// When a property is set beside others of the same layer.
  public enum SettingRank: CaseIterable, Sendable {
    /// A whole frame.
    case frame
    /// Sizes, and the anchor point, from which places are told.
    case extent
    /// Whatever depends on those, or on nothing.
    case dependent
  }

  public var settingRank: SettingRank {
    switch self {
    case .frame: .frame
    case .width, .height, .anchor: .extent
    default: .dependent
    }
  }

  /// Whether the value is a place or an extent, which depends on whose coordinates it is read in.
  public var isPlace: Bool {
    switch self {
    case .frame, .x, .y, .width, .height, .position, .positionX, .positionY, .center, .centerX, .centerY: true
    default: false
    }
  }
}
