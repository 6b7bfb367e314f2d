import SegueGeometry

/// The table of properties: how each is called, what it measures, and where a layer has it. A new property is a case of
/// `LayerProperty` and its row here.
///
/// A row is inlined where one of its facts is asked for, so that this costs a switch and builds nothing.
extension LayerProperty {
  // swift-format-ignore
  @inline(__always) var row: Row {
    switch self {
    case .frameX: .place("x", .origin, .positionX, { $0.x(of: .origin) }, { $0.setX($1, of: .origin) })
    case .frameY: .place("y", .origin, .positionY, { $0.y(of: .origin) }, { $0.setY($1, of: .origin) })
    case .centerX: .place("center.x", .center, .positionX, { $0.x(of: .center) }, { $0.setX($1, of: .center) })
    case .centerY: .place("center.y", .center, .positionY, { $0.y(of: .center) }, { $0.setY($1, of: .center) })
    case .positionX: .place("position.x", .anchor, .positionX, { $0.x(of: .anchor) }, { $0.setX($1, of: .anchor) })
    case .positionY: .place("position.y", .anchor, .positionY, { $0.y(of: .anchor) }, { $0.setY($1, of: .anchor) })
    case .anchorX: .number("anchor.x", .fraction, noun: "anchorX", in: "anchor", { $0.anchor.x }, { $0.anchor.x = $1 })
    case .anchorY: .number("anchor.y", .fraction, noun: "anchorY", in: "anchor", { $0.anchor.y }, { $0.anchor.y = $1 })
    case .zPosition: .number("zPosition", .number, { $0.zPosition }, { $0.zPosition = $1 })
    case .boundsX: .number("offset.x", .length, noun: "the content's x", in: "offset", { $0.bounds.origin.x }, { $0.bounds.origin.x = $1 })
    case .boundsY: .number("offset.y", .length, noun: "the content's y", in: "offset", { $0.bounds.origin.y }, { $0.bounds.origin.y = $1 })
    case .boundsWidth: .number("width", .length, limit: .notNegative, noun: "the width", in: "size", { $0.bounds.size.width }, { $0.bounds.size.width = $1 })
    case .boundsHeight: .number("height", .length, limit: .notNegative, noun: "the height", in: "size", { $0.bounds.size.height }, { $0.bounds.size.height = $1 })
    case .scaleX: .number("scale.x", .factor, noun: "the scale", in: "scale", { $0.components.scaleX }, { $0.components.scaleX = $1 })
    case .scaleY: .number("scale.y", .factor, noun: "the scale", in: "scale", { $0.components.scaleY }, { $0.components.scaleY = $1 })
    case .rotationX: .number("rotation.x", .angle, noun: "the rotation", in: "rotation", { $0.components.rotationX }, { $0.components.rotationX = $1 })
    case .rotationY: .number("rotation.y", .angle, noun: "the rotation", in: "rotation", { $0.components.rotationY }, { $0.components.rotationY = $1 })
    case .rotationZ: .number("rotation.z", .angle, noun: "the rotation", in: "rotation", { $0.components.rotationZ }, { $0.components.rotationZ = $1 })
    case .translationX: .number("move.x", .length, noun: "the move", in: "move", { $0.components.translationX }, { $0.components.translationX = $1 })
    case .translationY: .number("move.y", .length, noun: "the move", in: "move", { $0.components.translationY }, { $0.components.translationY = $1 })
    case .translationZ: .number("move.z", .length, noun: "the move", in: "move", { $0.components.translationZ }, { $0.components.translationZ = $1 })
    case .transform: .transform("transform", { $0.transform }, { $0.transform = $1 })
    case .m34: .number("m34", .number, { $0.m34 }, { $0.m34 = $1 })
    case .sublayersM34: .number("sublayersM34", .number, { $0.sublayersM34 }, { $0.sublayersM34 = $1 })
    case .opacity: .number("opacity", .opacity, limit: .unit, noun: "the opacity", { $0.opacity }, { $0.opacity = $1 })
    case .radiusTopLeft: .corner("radius top left", { $0.cornerRadii.topLeft }, { $0.cornerRadii.topLeft = $1 })
    case .radiusTopRight: .corner("radius top right", { $0.cornerRadii.topRight }, { $0.cornerRadii.topRight = $1 })
    case .radiusBottomRight: .corner("radius bottom right", { $0.cornerRadii.bottomRight }, { $0.cornerRadii.bottomRight = $1 })
    case .radiusBottomLeft: .corner("radius bottom left", { $0.cornerRadii.bottomLeft }, { $0.cornerRadii.bottomLeft = $1 })
    case .fill: .color("fill", { $0.fill }, { $0.fill = $1 })
    case .borderWidth: .number("borderWidth", .length, limit: .notNegative, { $0.border.width }, { $0.border.width = $1 })
    case .borderColor: .color("borderColor", { $0.border.color }, { $0.border.color = $1 })
    case .shadowRadius: .number("shadow.radius", .length, limit: .notNegative, noun: "shadowRadius", in: "shadow", { $0.shadow.radius }, { $0.shadow.radius = $1 })
    case .shadowX: .number("shadow.x", .length, noun: "shadowX", in: "shadow", { $0.shadow.offset.x }, { $0.shadow.offset.x = $1 })
    case .shadowY: .number("shadow.y", .length, noun: "shadowY", in: "shadow", { $0.shadow.offset.y }, { $0.shadow.offset.y = $1 })
    case .shadowOpacity: .number("shadow.opacity", .opacity, limit: .unit, noun: "shadowOpacity", in: "shadow", { $0.shadow.opacity }, { $0.shadow.opacity = $1 })
    case .shadowColor: .color("shadow.color", in: "shadow", { $0.shadow.color }, { $0.shadow.color = $1 })
    case .blur: .number("blur", .length, limit: .notNegative, { $0.blur }, { $0.blur = $1 })
    case .backdropBlur: .number("backdropBlur", .length, limit: .notNegative, { $0.backdropBlur }, { $0.backdropBlur = $1 })
    case .textColor: .color("textColor", { $0.contents.textColor }, { $0.contents.textColor = $1 })
    case .fontSize: .number("fontSize", .length, limit: .fontSize, { $0.contents.fontSize }, { $0.contents.fontSize = $1 })
    case .strokeWidth: .number("strokeWidth", .length, limit: .notNegative, { $0.contents.strokeWidth }, { $0.contents.strokeWidth = $1 })
    case .strokeColor: .color("strokeColor", { $0.contents.strokeColor }, { $0.contents.strokeColor = $1 })
    }
  }

  /// What is known of a property.
  struct Row {
    typealias Get<Value> = (LayerState) -> Value
    typealias Set<Value> = (inout LayerState, Value) -> Void

    /// Where a layer has its value.
    enum Access {
      case number(Get<Double>, Set<Double>)
      case color(Get<Color>, Set<Color>)
      case transform(Get<Transform3D>, Set<Transform3D>)
    }

    var name: String
    var group: String
    var noun: String
    var quantity = Quantity.number
    var limit = Limit.none
    /// The point of the layer whose position the property is, and the axis; nil for what is no position.
    var place: (point: PlacedPoint, axis: LayerProperty)?
    var access: Access

    @inline(__always) static func number(
      _ name: String,
      _ quantity: Quantity,
      limit: Limit = .none,
      noun: String? = nil,
      in group: String? = nil,
      _ get: @escaping Get<Double>,
      _ set: @escaping Set<Double>
    ) -> Row {
      Row(
        name: name,
        group: group ?? name,
        noun: noun ?? name,
        quantity: quantity,
        limit: limit,
        access: .number(get, set)
      )
    }

    @inline(__always) static func place(
      _ name: String,
      _ point: PlacedPoint,
      _ axis: LayerProperty,
      _ get: @escaping Get<Double>,
      _ set: @escaping Set<Double>
    ) -> Row {
      Row(
        name: name,
        group: "position",
        noun: axis == .positionX ? "x" : "y",
        quantity: .length,
        place: (point, axis),
        access: .number(get, set)
      )
    }

    @inline(__always) static func corner(
      _ name: String,
      _ get: @escaping Get<Double>,
      _ set: @escaping Set<Double>
    ) -> Row { number(name, .length, limit: .notNegative, noun: "the radius", in: "radius", get, set) }

    @inline(__always) static func color(
      _ name: String,
      in group: String? = nil,
      _ get: @escaping Get<Color>,
      _ set: @escaping Set<Color>
    ) -> Row { Row(name: name, group: group ?? name, noun: name, access: .color(get, set)) }

    @inline(__always) static func transform(
      _ name: String,
      _ get: @escaping Get<Transform3D>,
      _ set: @escaping Set<Transform3D>
    ) -> Row { Row(name: name, group: name, noun: name, access: .transform(get, set)) }
  }
}
