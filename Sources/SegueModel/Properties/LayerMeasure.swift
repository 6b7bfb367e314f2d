public import SegueStage

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

  /// The number of measures that each layer has.
  public static let count = allCases.count

  /// The position among all measures, which is that in a row of a table.
  public var index: Int { Self.indices[self] ?? 0 }

  private static let indices = Dictionary(uniqueKeysWithValues: zip(allCases, allCases.indices))
}

/// Where the measures come from.
extension LayerMeasure {
  /// What of a presented layer a measure is.
  public enum Source: Hashable, Sendable {
    /// A number of the bounding box in the canvas.
    case box(Side)
    /// The largest of the corner radii.
    case largestRadius
    /// One of the layer's numbers; an angle in degrees.
    case number(LayerProperty)
    /// A channel of one of the layer's colours.
    case ink(LayerProperty, Channel)
    /// A number that only a layer with text has.
    case ofText(LayerProperty)
    /// A corner's radius, which a layer has only if the four differ.
    case corner(LayerProperty)
  }

  /// The numbers of a box.
  public enum Side: Hashable, Sendable {
    /// Its origin and its size.
    case x, y, width, height
  }

  /// The channels of a colour.
  public enum Channel: Hashable, Sendable {
    /// Each is 0…1.
    case red, green, blue, alpha
  }

  /// The source of the measure.
  public var source: Source {
    switch self {
    case .x: .box(.x)
    case .y: .box(.y)
    case .width: .box(.width)
    case .height: .box(.height)
    case .opacity: .number(.opacity)
    case .radius: .largestRadius
    case .scaleX: .number(.scaleX)
    case .scaleY: .number(.scaleY)
    case .rotation: .number(.rotationZ)
    case .rotationX: .number(.rotationX)
    case .rotationY: .number(.rotationY)
    case .zPosition: .number(.zPosition)
    case .blur: .number(.blur)
    case .backdropBlur: .number(.backdropBlur)
    case .shadowOpacity: .number(.shadowOpacity)
    case .shadowRadius: .number(.shadowRadius)
    case .borderWidth: .number(.borderWidth)
    case .strokeWidth: .number(.strokeWidth)
    case .anchorX: .number(.anchorX)
    case .anchorY: .number(.anchorY)
    case .offsetX: .number(.boundsX)
    case .offsetY: .number(.boundsY)
    case .moveZ: .number(.translationZ)
    case .perspective: .number(.m34)
    case .sublayersPerspective: .number(.sublayersM34)
    case .shadowX: .number(.shadowX)
    case .shadowY: .number(.shadowY)
    case .fillRed: .ink(.fill, .red)
    case .fillGreen: .ink(.fill, .green)
    case .fillBlue: .ink(.fill, .blue)
    case .fillAlpha: .ink(.fill, .alpha)
    case .textRed: .ink(.textColor, .red)
    case .textGreen: .ink(.textColor, .green)
    case .textBlue: .ink(.textColor, .blue)
    case .textAlpha: .ink(.textColor, .alpha)
    case .strokeRed: .ink(.strokeColor, .red)
    case .strokeGreen: .ink(.strokeColor, .green)
    case .strokeBlue: .ink(.strokeColor, .blue)
    case .strokeAlpha: .ink(.strokeColor, .alpha)
    case .borderRed: .ink(.borderColor, .red)
    case .borderGreen: .ink(.borderColor, .green)
    case .borderBlue: .ink(.borderColor, .blue)
    case .borderAlpha: .ink(.borderColor, .alpha)
    case .shadowRed: .ink(.shadowColor, .red)
    case .shadowGreen: .ink(.shadowColor, .green)
    case .shadowBlue: .ink(.shadowColor, .blue)
    case .shadowAlpha: .ink(.shadowColor, .alpha)
    case .fontSize: .ofText(.fontSize)
    case .topLeftRadius: .corner(.radiusTopLeft)
    case .topRightRadius: .corner(.radiusTopRight)
    case .bottomRightRadius: .corner(.radiusBottomRight)
    case .bottomLeftRadius: .corner(.radiusBottomLeft)
    }
  }

  /// The sources of all measures, in the order of `allCases`.
  package static let sources = allCases.map { $0.source }

  /// The units of measures; the raw value is what follows a number.
  public enum Unit: String, Hashable, Sendable {
    /// Of a length.
    case points = "pt"
    /// Of a rotation.
    case degrees = "°"
    /// None, as of a factor or a fraction.
    case number = ""
  }

  /// The unit in which the measure is given.
  public var unit: Unit {
    switch source {
    case .box, .largestRadius: .points
    case .ink: .number
    case .number(let property), .ofText(let property), .corner(let property):
      switch property.quantity {
      case .length: .points
      case .angle: .degrees
      case .factor, .opacity, .fraction, .number: .number
      }
    }
  }
}
