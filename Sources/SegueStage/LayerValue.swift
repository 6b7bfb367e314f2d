public import SegueGeometry

/// The value of one `LayerProperty`.
public enum LayerValue: Hashable, Sendable {
  /// Points, radians, or a plain number, as the property says.
  case number(Double)
  case color(Color)
  indirect case transform(Transform3D)

  public var number: Double? { if case .number(let number) = self { number } else { nil } }
  public var color: Color? { if case .color(let color) = self { color } else { nil } }
  public var transform: Transform3D? { if case .transform(let transform) = self { transform } else { nil } }
}

extension LayerValue: Interpolatable {
  /// The value at a fraction of the way; values of different kinds change at once, when the way is done.
  public func interpolated(to end: LayerValue, fraction: Double) -> LayerValue {
    switch (self, end) {
    case (.number(let a), .number(let b)): .number(a.interpolated(to: b, fraction: fraction))
    case (.color(let a), .color(let b)): .color(a.interpolated(to: b, fraction: fraction))
    case (.transform(let a), .transform(let b)): .transform(a.interpolated(to: b, fraction: fraction))
    default: fraction < 1 ? self : end
    }
  }

  /// The sum, as an additive animation makes it: transforms are concatenated, `other` applied after `self`.
  ///
  /// Values of different kinds have no sum: the result is `self`.
  public func adding(_ other: LayerValue) -> LayerValue {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(a + b)
    case (.color(let a), .color(let b)): .color(a.adding(b))
    case (.transform(let a), .transform(let b)): .transform(a.concatenating(b))
    default: self
    }
  }
}
