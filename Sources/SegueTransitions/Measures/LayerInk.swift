public import SegueModel

/// A colour of a layer that can be animated.
public enum LayerInk: String, Hashable, Sendable, CaseIterable {
  case fill
  /// The text's.
  case text = "color"
  case stroke, border, shadow

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
  /// The colour that it is a channel of; nil for what is no colour's.
  public var ink: LayerInk? { LayerInk.allCases.first { $0.channels.contains(self) } }
}
