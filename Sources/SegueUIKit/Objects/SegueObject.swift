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

/// An archive with nothing in it.
final class EmptyCoder: NSCoder {}
