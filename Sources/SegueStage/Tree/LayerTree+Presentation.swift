import SegueGeometry

extension LayerTree {
  /// The values that a layer presents at a time of the root: its model with its animations applied in order.
  public func presentation(of id: LayerID, at time: Double) -> LayerState {
    if self[id].animations.isEmpty { return self[id].model }
    var state = LayerState()
    self[id].present(atLocalTime: localTime(of: id, at: time), into: &state)
    return state
  }

  /// What would be seen of a layer with another model, as its animations are at a time.
  package func seen(_ model: LayerState, as id: LayerID, at time: Double) -> LayerState {
    if self[id].animations.isEmpty { return model }
    var layer = self[id]
    layer.model = model
    var state = LayerState()
    layer.present(atLocalTime: localTime(of: id, at: time), into: &state)
    return state
  }
}

extension Layer {
  /// The values that the layer presents at its own time.
  package func presentation(atLocalTime time: Double) -> LayerState {
    var state = LayerState()
    present(atLocalTime: time, into: &state)
    return state
  }

  /// Writes the values that the layer presents at its own time.
  func present(atLocalTime time: Double, into state: inout LayerState) {
    // A closure that captures the local copies one value; one that captures `self`, the whole layer.
    let model = model
    state = model
    var horizontal = AxisPlace(position: model.position.x)
    var vertical = AxisPlace(position: model.position.y)
    for attached in animations {
      attached.animation.forEachSpan(atLayerTime: time) { span, isAdditive in
        guard let point = span.property.placedPoint else {
          return state.apply(span, isAdditive: isAdditive, model: model)
        }
        let number = span.number(model: model.number(of: span.property) ?? 0)
        if span.property.component == .positionX {
          horizontal.apply(
            number,
            to: point,
            isAdditive: isAdditive,
            anchor: state.anchor.x,
            extent: state.bounds.size.width
          )
        } else {
          vertical.apply(
            number,
            to: point,
            isAdditive: isAdditive,
            anchor: state.anchor.y,
            extent: state.bounds.size.height
          )
        }
      }
    }
    state.position.x = horizontal.position(anchor: state.anchor.x, extent: state.bounds.size.width)
    state.position.y = vertical.position(anchor: state.anchor.y, extent: state.bounds.size.height)
  }

  /// A single presented number, of a property that does not place the layer.
  func presentedNumber(_ property: LayerProperty, atLocalTime time: Double) -> Double {
    let base = model.number(of: property) ?? 0
    var value = base
    for attached in animations {
      attached.animation.forEachSpan(atLayerTime: time) { span, isAdditive in
        guard span.property == property else { return }
        value = (isAdditive ? value : 0) + span.number(model: base)
      }
    }
    return value
  }
}
