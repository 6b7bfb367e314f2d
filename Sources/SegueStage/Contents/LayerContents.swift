public import SegueGeometry

/// What a layer shows in front of its fill; back to front: gradient, image, shape, text.
///
/// The text's colour and size and the stroke are stored beside the rest, so that presenting them in each frame of an
/// animation allocates nothing. The rest is in one immutable object, so that a copy costs a single reference count: a
/// frame in which a path, a gradient or a picture is animated allocates that.
public struct LayerContents: Hashable, Sendable {
  private var shown: ShownContents?
  private var inks = ContentInks()

  /// Creates empty contents.
  public init() {}

  /// Whether the layer shows at most its fill.
  public var isEmpty: Bool { shown == nil }

  /// The gradient, or nil; setting it allocates, as setting any other of the contents does.
  public var gradient: Gradient? {
    get { shown?.gradient }
    set { replace(gradient: newValue, image: image, shape: shown?.shape, text: shown?.text) }
  }

  /// The picture, or nil.
  public var image: ImageContents? {
    get { shown?.image }
    set { replace(gradient: gradient, image: newValue, shape: shown?.shape, text: shown?.text) }
  }

  /// The shape with its stroke, or nil.
  public var shape: ShapeContents? {
    get {
      guard var shape = shown?.shape else { return nil }
      shape.strokeWidth = inks.strokeWidth
      shape.strokeColor = inks.stroke
      (shape.strokeStart, shape.strokeEnd) = (inks.strokeStart, inks.strokeEnd)
      return shape
    }
    set {
      inks.strokeWidth = newValue?.strokeWidth ?? 0
      inks.stroke = newValue?.strokeColor ?? .clear
      (inks.strokeStart, inks.strokeEnd) = (newValue?.strokeStart ?? 0, newValue?.strokeEnd ?? 1)
      replace(gradient: gradient, image: image, shape: newValue, text: shown?.text)
    }
  }

  /// The text with its colour, or nil.
  public var text: TextContents? {
    get {
      guard var text = shown?.text else { return nil }
      text.color = inks.text
      text.fontSize = inks.fontSize
      return text
    }
    set {
      inks.text = newValue?.color ?? .clear
      inks.fontSize = newValue?.fontSize ?? 0
      replace(gradient: gradient, image: image, shape: shown?.shape, text: newValue)
    }
  }

  /// The text's colour; clear if there is no text, and setting it then does nothing.
  public var textColor: Color {
    get { inks.text }
    set { if shown?.text != nil { inks.text = newValue } }
  }

  /// The size of the text's font in points; 0 if there is no text, and setting it then does nothing.
  public var fontSize: Double {
    get { inks.fontSize }
    set { if shown?.text != nil { inks.fontSize = newValue } }
  }

  /// The colour of the shape's stroke; clear if there is no shape, and setting it then does nothing.
  public var strokeColor: Color {
    get { inks.stroke }
    set { if shown?.shape != nil { inks.stroke = newValue } }
  }

  /// The width of the shape's stroke in points; 0 if there is no shape, and setting it then does nothing.
  public var strokeWidth: Double {
    get { inks.strokeWidth }
    set { if shown?.shape != nil { inks.strokeWidth = newValue } }
  }

  /// Where the shape's stroke begins, as a fraction of the path's length; setting it without a shape does nothing.
  public var strokeStart: Double {
    get { inks.strokeStart }
    set { if shown?.shape != nil { inks.strokeStart = newValue } }
  }

  /// Where the shape's stroke ends, as a fraction of the path's length; setting it without a shape does nothing.
  public var strokeEnd: Double {
    get { inks.strokeEnd }
    set { if shown?.shape != nil { inks.strokeEnd = newValue } }
  }

  /// Whether the shape has a stroke that can be seen.
  public var hasStroke: Bool {
    inks.strokeWidth > 0 && inks.stroke.alpha > 0 && inks.strokeStart < inks.strokeEnd
  }

  private mutating func replace(
    gradient: Gradient?,
    image: ImageContents?,
    shape: ShapeContents?,
    text: TextContents?
  ) {
    var plainShape = shape
    plainShape?.strokeWidth = 0
    plainShape?.strokeColor = .clear
    plainShape?.strokeStart = 0
    plainShape?.strokeEnd = 1
    var plainText = text
    plainText?.color = .clear
    plainText?.fontSize = 0
    let replaced = ShownContents(gradient: gradient, image: image, shape: plainShape, text: plainText)
    shown = replaced.isEmpty ? nil : replaced
  }
}

/// The colours and the sizes that animations can change.
private struct ContentInks: Hashable, Sendable {
  var text = Color.clear
  var fontSize = 0.0
  var stroke = Color.clear
  var strokeWidth = 0.0
  var strokeStart = 0.0
  var strokeEnd = 1.0
}

/// The other contents; their own colours are left clear and their sizes 0, so that equal contents compare equal.
private final class ShownContents: Hashable, Sendable {
  let gradient: Gradient?
  let image: ImageContents?
  let shape: ShapeContents?
  let text: TextContents?

  init(gradient: Gradient?, image: ImageContents?, shape: ShapeContents?, text: TextContents?) {
    self.gradient = gradient
    self.image = image
    self.shape = shape
    self.text = text
  }

  var isEmpty: Bool { gradient == nil && image == nil && shape == nil && text == nil }

  static func == (left: ShownContents, right: ShownContents) -> Bool {
    left === right
      || left.gradient == right.gradient && left.image == right.image && left.shape == right.shape
        && left.text == right.text
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(gradient)
    hasher.combine(image)
    hasher.combine(shape)
    hasher.combine(text)
  }
}

/// A path, filled with the layer's `fill` and stroked, as a `CAShapeLayer` shows it.
public struct ShapeContents: Hashable, Sendable {
  /// The path, in the layer's own points.
  public var path: Path
  /// The width of the stroke in points, half of it on each side of the path.
  public var strokeWidth: Double
  /// The colour of the stroke.
  public var strokeColor: Color
  /// Where the stroke begins, as a fraction of the path's length.
  public var strokeStart = 0.0
  /// Where the stroke ends, as a fraction of the path's length.
  public var strokeEnd = 1.0
  /// How the stroke ends, meets itself and is broken.
  public var style = StrokeStyle()

  /// The part of the path that is stroked; all of it from 0 to 1, nothing where the end comes before the start.
  public var strokedPath: Path {
    if strokeStart <= 0, strokeEnd >= 1 { return style.line(of: path) }
    guard strokeStart < strokeEnd else { return Path() }
    return style.line(of: path.trimmed(to: max(strokeStart, 0)...max(strokeEnd, 0)))
  }

  /// Creates a shape; a stroke width of 0 draws no stroke.
  public init(path: Path, strokeWidth: Double = 0, strokeColor: Color = .clear) {
    self.path = path
    self.strokeWidth = strokeWidth
    self.strokeColor = strokeColor
  }
}
