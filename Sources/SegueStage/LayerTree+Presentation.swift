extension LayerTree {
  /// The values a layer presents at a time of the root: its model with its animations applied in their order.
  public func presentation(of id: LayerID, at time: Double) -> LayerState {
    if self[id].animations.isEmpty { return self[id].model }
    var state = LayerState()
    self[id].present(atLocalTime: localTime(of: id, at: time), into: &state)
    return state
  }

  /// How fast a presented number changes, in its units per second of the root's time.
  ///
  /// Exact from the curves; 0 for colours and transforms, at rest, and where a fill mode holds a value.
  public func velocity(of property: LayerProperty, of id: LayerID, at time: Double) -> Double {
    guard property.kind == .number, !self[id].animations.isEmpty else { return 0 }
    let local = localTime(of: id, at: time)
    let model = self[id].model.number(of: property) ?? 0
    var velocity = 0.0
    for attached in self[id].animations {
      attached.animation.forEachSpan(atLayerTime: local) { span, isAdditive in
        guard span.property == property else { return }
        let change = span.number(of: span.to, model: model) - span.number(of: span.from, model: model)
        velocity = (isAdditive ? velocity : 0) + change * span.rate
      }
    }
    return velocity * rate(of: id)
  }
}

extension Layer {
  /// Writes the model with the animations applied at the layer's own time.
  func present(atLocalTime time: Double, into state: inout LayerState) {
    // A closure over the local copies one value; over `self`, the whole layer.
    let model = model
    state = model
    for attached in animations {
      attached.animation.forEachSpan(atLayerTime: time) { span, isAdditive in
        state.apply(span, isAdditive: isAdditive, model: model)
      }
    }
  }

  /// One presented number, without the rest of the state.
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
