public import SegueGeometry

extension LayerState {
  /// The value of a property; clear or 0 for one of a missing text or shape.
  ///
  /// Setting such a property, or a value of another kind, does nothing.
  public subscript(property: LayerProperty) -> LayerValue {
    get {
      switch property.row.access {
      case .number(let get, _): .number(get(self))
      case .color(let get, _): .color(get(self))
      case .transform(let get, _): .transform(get(self))
      }
    }
    set {
      switch newValue {
      case .number(let number): setNumber(number, of: property)
      case .color(let color): setColor(color, of: property)
      case .transform(let value): if case .transform(_, let set) = property.row.access { set(&self, value) }
      }
    }
  }

  /// The value of a numeric property, in its own unit; nil for other properties.
  public func number(of property: LayerProperty) -> Double? {
    if case .number(let get, _) = property.row.access { get(self) } else { nil }
  }

  /// Sets a numeric property, in its own unit; does nothing for other properties.
  public mutating func setNumber(_ value: Double, of property: LayerProperty) {
    if case .number(_, let set) = property.row.access { set(&self, value) }
  }

  /// The value of a colour property; nil for other properties.
  public func color(of property: LayerProperty) -> Color? {
    if case .color(let get, _) = property.row.access { get(self) } else { nil }
  }

  /// Sets a colour property; does nothing for other properties.
  public mutating func setColor(_ value: Color, of property: LayerProperty) {
    if case .color(_, let set) = property.row.access { set(&self, value) }
  }
}
