import SegueGeometry

/// The two values that an animation is between at a moment, and how far it is on the way.
struct AnimationSpan {
  var property: LayerProperty
  /// Nil stands for the layer's model value, here and in `to`.
  var from: LayerValue?
  var to: LayerValue?
  /// 0 at `from`, 1 at `to`; curves and springs can overshoot.
  var fraction: Double
  /// The rate of change of `fraction` per second of the layer's time.
  var rate: Double

  func number(of side: LayerValue?, model: Double) -> Double {
    if case .number(let number) = side { number } else { model }
  }

  /// The number shown, given the property's model value.
  func number(model: Double) -> Double {
    number(of: from, model: model).interpolated(to: number(of: to, model: model), fraction: fraction)
  }
}

extension LayerState {
  /// Replaces the property's value by that of a span, or adds it.
  mutating func apply(_ span: AnimationSpan, isAdditive: Bool, model: LayerState) {
    switch span.property.kind {
    case .number:
      let base = model.number(of: span.property) ?? 0
      let value = span.number(model: base)
      setNumber(isAdditive ? (number(of: span.property) ?? 0) + value : value, of: span.property)
    case .color:
      let base = model.color(of: span.property) ?? .clear
      let from = span.from?.color ?? base
      let value = from.interpolated(to: span.to?.color ?? base, fraction: span.fraction)
      setColor(
        isAdditive ? (color(of: span.property) ?? .clear).adding(value) : value,
        of: span.property
      )
    case .transform:
      let from = span.from?.transform ?? model.transform
      let value = from.interpolated(to: span.to?.transform ?? model.transform, fraction: span.fraction)
      transform = isAdditive ? value.concatenating(transform) : value
    case .path, .colors, .numbers, .picture:
      // What cannot be added is replaced.
      let from = span.from ?? model[span.property]
      self[span.property] = from.interpolated(to: span.to ?? model[span.property], fraction: span.fraction)
    }
  }
}
