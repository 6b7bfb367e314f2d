public import SegueModel
public import SegueStage

/// A colour of a layer that can be animated.
public enum LayerInk: String, Hashable, Sendable, CaseIterable {
  /// The background fill.
  case fill
  /// The text's colour.
  case text = "color"
  /// The stroke of the layer's shape.
  case stroke
  /// The border.
  case border
  /// The shadow.
  case shadow

  /// The property of the layer that has it.
  public var property: LayerProperty {
    switch self {
    case .fill: .fill
    case .text: .textColor
    case .stroke: .strokeColor
    case .border: .borderColor
    case .shadow: .shadowColor
    }
  }

  /// The measures that are its red, green, blue and alpha, each from 0 to 1.
  public var channels: [LayerMeasure] { LayerMeasure.allCases.filter { $0.ink == self } }
}

extension LayerMeasure {
  /// The colour that this measure is a channel of; nil if it is not part of a colour.
  public var ink: LayerInk? {
    guard case .ink(let property, _) = source else { return nil }
    return LayerInk.allCases.first { $0.property == property }
  }
}
