extension LayerTree {
  /// The velocity of a presented number, in its own unit per second of the root's time.
  ///
  /// It is the exact derivative; 0 for colours and transforms, at rest, and while a fill mode holds a value.
  public func velocity(of property: LayerProperty, of id: LayerID, at time: Double) -> Double {
    guard property.kind == .number, !self[id].animations.isEmpty else { return 0 }
    return self[id].movingNumber(property, atLocalTime: localTime(of: id, at: time)).rate * rate(of: id)
  }
}

/// A number with its rate of change per second.
private struct MovingNumber: AxisNumber {
  var value: Double
  var rate = 0.0

  static let zero = MovingNumber(0)

  init(_ number: Double) { value = number }

  init(_ span: AnimationSpan, model: Double) {
    value = span.number(model: model)
    rate = (span.number(of: span.to, model: model) - span.number(of: span.from, model: model)) * span.rate
  }

  private init(value: Double, rate: Double) {
    self.value = value
    self.rate = rate
  }

  static func + (left: Self, right: Self) -> Self {
    MovingNumber(value: left.value + right.value, rate: left.rate + right.rate)
  }

  static func - (left: Self, right: Self) -> Self {
    MovingNumber(value: left.value - right.value, rate: left.rate - right.rate)
  }

  static func * (left: Self, right: Self) -> Self {
    MovingNumber(
      value: left.value * right.value,
      rate: left.rate * right.value + left.value * right.rate
    )
  }
}

extension Layer {
  fileprivate func movingNumber(_ property: LayerProperty, atLocalTime time: Double) -> MovingNumber {
    if let point = property.placedPoint {
      return movingPlace(of: point, isHorizontal: property.component == .positionX, atLocalTime: time)
    }
    let base = model.number(of: property) ?? 0
    var number = MovingNumber(base)
    for attached in animations {
      attached.animation.forEachSpan(atLayerTime: time) { span, isAdditive in
        guard span.property == property else { return }
        number = (isAdditive ? number : .zero) + MovingNumber(span, model: base)
      }
    }
    return number
  }

  /// The position of a point of the layer on an axis, computed as `present(atLocalTime:into:)` does.
  private func movingPlace(
    of wanted: PlacedPoint,
    isHorizontal: Bool,
    atLocalTime time: Double
  ) -> MovingNumber {
    let own: (position: LayerProperty, anchor: LayerProperty, extent: LayerProperty) =
      isHorizontal ? (.positionX, .anchorX, .boundsWidth) : (.positionY, .anchorY, .boundsHeight)
    var anchor = MovingNumber(model.number(of: own.anchor) ?? 0)
    var extent = MovingNumber(model.number(of: own.extent) ?? 0)
    var place = AxisPlace(position: MovingNumber(model.number(of: own.position) ?? 0))
    for attached in animations {
      attached.animation.forEachSpan(atLayerTime: time) { span, isAdditive in
        let number = MovingNumber(span, model: model.number(of: span.property) ?? 0)
        if span.property == own.anchor {
          anchor = (isAdditive ? anchor : .zero) + number
        } else if span.property == own.extent {
          extent = (isAdditive ? extent : .zero) + number
        } else if let point = span.property.placedPoint, span.property.component == own.position {
          place.apply(number, to: point, isAdditive: isAdditive, anchor: anchor, extent: extent)
        }
      }
    }
    return place.position(anchor: anchor, extent: extent)
      - wanted.distance(toAnchor: anchor, extent: extent)
  }
}
