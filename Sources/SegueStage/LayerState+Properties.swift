public import SegueGeometry

extension LayerState {
  /// The value of a property; clear or 0 for one of a missing text or shape.
  ///
  /// Setting such a property, or a value of another kind, does nothing.
  public subscript(property: LayerProperty) -> LayerValue {
    get {
      switch property.kind {
      case .number: .number(number(of: property) ?? 0)
      case .color: .color(color(of: property) ?? .clear)
      case .transform: .transform(transform)
      }
    }
    set {
      switch newValue {
      case .number(let number): setNumber(number, of: property)
      case .color(let color): setColor(color, of: property)
      case .transform(let value): if property == .transform { transform = value }
      }
    }
  }

  /// The value of a numeric property, in its own unit; nil for other properties.
  public func number(of property: LayerProperty) -> Double? {
    switch property {
    case .frameX, .centerX, .positionX, .frameY, .centerY, .positionY: place(of: property)
    case .anchorX: anchor.x
    case .anchorY: anchor.y
    case .zPosition: zPosition
    case .boundsX: bounds.origin.x
    case .boundsY: bounds.origin.y
    case .boundsWidth: bounds.size.width
    case .boundsHeight: bounds.size.height
    case .scaleX: components.scaleX
    case .scaleY: components.scaleY
    case .rotationX: components.rotationX
    case .rotationY: components.rotationY
    case .rotationZ: components.rotationZ
    case .translationX: components.translationX
    case .translationY: components.translationY
    case .translationZ: components.translationZ
    case .m34: m34
    case .sublayersM34: sublayersM34
    case .opacity: opacity
    case .radiusTopLeft: cornerRadii.topLeft
    case .radiusTopRight: cornerRadii.topRight
    case .radiusBottomRight: cornerRadii.bottomRight
    case .radiusBottomLeft: cornerRadii.bottomLeft
    case .borderWidth: border.width
    case .shadowRadius: shadow.radius
    case .shadowX: shadow.offset.x
    case .shadowY: shadow.offset.y
    case .shadowOpacity: shadow.opacity
    case .blur: blur
    case .backdropBlur: backdropBlur
    case .strokeWidth: contents.strokeWidth
    case .fontSize: contents.fontSize
    default: nil
    }
  }

  /// Sets a numeric property, in its own unit; does nothing for other properties.
  public mutating func setNumber(_ value: Double, of property: LayerProperty) {
    switch property {
    case .frameX, .centerX, .positionX, .frameY, .centerY, .positionY: setPlace(value, of: property)
    case .anchorX: anchor.x = value
    case .anchorY: anchor.y = value
    case .zPosition: zPosition = value
    case .boundsX: bounds.origin.x = value
    case .boundsY: bounds.origin.y = value
    case .boundsWidth: bounds.size.width = value
    case .boundsHeight: bounds.size.height = value
    case .scaleX: components.scaleX = value
    case .scaleY: components.scaleY = value
    case .rotationX: components.rotationX = value
    case .rotationY: components.rotationY = value
    case .rotationZ: components.rotationZ = value
    case .translationX: components.translationX = value
    case .translationY: components.translationY = value
    case .translationZ: components.translationZ = value
    case .m34: m34 = value
    case .sublayersM34: sublayersM34 = value
    case .opacity: opacity = value
    case .radiusTopLeft: cornerRadii.topLeft = value
    case .radiusTopRight: cornerRadii.topRight = value
    case .radiusBottomRight: cornerRadii.bottomRight = value
    case .radiusBottomLeft: cornerRadii.bottomLeft = value
    case .borderWidth: border.width = value
    case .shadowRadius: shadow.radius = value
    case .shadowX: shadow.offset.x = value
    case .shadowY: shadow.offset.y = value
    case .shadowOpacity: shadow.opacity = value
    case .blur: blur = value
    case .backdropBlur: backdropBlur = value
    case .strokeWidth: contents.strokeWidth = value
    case .fontSize: contents.fontSize = value
    default: break
    }
  }

  /// The value of a colour property; nil for other properties.
  public func color(of property: LayerProperty) -> Color? {
    switch property {
    case .fill: fill
    case .borderColor: border.color
    case .shadowColor: shadow.color
    case .textColor: contents.textColor
    case .strokeColor: contents.strokeColor
    default: nil
    }
  }

  /// Sets a colour property; does nothing for other properties.
  public mutating func setColor(_ value: Color, of property: LayerProperty) {
    switch property {
    case .fill: fill = value
    case .borderColor: border.color = value
    case .shadowColor: shadow.color = value
    case .textColor: contents.textColor = value
    case .strokeColor: contents.strokeColor = value
    default: break
    }
  }
}
