import Foundation

/// How long an associated object lives.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// As long as somebody else holds it.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// As long as the object that it is attached to.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// As long as the object that it is attached to; the value is not copied here.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// As long as the object that it is attached to.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// As long as the object that it is attached to; the value is not copied here.
  case OBJC_ASSOCIATION_COPY = 771
}

/// A value attached to an object.
struct Association {
  private var held: Any?
  private weak var borrowed: AnyObject?

  init(_ value: Any, _ policy: objc_AssociationPolicy) {
    if policy == .OBJC_ASSOCIATION_ASSIGN { borrowed = value as AnyObject } else { held = value }
  }

  var value: Any? { held ?? borrowed }
}

/// Attaches a value to an object under the address of a key; nil takes it away.
///
/// It is kept by objects that derive from ``NSObject``, as all of UIKit's do.
public func objc_setAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer,
  _ value: Any?,
  _ policy: objc_AssociationPolicy
) { (object as? NSObject)?.associations[key] = value.map { Association($0, policy) } }

/// The value that is attached to an object under the address of a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  (object as? NSObject)?.associations[key]?.value
}

/// Takes away everything that is attached to an object.
public func objc_removeAssociatedObjects(_ object: Any) { (object as? NSObject)?.associations = [:] }

/// Waits until nobody else is with an object; all are on the main thread, so nobody is.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 { 0 }
/// Lets others be with an object.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 { 0 }
