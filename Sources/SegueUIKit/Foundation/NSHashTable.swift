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

/// Values by objects, each held weakly or strongly; what is gone takes its pair along.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private let (holdsKeysWeakly, holdsValuesWeakly): (Bool, Bool)
  private var pairs: [Pair] = []

  private final class Pair {
    weak var key: KeyType?
    weak var value: ObjectType?
    let strong: (KeyType?, ObjectType?)

    init(_ key: KeyType, _ value: ObjectType, _ isKeyWeak: Bool, _ isValueWeak: Bool) {
      (self.key, self.value) = (key, value)
      strong = (isKeyWeak ? nil : key, isValueWeak ? nil : value)
    }
  }

  /// Creates a table; keys and values are held weakly if their options say so.
  public init(
    keyOptions: NSPointerFunctions.Options = [],
    valueOptions: NSPointerFunctions.Options = [],
    capacity: Int = 0
  ) {
    holdsKeysWeakly = keyOptions.contains(.weakMemory)
    holdsValuesWeakly = valueOptions.contains(.weakMemory)
    super.init()
  }

  /// A table that holds keys weakly and values strongly.
  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }
  /// A table that holds keys strongly and values weakly.
  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }
  /// A table that holds keys and values weakly.
  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }
  /// A table that holds keys and values strongly.
  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

  private var living: [Pair] { pairs.filter { $0.key != nil && $0.value != nil } }

  /// How many pairs there are.
  open var count: Int { living.count }
  /// The value of a key; nil if there is none.
  open func object(forKey aKey: KeyType?) -> ObjectType? { living.first { $0.key === aKey }?.value }
  /// Sets the value of a key.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    removeObject(forKey: aKey)
    guard let anObject, let aKey else { return }
    pairs.append(Pair(aKey, anObject, holdsKeysWeakly, holdsValuesWeakly))
  }
  /// Removes a key with its value.
  open func removeObject(forKey aKey: KeyType?) { pairs = living.filter { $0.key !== aKey } }
  /// Removes everything.
  open func removeAllObjects() { pairs = [] }
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
