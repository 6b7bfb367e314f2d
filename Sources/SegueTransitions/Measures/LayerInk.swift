public import SegueModel

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

  /// The measures that are its red, green, blue and alpha, each from 0 to 1.
  public var channels: [LayerMeasure] {
    switch self {
    case .fill: [.fillRed, .fillGreen, .fillBlue, .fillAlpha]
    case .text: [.textRed, .textGreen, .textBlue, .textAlpha]
    case .stroke: [.strokeRed, .strokeGreen, .strokeBlue, .strokeAlpha]
    case .border: [.borderRed, .borderGreen, .borderBlue, .borderAlpha]
    case .shadow: [.shadowRed, .shadowGreen, .shadowBlue, .shadowAlpha]
    }
  }
}

extension LayerMeasure {
  /// The colour that this measure is a channel of; nil if it is not part of a colour.
  public var ink: LayerInk? { LayerInk.allCases.first { $0.channels.contains(self) } }
}
