public import SegueGeometry
public import SegueStage

/// The scene language's properties on a layer's state: frames and centres as UIKit has them, over Core Animation's
/// position, bounds and anchor point.
extension LayerState {
  /// The value of a property, as expressions and tracks read it.
  public func value(of property: PropertyName) -> Value {
    switch property.row.access {
    case .own(let get, _): get(self)
    case .one(let channel):
      switch self[channel] {
      case .number(let number): .number(number)
      case .color(let color): .color(color)
      case .transform(let transform): .transform(transform)
      case .path(let path): .path(path)
      case .picture(let picture): .image(picture)
      // No property of a scene is one of a gradient's lists: it has the gradient as a whole.
      case .colors, .numbers: .number(0)
      }
    }
  }

  /// Gives a property the value that an expression came to.
  public mutating func set(_ property: PropertyName, to value: Value) {
    switch property.row.access {
    case .own(_, let set): set(&self, value)
    case .one(let channel):
      switch channel.kind {
      case .number: setNumber(value.number, of: channel)
      case .color: setColor(value.color, of: channel)
      case .transform: self[channel] = .transform(value.transform)
      case .path, .colors, .numbers, .picture: break
      }
    }
  }

  /// The frame that the layer has without its transform; setting it keeps the anchor point.
  public var layoutFrame: Rect {
    get {
      Rect(
        x: position.x - anchor.x * bounds.size.width,
        y: position.y - anchor.y * bounds.size.height,
        width: bounds.size.width,
        height: bounds.size.height
      )
    }
    set { setFrame(newValue) }
  }

  /// Moves the anchor point without moving the layer.
  mutating func setAnchorInPlace(_ newAnchor: Point) {
    let frame = layoutFrame
    anchor = newAnchor
    layoutFrame = frame
  }

  /// One number where all corners are alike.
  var radiusValue: Value { cornerRadii.isUniform ? .number(cornerRadii.topLeft) : .radii(cornerRadii) }

  /// One number where both axes are scaled alike.
  var scaleValue: Value {
    components.scaleX == components.scaleY
      ? .number(components.scaleX) : .point(Point(x: components.scaleX, y: components.scaleY))
  }
}

extension LayerState {
  mutating func setGradient(_ value: Value) {
    if case .gradient(let gradient) = value { contents.gradient = gradient }
  }

  mutating func setImage(_ value: Value) {
    guard case .image(let image) = value else { return }
    contents.image = image.map { ImageContents(image: $0, fit: contents.image?.fit ?? .fill) }
  }

  mutating func setPath(_ value: Value) {
    guard case .path(let path) = value else { return }
    var shape = contents.shape ?? ShapeContents(path: path)
    shape.path.elements = path.elements
    contents.shape = shape
  }

  mutating func setText(_ string: String) {
    if contents.text == nil { contents.text = TextContents(string: string) }
    contents.text?.string = string
  }
}

extension Rect {
  /// The centre; setting it moves the rectangle.
  var middle: Point {
    get { center }
    set { origin = Point(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2) }
  }
}
