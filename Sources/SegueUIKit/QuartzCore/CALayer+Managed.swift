import Foundation

extension CALayer {
  /// The value of a property that the app's class leaves to Core Animation, by its name; nothing or 0 at first.
  ///
  /// The rewriter writes this for `@NSManaged`. Such properties are not animated: the layer is drawn anew with each value.
  public func segueManaged<Value>(_ key: String) -> Value {
    if let value = value(forKey: key) as? Value { return value }
    let zeros: [Any] = [0.0, CGFloat(0), Float(0), 0, false, "", CGRect.zero, CGPoint.zero, CGSize.zero]
    if let zero = zeros.lazy.compactMap({ $0 as? Value }).first { return zero }
    if let none = Any?.none as? Value { return none }
    preconditionFailure("'\(key)' has no value yet")
  }

  /// Sets such a property, and draws the layer anew if its class says that it shows it.
  public func segueSetManaged<Value>(_ key: String, _ value: Value) {
    setValue(value, forKey: key)
    if Self.needsDisplay(forKey: key) { setNeedsDisplay() }
  }
}
