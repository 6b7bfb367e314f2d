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
      case .path: .path(contents.shape?.path ?? Path())
      case .colors: .colors(contents.gradient?.stops.map { $0.color } ?? [])
      case .numbers: .numbers(contents.gradient?.stops.map { $0.location } ?? [])
      case .picture: .picture(contents.image?.image)
      }
    }
    set {
      switch newValue {
      case .number(let number): setNumber(number, of: property)
      case .color(let color): setColor(color, of: property)
      case .transform(let value): if property == .transform { transform = value }
      case .path(let path): if property == .path { contents.shape?.path.elements = path.elements }
      case .colors(let colors): if property == .gradientColors { contents.setGradient(colors: colors) }
      case .numbers(let numbers):
        if property == .gradientLocations { contents.setGradient(locations: numbers) }
      case .picture(let picture): if property == .picture { contents.setPicture(picture) }
      }
    }
  }
}
