public import Foundation

/// A value of Core Graphics or Core Animation as an object.
///
/// Foundation's own cannot be given values of other types without Objective-C; numbers are still its `NSNumber`.
open class NSValue: NSObject {
  let boxed: Any

  init(boxing value: Any) {
    boxed = value
    super.init()
  }

  /// Boxes a point.
  public convenience init(cgPoint point: CGPoint) { self.init(boxing: point) }
  /// Boxes a size.
  public convenience init(cgSize size: CGSize) { self.init(boxing: size) }
  /// Boxes a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(boxing: rect) }
  /// Boxes a vector.
  public convenience init(cgVector vector: CGVector) { self.init(boxing: vector) }
  /// Boxes an affine transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) { self.init(boxing: transform) }
  /// Boxes a transform.
  public convenience init(caTransform3D transform: CATransform3D) { self.init(boxing: transform) }

  /// The point; the origin for another value.
  open var cgPointValue: CGPoint { boxed as? CGPoint ?? .zero }
  /// The size; zero for another value.
  open var cgSizeValue: CGSize { boxed as? CGSize ?? .zero }
  /// The rectangle; zero for another value.
  open var cgRectValue: CGRect { boxed as? CGRect ?? .zero }
  /// The vector; zero for another value.
  open var cgVectorValue: CGVector { boxed as? CGVector ?? .zero }
  /// The affine transform; the identity for another value.
  open var cgAffineTransformValue: CGAffineTransform { boxed as? CGAffineTransform ?? .identity }
  /// The transform; the identity for another value.
  open var caTransform3DValue: CATransform3D { boxed as? CATransform3D ?? CATransform3DIdentity }

  /// Whether both box equal values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSValue, let one = boxed as? AnyHashable,
      let two = other.boxed as? AnyHashable
    else { return false }
    return one == two
  }

  /// The hash of the value.
  open override var hash: Int { (boxed as? AnyHashable)?.hashValue ?? 0 }
}
