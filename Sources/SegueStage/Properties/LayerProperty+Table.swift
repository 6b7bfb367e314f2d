public import SegueGeometry

/// The table of properties: how each is called, what it measures, and where a layer has it.
///
/// A new property is a case of `LayerProperty`, its row, and how it is read and set; the compiler asks for all of them.
/// Reading and setting are switches of their own rather than closures of the row: samples do little else, and a switch
/// takes a few instructions, a row with closures a hundred.
extension LayerProperty {
  @inline(__always) var row: Row {
    switch self {
    case .frameX: .place("x", .origin, .positionX)
    case .frameY: .place("y", .origin, .positionY)
    case .centerX: .place("center.x", .center, .positionX)
    case .centerY: .place("center.y", .center, .positionY)
    case .positionX: .place("position.x", .anchor, .positionX)
    case .positionY: .place("position.y", .anchor, .positionY)
    case .anchorX: .number("anchor.x", .fraction, noun: "anchorX", in: "anchor")
    case .anchorY: .number("anchor.y", .fraction, noun: "anchorY", in: "anchor")
    case .zPosition: .number("zPosition", .number)
    case .boundsX: .number("offset.x", .length, noun: "the content's x", in: "offset")
    case .boundsY: .number("offset.y", .length, noun: "the content's y", in: "offset")
    case .boundsWidth: .number("width", .length, limit: .notNegative, noun: "the width", in: "size")
    case .boundsHeight: .number("height", .length, limit: .notNegative, noun: "the height", in: "size")
    case .scaleX: .number("scale.x", .factor, noun: "the scale", in: "scale")
    case .scaleY: .number("scale.y", .factor, noun: "the scale", in: "scale")
    case .rotationX: .number("rotation.x", .angle, noun: "the rotation", in: "rotation")
    case .rotationY: .number("rotation.y", .angle, noun: "the rotation", in: "rotation")
    case .rotationZ: .number("rotation.z", .angle, noun: "the rotation", in: "rotation")
    case .translationX: .number("move.x", .length, noun: "the move", in: "move")
    case .translationY: .number("move.y", .length, noun: "the move", in: "move")
    case .translationZ: .number("move.z", .length, noun: "the move", in: "move")
    case .transform: .transform("transform")
    case .m34: .number("m34", .number)
    case .sublayersM34: .number("sublayersM34", .number)
    case .opacity: .number("opacity", .opacity, limit: .unit, noun: "the opacity")
    case .radiusTopLeft: .corner("radius top left")
    case .radiusTopRight: .corner("radius top right")
    case .radiusBottomRight: .corner("radius bottom right")
    case .radiusBottomLeft: .corner("radius bottom left")
    case .fill: .color("fill")
    case .borderWidth: .number("borderWidth", .length, limit: .notNegative)
    case .borderColor: .color("borderColor")
    case .shadowRadius:
      .number("shadow.radius", .length, limit: .notNegative, noun: "shadowRadius", in: "shadow")
    case .shadowX: .number("shadow.x", .length, noun: "shadowX", in: "shadow")
    case .shadowY: .number("shadow.y", .length, noun: "shadowY", in: "shadow")
    case .shadowOpacity:
      .number("shadow.opacity", .opacity, limit: .unit, noun: "shadowOpacity", in: "shadow")
    case .shadowColor: .color("shadow.color", in: "shadow")
    case .blur: .number("blur", .length, limit: .notNegative)
    case .backdropBlur: .number("backdropBlur", .length, limit: .notNegative)
    case .textColor: .color("textColor")
    case .fontSize: .number("fontSize", .length, limit: .fontSize)
    case .strokeWidth: .number("strokeWidth", .length, limit: .notNegative)
    case .strokeColor: .color("strokeColor")
    case .strokeStart: .number("strokeStart", .fraction, limit: .unit)
    case .strokeEnd: .number("strokeEnd", .fraction, limit: .unit)
    case .path: .contents("path", .path)
    case .gradientColors: .contents("gradient.colors", .colors)
    case .gradientLocations: .contents("gradient.locations", .numbers)
    case .gradientStartX: .number("gradient.start.x", .fraction, in: "gradient.start")
    case .gradientStartY: .number("gradient.start.y", .fraction, in: "gradient.start")
    case .gradientEndX: .number("gradient.end.x", .fraction, in: "gradient.end")
    case .gradientEndY: .number("gradient.end.y", .fraction, in: "gradient.end")
    case .picture: .contents("picture", .picture)
    }
  }
}

extension LayerState {
  /// The value of a numeric property, in its own unit; nil for other properties.
  public func number(of property: LayerProperty) -> Double? {
    switch property {
    case .frameX: x(of: .origin)
    case .frameY: y(of: .origin)
    case .centerX: x(of: .center)
    case .centerY: y(of: .center)
    case .positionX: x(of: .anchor)
    case .positionY: y(of: .anchor)
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
    case .fontSize: contents.fontSize
    case .strokeWidth: contents.strokeWidth
    case .strokeStart: contents.strokeStart
    case .strokeEnd: contents.strokeEnd
    case .gradientStartX: contents.gradientEnds?.start.x
    case .gradientStartY: contents.gradientEnds?.start.y
    case .gradientEndX: contents.gradientEnds?.end.x
    case .gradientEndY: contents.gradientEnds?.end.y
    case .fill, .borderColor, .shadowColor, .textColor, .strokeColor, .transform, .path, .gradientColors,
      .gradientLocations, .picture:
      nil
    }
  }

  /// Sets a numeric property, in its own unit; does nothing for other properties.
  public mutating func setNumber(_ value: Double, of property: LayerProperty) {
    switch property {
    case .frameX: setX(value, of: .origin)
    case .frameY: setY(value, of: .origin)
    case .centerX: setX(value, of: .center)
    case .centerY: setY(value, of: .center)
    case .positionX: setX(value, of: .anchor)
    case .positionY: setY(value, of: .anchor)
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
    case .fontSize: contents.fontSize = value
    case .strokeWidth: contents.strokeWidth = value
    case .strokeStart: contents.strokeStart = value
    case .strokeEnd: contents.strokeEnd = value
    case .gradientStartX: contents.gradientEnds?.start.x = value
    case .gradientStartY: contents.gradientEnds?.start.y = value
    case .gradientEndX: contents.gradientEnds?.end.x = value
    case .gradientEndY: contents.gradientEnds?.end.y = value
    case .fill, .borderColor, .shadowColor, .textColor, .strokeColor, .transform, .path, .gradientColors,
      .gradientLocations, .picture:
      break
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

extension LayerProperty {
  /// What is known of a property.
  struct Row {
    var kind = Kind.number
    var name: String
    var group: String
    var noun: String
    var quantity = Quantity.number
    var limit = Limit.none
    /// The point of the layer whose position the property is; nil for what is no position.
    var point: PlacedPoint?
    /// The position on its axis, for what is one.
    var axis: LayerProperty?

    @inline(__always) static func number(
      _ name: String,
      _ quantity: Quantity,
      limit: Limit = .none,
      noun: String? = nil,
      in group: String? = nil
    ) -> Row {
      Row(name: name, group: group ?? name, noun: noun ?? name, quantity: quantity, limit: limit)
    }

    @inline(__always) static func place(_ name: String, _ point: PlacedPoint, _ axis: LayerProperty) -> Row {
      let noun = axis == .positionX ? "x" : "y"
      return Row(name: name, group: "position", noun: noun, quantity: .length, point: point, axis: axis)
    }

    @inline(__always) static func corner(_ name: String) -> Row {
      Row(name: name, group: "radius", noun: "the radius", quantity: .length, limit: .notNegative)
    }

    @inline(__always) static func color(_ name: String, in group: String? = nil) -> Row {
      Row(kind: .color, name: name, group: group ?? name, noun: name)
    }

    @inline(__always) static func contents(_ name: String, _ kind: Kind) -> Row {
      Row(kind: kind, name: name, group: name, noun: name)
    }

    @inline(__always) static func transform(_ name: String) -> Row {
      Row(kind: .transform, name: name, group: name, noun: name)
    }
  }
}
