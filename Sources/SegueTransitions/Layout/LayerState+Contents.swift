import SegueGeometry
import SegueModel
import SegueStage

extension LayerState {
  /// Sets a part of the contents; false where the property is of another kind.
  mutating func setContents(_ property: PropertyName, to value: Value) -> Bool {
    switch property {
    case .gradient:
      if case .gradient(let gradient) = value { contents.gradient = gradient }
    case .image:
      if case .image(let image) = value { setImage(image) }
    case .fit: contents.image?.fit = ImageContents.Fit(rawValue: value.string) ?? .fill
    case .path:
      if case .path(let path) = value { setPath(path) }
    case .rule: contents.shape?.path.fillRule = value.string == "evenodd" ? .evenOdd : .nonZero
    case .strokeWidth: contents.shape?.strokeWidth = value.number
    case .strokeColor: contents.shape?.strokeColor = value.color
    default: return setText(property, to: value)
    }
    return true
  }

  private mutating func setText(_ property: PropertyName, to value: Value) -> Bool {
    switch property {
    case .text:
      if contents.text == nil { contents.text = TextContents(string: value.string) }
      contents.text?.string = value.string
    case .fontSize: contents.text?.fontSize = value.number
    case .fontBold: contents.text?.isBold = value.boolean
    case .color: contents.text?.color = value.color
    case .align: contents.text?.alignment = TextContents.Alignment(rawValue: value.string) ?? .left
    default: return false
    }
    return true
  }

  private mutating func setImage(_ image: StageImage?) {
    guard let image else {
      contents.image = nil
      return
    }
    contents.image = ImageContents(image: image, fit: contents.image?.fit ?? .fill)
  }

  private mutating func setPath(_ path: Path) {
    var shape = contents.shape ?? ShapeContents(path: path)
    shape.path.elements = path.elements
    contents.shape = shape
  }

  /// A property's value, as expressions and tracks read it.
  func value(of property: PropertyName) -> Value {
    switch property {
    case .frame: .rect(layoutFrame)
    case .x: .number(layoutFrame.origin.x)
    case .y: .number(layoutFrame.origin.y)
    case .width: .number(bounds.size.width)
    case .height: .number(bounds.size.height)
    case .position: .point(position)
    case .positionX: .number(position.x)
    case .positionY: .number(position.y)
    case .center: .point(layoutFrame.center)
    case .centerX: .number(layoutFrame.center.x)
    case .centerY: .number(layoutFrame.center.y)
    case .anchor: .point(anchor)
    case .z: .number(zPosition)
    case .offset: .point(bounds.origin)
    case .offsetX: .number(bounds.origin.x)
    case .offsetY: .number(bounds.origin.y)
    default: valueOfLook(property)
    }
  }

  private func valueOfLook(_ property: PropertyName) -> Value {
    switch property {
    case .hidden: .boolean(isHidden)
    case .opacity: .number(opacity)
    case .clip: .boolean(masksToBounds)
    case .fill: .color(fill)
    case .radius: cornerRadii.isUniform ? .number(cornerRadii.topLeft) : .radii(cornerRadii)
    case .borderWidth: .number(border.width)
    case .borderColor: .color(border.color)
    case .shadowRadius: .number(shadow.radius)
    case .shadowX: .number(shadow.offset.x)
    case .shadowY: .number(shadow.offset.y)
    case .shadowOpacity: .number(shadow.opacity)
    case .shadowColor: .color(shadow.color)
    case .blur: .number(blur)
    case .backdropBlur: .number(backdropBlur)
    case .scale: scale
    case .scaleX: .number(components.scaleX)
    case .scaleY: .number(components.scaleY)
    case .rotate: .number(components.rotationZ)
    case .rotateX: .number(components.rotationX)
    case .rotateY: .number(components.rotationY)
    case .moveX: .number(components.translationX)
    case .moveY: .number(components.translationY)
    case .moveZ: .number(components.translationZ)
    case .transform: .transform(transform)
    case .m34: .number(m34)
    case .sublayersM34: .number(sublayersM34)
    default: valueOfContents(property)
    }
  }

  /// One number where both axes are scaled alike.
  private var scale: Value {
    components.scaleX == components.scaleY
      ? .number(components.scaleX) : .point(Point(x: components.scaleX, y: components.scaleY))
  }

  private func valueOfContents(_ property: PropertyName) -> Value {
    switch property {
    case .gradient: contents.gradient.map(Value.gradient) ?? .number(0)
    case .image: .image(contents.image?.image)
    case .fit: .text(contents.image?.fit.rawValue ?? "fill")
    case .path: .path(contents.shape?.path ?? Path())
    case .rule: .text(contents.shape?.path.fillRule == .evenOdd ? "evenodd" : "nonzero")
    case .strokeWidth: .number(contents.shape?.strokeWidth ?? 0)
    case .strokeColor: .color(contents.shape?.strokeColor ?? .clear)
    case .text: .text(contents.text?.string ?? "")
    case .fontSize: .number(contents.text?.fontSize ?? 0)
    case .fontBold: .boolean(contents.text?.isBold ?? false)
    case .color: .color(contents.text?.color ?? .clear)
    case .align: .text(contents.text?.alignment.rawValue ?? "left")
    default: .number(0)
    }
  }
}
