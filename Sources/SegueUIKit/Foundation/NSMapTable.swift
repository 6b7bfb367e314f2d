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
