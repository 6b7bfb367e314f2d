import SegueGeometry

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
}
