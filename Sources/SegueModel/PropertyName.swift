/// A property as the scene language names it.
///
/// `Kind` says what its values are.
public enum PropertyName: String, Hashable, Sendable, CaseIterable {
  case frame, x, y, width, height
  case position, positionX = "position.x", positionY = "position.y"
  case center, centerX = "center.x", centerY = "center.y"
  case anchor
  case z
  case hidden, opacity, clip
  case fill, gradient
  case radius
  case borderWidth = "border.width", borderColor = "border.color"
  case shadowRadius = "shadow.radius", shadowX = "shadow.x", shadowY = "shadow.y"
  case shadowOpacity = "shadow.opacity", shadowColor = "shadow.color"
  case blur, backdropBlur = "backdrop-blur"
  case image, fit
  case text, fontSize = "font.size", fontBold = "font.bold", color, align
  case path, strokeWidth = "stroke.width", strokeColor = "stroke.color", rule
  case scale, scaleX = "scale.x", scaleY = "scale.y"
  case rotate, rotateX = "rotate-x", rotateY = "rotate-y"
  case moveX = "move.x", moveY = "move.y", moveZ = "move.z"
  case transform
  case m34, sublayersM34 = "sublayers-m34"
  case offset, offsetX = "offset.x", offsetY = "offset.y"
  case scrolling

  /// What a property's values are.
  public enum Kind: Hashable, Sendable {
    case number, boolean, point, rect, radii, color, gradient, image, text, path, transform
    /// One of a few words: `fit`, `align`, `rule`.
    case word([String])
  }

  public var kind: Kind {
    switch self {
    case .frame: .rect
    case .position, .center, .anchor, .offset: .point
    case .hidden, .clip, .fontBold, .scrolling: .boolean
    case .fill, .borderColor, .shadowColor, .color, .strokeColor: .color
    case .gradient: .gradient
    case .radius: .radii
    case .image: .image
    case .text: .text
    case .path: .path
    case .transform: .transform
    case .fit: .word(["fill", "contain", "cover"])
    case .align: .word(["left", "center", "right"])
    case .rule: .word(["nonzero", "evenodd"])
    default: .number
    }
  }

  /// How many numbers a list of it has; 1: it takes no list.
  public var numberCount: Int {
    switch kind {
    case .rect, .radii: 4
    case .point: 2
    default: self == .scale ? 2 : 1
    }
  }

  /// Whether a track may animate it; the rest are set at once.
  public var isAnimatable: Bool {
    switch self {
    case .hidden, .clip, .gradient, .image, .fit, .text, .fontSize, .fontBold, .align, .path, .rule,
      .scrolling:
      false
    default: true
    }
  }
}

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
