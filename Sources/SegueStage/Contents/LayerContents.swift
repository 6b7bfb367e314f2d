public import SegueGeometry

/// What a layer shows besides its fill, back to front: gradient, image, shape, text.
///
/// Discrete: never interpolated, except for the inks. What is shown lies in one immutable box, so that a copy
/// costs a single reference count; the inks lie beside it, so that presenting them at each frame allocates nothing.
public struct LayerContents: Hashable, Sendable {
  private var shown: ShownContents?
  private var inks = ContentInks()

  /// Creates empty contents.
  public init() {}

  public var isEmpty: Bool { shown == nil }

  public var gradient: Gradient? {
    get { shown?.gradient }
    set { replace(gradient: newValue, image: image, shape: shown?.shape, text: shown?.text) }
  }

  public var image: ImageContents? {
    get { shown?.image }
    set { replace(gradient: gradient, image: newValue, shape: shown?.shape, text: shown?.text) }
  }

  public var shape: ShapeContents? {
    get {
      guard var shape = shown?.shape else { return nil }
      shape.strokeWidth = inks.strokeWidth
      shape.strokeColor = inks.stroke
      return shape
    }
    set {
      inks.strokeWidth = newValue?.strokeWidth ?? 0
      inks.stroke = newValue?.strokeColor ?? .clear
      replace(gradient: gradient, image: image, shape: newValue, text: shown?.text)
    }
  }

  public var text: TextContents? {
    get {
      guard var text = shown?.text else { return nil }
      text.color = inks.text
      return text
    }
    set {
      inks.text = newValue?.color ?? .clear
      replace(gradient: gradient, image: image, shape: shown?.shape, text: newValue)
    }
  }

  /// The text's colour, clear without text; setting it then does nothing.
  public var textColor: Color {
    get { inks.text }
    set { if shown?.text != nil { inks.text = newValue } }
  }

  /// The shape's stroke, clear without a shape; setting it then does nothing.
  public var strokeColor: Color {
    get { inks.stroke }
    set { if shown?.shape != nil { inks.stroke = newValue } }
  }

  /// The shape's stroke width in points, 0 without a shape; setting it then does nothing.
  public var strokeWidth: Double {
    get { inks.strokeWidth }
    set { if shown?.shape != nil { inks.strokeWidth = newValue } }
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
    var plainText = text
    plainText?.color = .clear
    let replaced = ShownContents(gradient: gradient, image: image, shape: plainShape, text: plainText)
    shown = replaced.isEmpty ? nil : replaced
  }
}

/// The numbers of contents that animations change.
private struct ContentInks: Hashable, Sendable {
  var text = Color.clear
  var stroke = Color.clear
  var strokeWidth = 0.0
}

/// Contents without their inks, which are left clear so that equal contents compare equal.
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

/// An outline, filled with the layer's `fill` and stroked, as a `CAShapeLayer` shows it.
public struct ShapeContents: Hashable, Sendable {
  public var path: Path
  public var strokeWidth: Double
  public var strokeColor: Color

  /// Creates a shape; a stroke width of 0 draws no stroke.
  public init(path: Path, strokeWidth: Double = 0, strokeColor: Color = .clear) {
    self.path = path
    self.strokeWidth = strokeWidth
    self.strokeColor = strokeColor
  }
}
