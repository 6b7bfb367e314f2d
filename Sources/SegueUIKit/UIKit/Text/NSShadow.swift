public import Foundation

/// The shadow of a text; letters have none here.
open class NSShadow: NSObject {
  /// How far it falls, in points.
  open var shadowOffset = CGSize.zero
  /// How soft it is, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour.
  open var shadowColor: Any?

  /// Creates a shadow.
  public override init() { super.init() }
}
