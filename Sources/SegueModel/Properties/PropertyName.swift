public import SegueStage

/// A property of a layer; the raw value is its name in the scene language.
public enum PropertyName: String, Hashable, Sendable, CaseIterable {
  /// The frame without the transform, in the superlayer's points: as a whole, and its numbers.
  case frame, x, y, width, height
  /// The anchor point's place in the superlayer, in points.
  case position, positionX = "position.x", positionY = "position.y"
  /// The place of the frame's centre in the superlayer, in points.
  case center, centerX = "center.x", centerY = "center.y"
  /// The anchor point, in fractions of the bounds; setting it leaves the layer where it is.
  case anchor
  /// `zPosition`.
  case z
  /// `isHidden`; `opacity`, 0…1; `masksToBounds`.
  case hidden, opacity, clip
  /// How a mask is read, or how a layer in one adds to it.
  case maskMode = "mask-mode"
  /// The background colour, and a gradient in front of it.
  case fill, gradient
  /// The corner radii in points.
  case radius
  /// The border inside the bounds; its width is in points.
  case borderWidth = "border.width", borderColor = "border.color"
  /// The shadow's blur radius and offset in points.
  case shadowRadius = "shadow.radius", shadowX = "shadow.x", shadowY = "shadow.y"
  /// The shadow's opacity, 0…1, and its colour.
  case shadowOpacity = "shadow.opacity", shadowColor = "shadow.color"
  /// The blur of the layer, and of what lies behind it: standard deviations in points.
  case blur, backdropBlur = "backdrop-blur"
  /// A picture, and how it fills the bounds.
  case image, fit
  /// A text and its attributes; the font's size is in points.
  case text, fontSize = "font.size", color, align
  /// What the letters of a text look like apart from their size.
  case fontWeight = "font.weight", fontItalic = "font.italic", fontDesign = "font.design"
  /// A shape's outline, its stroke, with the width in points, and the rule by which it is filled.
  case path, strokeWidth = "stroke.width", strokeColor = "stroke.color", rule
  /// How a stroke ends, and how it meets itself.
  case strokeCap = "stroke.cap", strokeJoin = "stroke.join"
  /// Scale factors: the first of a pair is the horizontal one.
  case scale, scaleX = "scale.x", scaleY = "scale.y"
  /// Rotations in radians, about the z, x and y axes.
  case rotate, rotateX = "rotate-x", rotateY = "rotate-y"
  /// Translations in points.
  case moveX = "move.x", moveY = "move.y", moveZ = "move.z"
  /// A matrix, applied after scale, rotation and translation.
  case transform
  /// The perspective of the layer, and the one that it gives its sublayers: `-1 / distance`.
  case m34, sublayersM34 = "sublayers-m34"
  /// A scroll layer's content offset in points.
  case offset, offsetX = "offset.x", offsetY = "offset.y"
  /// Whether a finger can scroll a scroll layer.
  case scrolling

  /// The kinds of values that properties take.
  public enum Kind: Hashable, Sendable {
    /// A single value.
    case number, boolean, point, rect, radii, color, gradient, image, text, path, transform
    /// One of a few words, as `fit`, `align` and `rule` take.
    case word([String])
  }

  /// The kind of the property's values.
  public var kind: Kind { row.kind }

  /// The length of a list of numbers that is a value of the property; 1 if it takes no list.
  public var numberCount: Int {
    switch kind {
    case .rect, .radii: 4
    case .point: 2
    default: self == .scale ? 2 : 1
    }
  }

  /// The numbers of a layer that make up the property; empty if it cannot be animated.
  public var channels: [LayerProperty] { row.channels }

  /// Whether a track can animate the property; the others are only ever set.
  public var isAnimatable: Bool { !channels.isEmpty }

  /// What the numbers of the property measure; nil if it cannot be animated.
  public var quantity: LayerProperty.Quantity? { channels.first?.quantity }

  /// What a schema says of the property.
  public var summary: String { row.summary }
}

extension PropertyName {
  /// The order in which the properties of one layer must be set.
  public enum SettingRank: Int, CaseIterable, Sendable {
    /// The whole frame comes first.
    case frame
    /// Then sizes and the anchor point, which positions depend on.
    case extent
    /// Everything else.
    case dependent
  }

  /// The rank at which the property is set.
  public var settingRank: SettingRank { row.rank }

  /// Whether the value is a position or a size, which depends on the coordinate system that it is read in.
  public var isPlace: Bool { row.isPlace }

  /// Whether the layer's frame may follow from it, or whether others are attributes of it, so that it is set before all
  /// others where a layer is made.
  public var isFounding: Bool { row.isFounding }
}

extension PropertyName {
  /// What a percentage of a property means.
  public enum Percentage: Hashable, Sendable {
    /// A part of the superlayer's size.
    case ofParent
    /// A part of 1.
    case ofOne
    /// Nothing: it takes none.
    case none
  }

  /// What a percentage of the property means.
  public var percentage: Percentage {
    if row.share != nil { return .ofParent }
    return switch quantity {
    case .opacity, .fraction, .factor: .ofOne
    default: kind == .transform ? .ofOne : .none
    }
  }

  /// Whether a percentage of the property is one of the superlayer's height.
  public var isVertical: Bool { axis == .vertical }

  /// The axis of the parent's size that a percentage refers to.
  var axis: PercentAxis { row.share ?? .horizontal }
}

/// The axis of the parent's size that a percentage refers to.
enum PercentAxis {
  case horizontal, vertical
}
