/// A number that is presented of a layer: what curves plot and tables of numbers list.
///
/// The first six are what `LayerSample` says of a layer; the others are the layer's own properties, a colour as its four
/// numbers from 0 to 1. Together they are all that a track can animate, but for whole matrices, which show in the frame.
public enum LayerMeasure: String, Hashable, Sendable, CaseIterable {
  case x, y, width, height
  case opacity
  case radius
  case scaleX = "scale.x"
  case scaleY = "scale.y"
  case rotation = "rotate"
  case rotationX = "rotate-x"
  case rotationY = "rotate-y"
  case zPosition = "z"
  case blur
  case backdropBlur = "backdrop-blur"
  case shadowOpacity = "shadow.opacity"
  case shadowRadius = "shadow.radius"
  case borderWidth = "border.width"
  case strokeWidth = "stroke.width"
  case anchorX = "anchor.x"
  case anchorY = "anchor.y"
  case offsetX = "offset.x"
  case offsetY = "offset.y"
  case moveZ = "move.z"
  case perspective = "m34"
  case sublayersPerspective = "sublayers-m34"
  case shadowX = "shadow.x"
  case shadowY = "shadow.y"
  case fillRed = "fill.red"
  case fillGreen = "fill.green"
  case fillBlue = "fill.blue"
  case fillAlpha = "fill.alpha"
  case textRed = "color.red"
  case textGreen = "color.green"
  case textBlue = "color.blue"
  case textAlpha = "color.alpha"
  case strokeRed = "stroke.red"
  case strokeGreen = "stroke.green"
  case strokeBlue = "stroke.blue"
  case strokeAlpha = "stroke.alpha"
  case borderRed = "border.red"
  case borderGreen = "border.green"
  case borderBlue = "border.blue"
  case borderAlpha = "border.alpha"
  case shadowRed = "shadow.red"
  case shadowGreen = "shadow.green"
  case shadowBlue = "shadow.blue"
  case shadowAlpha = "shadow.alpha"
  /// Of a layer with text.
  case fontSize = "font.size"
  /// A corner's own radius, where the four are not the same; else there is none but `radius`.
  case topLeftRadius = "radius.top-left"
  case topRightRadius = "radius.top-right"
  case bottomRightRadius = "radius.bottom-right"
  case bottomLeftRadius = "radius.bottom-left"

  /// What a measure is counted in.
  public enum Unit: String, Hashable, Sendable {
    case points = "pt"
    case degrees = "°"
    /// A factor or a fraction: a plain number.
    case number = ""
  }

  public static let count = allCases.count

  /// Its place among the measures of a layer.
  public var index: Int { Self.indices[self] ?? 0 }

  private static let indices = Dictionary(uniqueKeysWithValues: zip(allCases, allCases.indices))

  public var unit: Unit {
    switch self {
    case .rotation, .rotationX, .rotationY: .degrees
    case .x, .y, .width, .height, .radius, .blur, .backdropBlur, .shadowRadius, .shadowX, .shadowY,
      .borderWidth,
      .strokeWidth, .offsetX, .offsetY, .moveZ, .fontSize, .topLeftRadius, .topRightRadius,
      .bottomRightRadius,
      .bottomLeftRadius:
      .points
    default: .number
    }
  }
}
