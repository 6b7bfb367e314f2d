// swift-format-ignore-file
// What generated code calls, as Documentation/Rewriting.md asks it of SegueUIKit, and no more than that.

import Foundation

open class NSObject: Foundation.NSObject {
  public override init() { super.init() }
  @discardableResult open func perform(_ selector: Selector) -> Any? { selector.send(to: self, []) ?? nil }
  @discardableResult open func perform(_ selector: Selector, with object: Any?) -> Any? {
    selector.send(to: self, [object]) ?? nil
  }
  open func responds(to selector: Selector?) -> Bool {
    selector.map { SegueTable.method($0.name, of: self) != nil } ?? false
  }
  open func value(forKey key: String) -> Any? { SegueTable.value(forKey: key, of: self) }
  open func setValue(_ value: Any?, forKey key: String) { SegueTable.set(value, forKey: key, of: self) }
}

public struct Selector: Hashable, ExpressibleByStringLiteral, @unchecked Sendable {
  public let name: String
  let method: SegueMethod?

  public init(_ name: String) { (self.name, method) = (name, nil) }
  public init(stringLiteral name: String) { self.init(name) }
  public init<T, each A, R>(
    _ name: String,
    _ method: @escaping @MainActor (T) -> @MainActor (repeat each A) throws -> R
  ) { (self.name, self.method) = (name, SegueMethod(method)) }
  public init<each A, R>(_ name: String, _ function: @escaping @MainActor (repeat each A) throws -> R) {
    (self.name, method) = (name, SegueMethod { (_: AnyObject) in function })
  }
  public init<T, each A, R>(
    _ name: String,
    of value: @autoclosure () -> T,
    _ method: @escaping @MainActor (T) -> @MainActor (repeat each A) throws -> R
  ) { (self.name, self.method) = (name, SegueMethod(method)) }
  public init<T, V>(getter name: String, _ property: KeyPath<T, V>) {
    (self.name, method) = (name, SegueMethod { (object: T) in { object[keyPath: property] } })
  }
  public init<T, V>(setter name: String, _ property: ReferenceWritableKeyPath<T, V>) {
    (self.name, method) = (name, SegueMethod { (object: T) in { (value: V) in object[keyPath: property] = value } })
  }
  public init<T, V>(getter name: String, of value: @autoclosure () -> T, _ property: KeyPath<T, V>) {
    self.init(getter: name, property)
  }
  public init<T, V>(
    setter name: String,
    of value: @autoclosure () -> T,
    _ property: ReferenceWritableKeyPath<T, V>
  ) { self.init(setter: name, property) }
  public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The method's result; nil if neither the selector nor a table has a method for the target.
  public func send(to target: AnyObject?, _ arguments: [Any?]) -> Any?? {
    guard let target else { return nil }
    if let result = method?.call(target, arguments) { return result }
    return SegueTable.method(name, of: target)?.call(target, arguments)
  }
}

struct SegueMethod {
  let call: (AnyObject, [Any?]) -> Any??
  let belongs: (AnyObject) -> Bool

  init<T, each A, R>(_ method: @escaping @MainActor (T) -> @MainActor (repeat each A) throws -> R) {
    belongs = { $0 is T }
    call = { object, arguments in
      guard let object = object as? T else { return nil }
      var rest = arguments[...]
      func next<V>(_ type: V.Type) throws -> V {
        // What is sent and not taken is ignored, as a message's registers are.
        guard let value = (rest.popFirst() ?? nil) as? V ?? Optional<Any>.none as? V else { throw Mismatch() }
        return value
      }
      return MainActor.assumeIsolated { () -> Any?? in
        do {
          let values = try (repeat next((each A).self))
          return .some(try method(object)(repeat each values))
        } catch { return nil }
      }
    }
  }
  struct Mismatch: Error {}
}

public struct SegueTable {
  nonisolated(unsafe) static var methods: [String: [SegueMethod]] = [:]
  nonisolated(unsafe) static var properties: [String: [Property]] = [:]
  nonisolated(unsafe) public static var types: [String: AnyClass] = [:]
  nonisolated(unsafe) static var previews: [(String?, [String], Int, @MainActor () -> Any)] = []

  struct Property {
    let get: (Any) -> Any??
    let set: (Any, Any?) -> Bool
  }

  public init() {}

  public static func has(_ name: String, _ object: AnyObject) -> Bool {
    methods[name]?.contains { $0.belongs(object) } ?? false
  }
  public mutating func method<T, each A, R>(
    _ name: String,
    _ method: @escaping @MainActor (T) -> @MainActor (repeat each A) throws -> R
  ) { Self.methods[name, default: []].append(SegueMethod(method)) }
  public mutating func property<T, V>(_ name: String, _ property: KeyPath<T, V>) {
    Self.properties[name, default: []].append(
      Property(
        get: { ($0 as? T).map { $0[keyPath: property] as Any? } },
        set: { object, value in
          guard let object = object as? T, let property = property as? ReferenceWritableKeyPath<T, V>,
            let value = value as? V ?? Optional<Any>.none as? V
          else { return false }
          object[keyPath: property] = value
          return true
        }
      )
    )
  }
  public mutating func type(_ name: String, _ type: AnyClass) { Self.types[name] = type }
  public mutating func preview(
    _ title: String?,
    traits: [String],
    line: Int,
    _ make: @escaping @MainActor () -> Any
  ) { Self.previews.append((title, traits, line, make)) }

  static func method(_ name: String, of object: AnyObject) -> SegueMethod? {
    methods[name]?.first { $0.belongs(object) }
  }
  @discardableResult
  public static func send(_ name: String, to object: AnyObject, _ arguments: [Any?]) -> Any? {
    method(name, of: object)?.call(object, arguments) ?? nil
  }
  public static func value(forKey key: String, of object: AnyObject) -> Any? {
    for property in properties[key] ?? [] { if let value = property.get(object) { return value } }
    return nil
  }
  static func set(_ value: Any?, forKey key: String, of object: AnyObject) {
    for property in properties[key] ?? [] { if property.set(object, value) { return } }
  }
}

@preconcurrency @MainActor public struct SegueProgram {
  public init(table: SegueTable) {}
  public var applicationDelegate: (@MainActor () -> any UIApplicationDelegate)?
  public var main: (@MainActor () -> Void)?
  public func run() {
    if let applicationDelegate { print("delegate", type(of: applicationDelegate())) }
    main?()
    for (title, traits, line, make) in SegueTable.previews {
      print("preview", title ?? "-", traits, line, type(of: make()))
    }
  }
}
