/// An animatable property of a layer: Core Animation's key paths, split into single numbers where possible.
///
/// Thus each axis can have its own animation and its own velocity, as in UIKit.
public enum LayerProperty: UInt8, Hashable, Sendable, CaseIterable {
  /// The origin of the frame without the transform, in the superlayer's points; sets the position.
  case frameX, frameY
  /// The centre of the frame without the transform, in the superlayer's points; sets the position.
  case centerX, centerY
  /// The position of the anchor point in the superlayer, in points.
  case positionX, positionY
  /// The anchor point as fractions of the bounds.
  case anchorX, anchorY
  /// The position along the z axis, in points, which also decides the paint order.
  case zPosition
  /// The layer's own coordinate system, in points; its origin is a scroll layer's content offset.
  case boundsX, boundsY, boundsWidth, boundsHeight
  /// Scale factors.
  case scaleX, scaleY
  /// Rotations in radians.
  case rotationX, rotationY, rotationZ
  /// Translations in points.
  case translationX, translationY, translationZ
  /// The matrix that is applied after scale, rotation and translation.
  case transform
  /// The perspective of the layer, and the one that it gives its sublayers: `-1 / distance`.
  case m34, sublayersM34
  /// The layer's own opacity, nominally 0…1.
  case opacity
  /// The corner radii in points.
  case radiusTopLeft, radiusTopRight, radiusBottomRight, radiusBottomLeft
  /// The background colour.
  case fill
  /// The border; its width is in points.
  case borderWidth, borderColor
  /// The shadow; its radius, a standard deviation, and its offset are in points, its opacity is 0…1.
  case shadowRadius, shadowX, shadowY, shadowOpacity, shadowColor
  /// The blur of the layer, and of what is behind it: standard deviations in points.
  case blur, backdropBlur
  /// The colour of the text, if the layer has one.
  case textColor
  /// The size of the text's font in points, if the layer has a text, as `CATextLayer`'s.
  case fontSize
  /// The stroke of the shape, if the layer has one; its width is in points.
  case strokeWidth, strokeColor
  /// Where the stroke of the shape begins and ends, in fractions of the path's length.
  case strokeStart, strokeEnd
  /// The path of the shape, if the layer has one.
  case path
  /// The colours and the locations of the gradient's stops, if the layer has one.
  case gradientColors, gradientLocations
  /// Where the gradient begins and ends, in fractions of the bounds; of a radial one, its middle and its box's corner.
  case gradientStartX, gradientStartY, gradientEndX, gradientEndY
  /// The picture, if the layer has one.
  case picture

  /// The kinds of values that properties take, one for each case of `LayerValue`.
  public enum Kind: Hashable, Sendable {
    /// A single number.
    case number
    /// A colour, blended channel by channel.
    case color
    /// A matrix, blended by decomposition.
    case transform
    /// An outline, blended point by point.
    case path
    /// Several colours, each blended by itself.
    case colors
    /// Several numbers, each blended by itself.
    case numbers
    /// A picture, which changes half-way.
    case picture
  }

  /// What a number measures, and with it the unit.
  public enum Quantity: Hashable, Sendable {
    /// Points.
    case length
    /// Radians.
    case angle
    /// A scale factor.
    case factor
    /// How much is let through, 0…1.
    case opacity
    /// A fraction of the bounds.
    case fraction
    /// A number without a unit.
    case number
  }

  /// The numbers that are a mistake where they are written out; what is computed, such as a spring that overshoots, may
  /// go beyond.
  public enum Limit: Hashable, Sendable {
    /// Any number will do.
    case none
    /// From 0 on.
    case notNegative
    /// From 0 to 1.
    case unit
    /// Above 0, up to 1000.
    case fontSize
  }

  /// The kind of the property's values.
  public var kind: Kind { row.kind }

  /// What a number measures; `number` for another kind of value.
  public var quantity: Quantity { row.quantity }

  /// Which numbers are a mistake.
  public var limit: Limit { row.limit }

  /// The property in a list of several: `position.x`, `radius top left`.
  public var name: String { row.name }

  /// What the property is a part of, such as `position` or `shadow`; its name if it is not a part.
  public var group: String { row.group }

  /// The property in a sentence: `the width`.
  package var noun: String { row.noun }

  /// The point of the layer whose position the property is; nil for a property that is no position.
  var placedPoint: PlacedPoint? { row.point }

  /// Whether the property is the position of a point of the layer on an axis.
  ///
  /// Of the animations of such properties on one axis, later ones take over from earlier ones.
  public var isPlace: Bool { placedPoint != nil }

  /// `positionX` or `positionY` for a property that positions the layer on that axis; else the property.
  public var component: LayerProperty { row.axis ?? self }
}
