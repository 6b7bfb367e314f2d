/// What is found by name: methods, properties, classes and previews, as the rewriter's tables give them.
///
/// There is one for the process; a value of this type only leads there.
public struct SegueTable {
  /// A preview of the sources.
  struct Preview {
    var title: String?
    var traits: [String]
    var line: Int
    var make: @MainActor () -> Any
  }

  /// A property, readable and perhaps writable by name.
  struct Property {
    var get: @MainActor (Any) -> Any??
    var set: @MainActor (Any, Any?) -> Bool
  }

  @MainActor static var methods: [String: [SegueMethod]] = [:]
  @MainActor static var properties: [String: [Property]] = [:]
  @MainActor static var types: [String: AnyClass] = [:]
  @MainActor static var previews: [Preview] = []

  /// Creates a table to be filled.
  public init() {}

  /// Adds a method under the name of its selector.
  @preconcurrency @MainActor
  public mutating func method<T, each A, R>(
    _ name: String,
    _ method: @escaping @MainActor (T) -> @MainActor (repeat each A) throws -> R
  ) { Self.methods[name, default: []].append(SegueMethod(method)) }

  /// Adds a method under the name of its selector, by a call that takes the arguments one by one.
  @preconcurrency @MainActor
  public mutating func method<T>(
    _ name: String,
    _ call: @escaping @MainActor (T, inout SegueArguments) throws -> Any?
  ) { Self.methods[name, default: []].append(SegueMethod(call)) }

  /// Adds a property under its key; it can be set if the key path says so.
  @preconcurrency @MainActor
  public mutating func property<T, V>(_ key: String, _ property: KeyPath<T, V>) {
    let entry = Property(
      get: { ($0 as? T).map { $0[keyPath: property] as Any? } },
      set: { object, value in
        guard let object = object as? T, let writable = property as? ReferenceWritableKeyPath<T, V>,
          let value = value as? V ?? Any?.none as? V
        else { return false }
        object[keyPath: writable] = value
        return true
      }
    )
    Self.properties[key, default: []].append(entry)
  }

  /// Adds a class by its name, for storyboards and `NSClassFromString`.
  @preconcurrency @MainActor
  public mutating func type(_ name: String, _ type: AnyClass) { Self.types[name] = type }

  /// Adds a preview, with the line of the sources that it is in.
  @preconcurrency @MainActor
  public mutating func preview(
    _ title: String?,
    traits: [String],
    line: Int,
    _ make: @escaping @MainActor () -> Any
  ) { Self.previews.append(Preview(title: title, traits: traits, line: line, make: make)) }

  /// Sends a message by name; returns the method's result, or nil if there is none.
  @preconcurrency @MainActor @discardableResult
  public static func send(_ name: String, to object: AnyObject, _ arguments: [Any?]) -> Any? {
    method(name, of: object)?.call(object, arguments) ?? nil
  }

  /// Whether an object has a method of a name.
  @preconcurrency @MainActor
  public static func has(_ name: String, _ object: AnyObject) -> Bool { method(name, of: object) != nil }

  /// The value of an object's property; nil if no table has it.
  @preconcurrency @MainActor
  public static func value(forKey key: String, of object: AnyObject) -> Any? {
    for property in properties[key] ?? [] { if let value = property.get(object) { return value } }
    return nil
  }
}

extension SegueTable {
  /// The method of a name that an object is a receiver for.
  @MainActor
  static func method(_ name: String, of object: AnyObject) -> SegueMethod? {
    methods[name]?.first { $0.belongs(object) }
  }

  /// Sets an object's property; false if no table has one that takes the value.
  @MainActor @discardableResult
  static func set(_ value: Any?, forKey key: String, of object: AnyObject) -> Bool {
    (properties[key] ?? []).contains { $0.set(object, value) }
  }
}
