public import SegueGeometry

/// The value of a `LayerProperty`.
public enum LayerValue: Hashable, Sendable {
  /// A number in points or radians, or a factor or fraction, as the property demands.
  case number(Double)
  /// A colour.
  case color(Color)
  /// A matrix; indirect, so that the other values stay small.
  indirect case transform(Transform3D)

  /// The number; nil for another kind.
  public var number: Double? { if case .number(let number) = self { number } else { nil } }
  /// The colour; nil for another kind.
  public var color: Color? { if case .color(let color) = self { color } else { nil } }
  /// The matrix; nil for another kind.
  public var transform: Transform3D? { if case .transform(let transform) = self { transform } else { nil } }
}

extension LayerValue: Interpolatable {
  /// The value at a fraction of the way to another one; values of different kinds change at 1.
  public func interpolated(to end: LayerValue, fraction: Double) -> LayerValue {
    switch (self, end) {
    case (.number(let a), .number(let b)): .number(a.interpolated(to: b, fraction: fraction))
    case (.color(let a), .color(let b)): .color(a.interpolated(to: b, fraction: fraction))
    case (.transform(let a), .transform(let b)): .transform(a.interpolated(to: b, fraction: fraction))
    default: fraction < 1 ? self : end
    }
  }

  /// The sum that an additive animation shows; of matrices, the product that applies `other` after `self`.
  ///
  /// For values of different kinds, the result is `self`.
  public func adding(_ other: LayerValue) -> LayerValue {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(a + b)
    case (.color(let a), .color(let b)): .color(a.adding(b))
    case (.transform(let a), .transform(let b)): .transform(a.concatenating(b))
    default: self
    }
  }
}
