import Foundation

/// The root of the classes that live on the main actor.
///
/// An initializer that overrides `NSObject.init()` cannot be isolated: classes that derive from here have
/// an `init()` of their own instead, which their subclasses need not call an override.
@preconcurrency @MainActor
open class SegueObject: NSObject {
  /// Creates an object; `main` only tells this initializer from the one that it replaces.
  public init(main: Void) { super.init() }
}

/// An archive with nothing in it but what a storyboard's containers begin with.
final class EmptyCoder: NSCoder {
  /// The controllers of a container.
  var children: [AnyObject] = []

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject() -> Any? { nil }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}
