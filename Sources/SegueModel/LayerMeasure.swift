/// A presented number of a layer, which curves plot and tables list; the raw value is its name there.
///
/// The first six are those of `LayerSample`; the others are the layer's own properties. Together they are all
/// that a track can animate, except for whole matrices, whose effect shows in the frame.
public enum LayerMeasure: String, Hashable, Sendable, CaseIterable {
  /// The bounding box in the canvas.
  case x, y, width, height
  /// The layer's own opacity.
  case opacity
  /// The largest corner radius.
  case radius
  /// Scale factors.
  case scaleX = "scale.x", scaleY = "scale.y"
  /// Rotations about the z, x and y axes, in degrees.
  case rotation = "rotate", rotationX = "rotate-x", rotationY = "rotate-y"
  /// The layer's `zPosition`.
  case zPosition = "z"
  /// Blurs of the layer and of what lies behind it: standard deviations in points.
  case blur, backdropBlur = "backdrop-blur"
  /// The shadow's opacity and blur radius.
  case shadowOpacity = "shadow.opacity", shadowRadius = "shadow.radius"
  /// The width of the border.
  case borderWidth = "border.width"
  /// The width of a shape's stroke.
  case strokeWidth = "stroke.width"
  /// The anchor point, in fractions of the bounds.
  case anchorX = "anchor.x", anchorY = "anchor.y"
  /// A scroll layer's content offset.
  case offsetX = "offset.x", offsetY = "offset.y"
  /// The translation along the z axis.
  case moveZ = "move.z"
  /// The layer's own `m34`, and the one that it gives its sublayers.
  case perspective = "m34", sublayersPerspective = "sublayers-m34"
  /// The shadow's offset.
  case shadowX = "shadow.x", shadowY = "shadow.y"
  /// The background colour, each channel 0…1.
  case fillRed = "fill.red", fillGreen = "fill.green", fillBlue = "fill.blue", fillAlpha = "fill.alpha"
  /// The text's colour, each channel 0…1.
  case textRed = "color.red", textGreen = "color.green", textBlue = "color.blue", textAlpha = "color.alpha"
  /// The stroke's colour, each channel 0…1.
  case strokeRed = "stroke.red", strokeGreen = "stroke.green",
    strokeBlue = "stroke.blue", strokeAlpha = "stroke.alpha"
  /// The border's colour, each channel 0…1.
  case borderRed = "border.red", borderGreen = "border.green",
    borderBlue = "border.blue", borderAlpha = "border.alpha"
  /// The shadow's colour, each channel 0…1.
  case shadowRed = "shadow.red", shadowGreen = "shadow.green",
    shadowBlue = "shadow.blue", shadowAlpha = "shadow.alpha"
  /// The font's size, which only a layer with text has.
  case fontSize = "font.size"
  /// The radius of each corner, which a layer has only if the four differ.
  case topLeftRadius = "radius.top-left", topRightRadius = "radius.top-right",
    bottomRightRadius = "radius.bottom-right", bottomLeftRadius = "radius.bottom-left"

  /// The units of measures; the raw value is what follows a number.
  public enum Unit: String, Hashable, Sendable {
    /// Of a length.
    case points = "pt"
    /// Of a rotation.
    case degrees = "°"
    /// None, as of a factor or a fraction.
    case number = ""
  }

  /// The number of measures that each layer has.
  public static let count = allCases.count

  /// The position among all measures, which is that in a row of a table.
  public var index: Int { Self.indices[self] ?? 0 }

  private static let indices = Dictionary(uniqueKeysWithValues: zip(allCases, allCases.indices))

  /// The unit in which the measure is given.
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
