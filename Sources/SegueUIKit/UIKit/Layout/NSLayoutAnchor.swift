public import Foundation

/// An edge, a middle or a size of an item, from which constraints are made.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: SegueObject {
  weak var item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute
  /// The item, if it is a distance, which nothing else keeps.
  private let distance: AnchorDistance?

  init(item: AnyObject, attribute: NSLayoutConstraint.Attribute) {
    (self.item, self.attribute, distance) = (item, attribute, item as? AnchorDistance)
    super.init(main: ())
  }

  /// Both are the same.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    made(.equal, anchor)
  }
  /// This one is at least the other.
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    made(.greaterThanOrEqual, anchor)
  }
  /// This one is at most the other.
  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    made(.lessThanOrEqual, anchor)
  }
  /// This one is the other with a distance, in points.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  { made(.equal, anchor, c) }
  /// This one is at least the other with a distance, in points.
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  { made(.greaterThanOrEqual, anchor, c) }
  /// This one is at most the other with a distance, in points.
  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  { made(.lessThanOrEqual, anchor, c) }

  func made(
    _ relation: NSLayoutConstraint.Relation,
    _ other: NSLayoutAnchor<AnchorType>?,
    _ constant: CGFloat = 0,
    multiplier: CGFloat = 1
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item as Any,
      attribute: attribute,
      relatedBy: relation,
      toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute,
      multiplier: multiplier,
      constant: constant
    )
  }
}

/// The distance that UIKit has between neighbours, in points.
private let systemSpacing: CGFloat = 8

/// An edge or middle across.
@preconcurrency @MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this one to another, which is negative if that is before this one.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(item: AnchorDistance(from: self, to: otherAnchor), attribute: .width)
  }
  /// This one is after the other by multiples of the system's spacing.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { made(.equal, anchor, systemSpacing * multiplier) }
  /// This one is after the other by at least multiples of the system's spacing.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { made(.greaterThanOrEqual, anchor, systemSpacing * multiplier) }
}

/// An edge, middle or baseline down.
@preconcurrency @MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this one to another, which is negative if that is above this one.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(item: AnchorDistance(from: self, to: otherAnchor), attribute: .height)
  }
  /// This one is below the other by multiples of the system's spacing.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { made(.equal, anchor, systemSpacing * multiplier) }
  /// This one is below the other by at least multiples of the system's spacing.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { made(.greaterThanOrEqual, anchor, systemSpacing * multiplier) }
}

/// A width or a height.
@preconcurrency @MainActor
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// It is a number of points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { made(.equal, nil, c) }
  /// It is at least a number of points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    made(.greaterThanOrEqual, nil, c)
  }
  /// It is at most a number of points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    made(.lessThanOrEqual, nil, c)
  }
  /// It is a multiple of another.
  public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    made(.equal, anchor, multiplier: m)
  }
  /// It is at least a multiple of another.
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  { made(.greaterThanOrEqual, anchor, multiplier: m) }
  /// It is at most a multiple of another.
  public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  { made(.lessThanOrEqual, anchor, multiplier: m) }
  /// It is a multiple of another and some points.
  public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
    -> NSLayoutConstraint
  { made(.equal, anchor, c, multiplier: m) }
  /// It is at least a multiple of another and some points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> NSLayoutConstraint { made(.greaterThanOrEqual, anchor, c, multiplier: m) }
  /// It is at most a multiple of another and some points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> NSLayoutConstraint { made(.lessThanOrEqual, anchor, c, multiplier: m) }
}
