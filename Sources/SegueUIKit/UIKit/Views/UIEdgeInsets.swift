public import Foundation

/// Distances from the four edges of a rectangle, inwards, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// From the top.
  public var top: CGFloat
  /// From the left.
  public var left: CGFloat
  /// From the bottom.
  public var bottom: CGFloat
  /// From the right.
  public var right: CGFloat

  /// No distances.
  public static let zero = UIEdgeInsets()

  /// Creates no distances.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Creates distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

/// A distance in two dimensions, in points.
public struct UIOffset: Hashable, Sendable {
  /// To the right.
  public var horizontal: CGFloat
  /// Downwards.
  public var vertical: CGFloat

  /// No distance.
  public static let zero = UIOffset()

  /// Creates no distance.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Creates a distance.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}

extension CGRect {
  /// The rectangle without what lies within the distances from its edges.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left,
      y: origin.y + insets.top,
      width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom
    )
  }
}

extension NSValue {
  /// Boxes distances from edges.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) { self.init(boxing: insets) }

  /// The distances from edges; zero for another value.
  public var uiEdgeInsetsValue: UIEdgeInsets { boxed as? UIEdgeInsets ?? .zero }
}

extension UIEdgeInsets: SegueManagedValue {
  /// No distances.
  public static var segueUnset: UIEdgeInsets { .zero }
}
