public import Foundation

/// A value that a property has which an app's class leaves to Core Animation and never sets: 0, false, nothing.
///
/// Objects have none, so that such a property is an optional.
public protocol SegueManagedValue {
  /// The value at first.
  static var segueUnset: Self { get }
}

extension SegueManagedValue where Self: Numeric {
  /// 0.
  public static var segueUnset: Self { 0 }
}

extension Double: SegueManagedValue {}
extension Float: SegueManagedValue {}
extension CGFloat: SegueManagedValue {}
extension Int: SegueManagedValue {}
extension UInt: SegueManagedValue {}
extension Int32: SegueManagedValue {}

extension Bool: SegueManagedValue {
  /// False.
  public static var segueUnset: Bool { false }
}

extension String: SegueManagedValue {
  /// No text.
  public static var segueUnset: String { "" }
}

extension Optional: SegueManagedValue {
  /// Nothing.
  public static var segueUnset: Wrapped? { nil }
}

extension CGPoint: SegueManagedValue {
  /// The origin.
  public static var segueUnset: CGPoint { .zero }
}

extension CGSize: SegueManagedValue {
  /// No size.
  public static var segueUnset: CGSize { .zero }
}

extension CGRect: SegueManagedValue {
  /// No rectangle.
  public static var segueUnset: CGRect { .zero }
}

extension CGAffineTransform: SegueManagedValue {
  /// The identity.
  public static var segueUnset: CGAffineTransform { .identity }
}

extension CATransform3D: SegueManagedValue {
  /// The identity.
  public static var segueUnset: CATransform3D { CATransform3DIdentity }
}

extension CGColor: SegueManagedValue {
  /// A colour that is not seen.
  public static var segueUnset: CGColor { CGColor(gray: 0, alpha: 0) }
}

extension CALayer {
  /// The value of a property that the app's class leaves to Core Animation, by its name.
  ///
  /// The rewriter writes this for `@NSManaged`. Such properties are not animated: the layer is drawn anew with each value.
  public func segueManaged<Value: SegueManagedValue>(_ key: String) -> Value {
    value(forKey: key) as? Value ?? .segueUnset
  }

  /// Sets such a property, and draws the layer anew if its class says that it shows it.
  public func segueSetManaged<Value: SegueManagedValue>(_ key: String, _ value: Value) {
    setValue(value, forKey: key)
    if Self.needsDisplay(forKey: key) { setNeedsDisplay() }
  }
}
