public import SegueGeometry

/// The value of a `LayerProperty`.
public enum LayerValue: Hashable, Sendable {
  /// A number in points or radians, or a factor or fraction, as the property demands.
  case number(Double)
  /// A colour.
  case color(Color)
  /// A matrix; indirect, so that the other values stay small.
  indirect case transform(Transform3D)
  /// An outline; its rule of filling is the layer's.
  indirect case path(Path)
  /// Several colours, as of a gradient's stops.
  case colors([Color])
  /// Several numbers, as of a gradient's stops.
  case numbers([Double])
  /// A picture, or none.
  case picture(StageImage?)

  /// The number; nil for another kind.
  public var number: Double? { if case .number(let number) = self { number } else { nil } }
  /// The colour; nil for another kind.
  public var color: Color? { if case .color(let color) = self { color } else { nil } }
  /// The matrix; nil for another kind.
  public var transform: Transform3D? { if case .transform(let transform) = self { transform } else { nil } }
}

extension LayerValue: Interpolatable {
  /// The value at a fraction of the way to another one; values of different kinds, and lists of different lengths, change at 1.
  public func interpolated(to end: LayerValue, fraction: Double) -> LayerValue {
    switch (self, end) {
    case (.number(let a), .number(let b)): .number(a.interpolated(to: b, fraction: fraction))
    case (.color(let a), .color(let b)): .color(a.interpolated(to: b, fraction: fraction))
    case (.transform(let a), .transform(let b)): .transform(a.interpolated(to: b, fraction: fraction))
    case (.path(let a), .path(let b)): .path(a.interpolated(to: b, fraction: fraction))
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      .colors(zip(a, b).map { $0.interpolated(to: $1, fraction: fraction) })
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      .numbers(zip(a, b).map { $0.interpolated(to: $1, fraction: fraction) })
    case (.picture, .picture): fraction < 0.5 ? self : end
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
