public import Foundation

/// A set of objects, each held weakly or strongly; of those held weakly, the ones that are gone are left out.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private let holdsWeakly: Bool
  private var members: [Member] = []

  private final class Member {
    weak var object: ObjectType?
    let strong: ObjectType?

    init(_ object: ObjectType, isWeak: Bool) {
      self.object = object
      strong = isWeak ? nil : object
    }
  }

  /// Creates a table; its objects are held weakly if the options say so.
  public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
    holdsWeakly = options.contains(.weakMemory)
    super.init()
  }

  /// A table that holds its objects weakly.
  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The objects that are there, in the order in which they came.
  open var allObjects: [ObjectType] { members.compactMap(\.object) }
  /// How many there are.
  open var count: Int { allObjects.count }
  /// One of them; nil if there is none.
  open var anyObject: ObjectType? { allObjects.first }

  /// The objects, one after the other.
  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

  /// Adds an object that is not there yet.
  open func add(_ object: ObjectType?) {
    members.removeAll { $0.object == nil }
    guard let object, !contains(object) else { return }
    members.append(Member(object, isWeak: holdsWeakly))
  }
  /// Removes an object.
  open func remove(_ object: ObjectType?) { members.removeAll { $0.object == nil || $0.object === object } }
  /// Removes all objects.
  open func removeAllObjects() { members = [] }
  /// Whether an object is there.
  open func contains(_ anObject: ObjectType?) -> Bool {
    anObject.map { wanted in members.contains { $0.object === wanted } } ?? false
  }
}

/// How a table holds objects.
public enum NSPointerFunctions {
  /// How a table holds objects.
  public struct Options: OptionSet, Hashable, Sendable {
    /// One bit for each.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Strongly.
    public static let strongMemory: Options = []
    /// Weakly.
    public static let weakMemory = Options(rawValue: 5)
    /// By which object it is, and not by what it is equal to.
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
  }
}
