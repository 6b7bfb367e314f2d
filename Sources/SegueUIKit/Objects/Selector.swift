/// The name of a message and, where the compiler knew it, the method itself.
///
/// The rewriter writes `#selector(pan(_:))` as `Selector("pan:", Card.pan(_:))`, so that private methods are found and
/// overrides are called. Two selectors are equal if their names are.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name, as Objective-C writes it: `pan:`.
  public let name: String
  let method: SegueMethod?

  /// Creates a selector that is found by its name.
  public init(_ name: String) {
    self.name = name
    method = nil
  }

  /// Creates a selector that is found by its name.
  public init(stringLiteral name: String) { self.init(name) }

  /// Creates a selector with its method, unapplied.
  public init<T, each A, R>(
    _ name: String,
    _ method: @escaping @MainActor (T) -> @MainActor (repeat each A) throws -> R
  ) {
    self.name = name
    self.method = SegueMethod(method)
  }

  /// Creates a selector with a function that any target takes.
  public init<each A, R>(_ name: String, _ function: @escaping @MainActor (repeat each A) throws -> R) {
    self.name = name
    method = SegueMethod { (_: AnyObject) in function }
  }

  /// Creates a selector with a method of the type that an expression has; the expression is not evaluated.
  public init<T, each A, R>(
    _ name: String,
    of value: @autoclosure () -> T,
    _ method: @escaping @MainActor (T) -> @MainActor (repeat each A) throws -> R
  ) { self.init(name, method) }

  /// Creates the selector of a property's getter.
  @preconcurrency @MainActor
  public init<T, V>(getter name: String, _ property: KeyPath<T, V>) {
    self.name = name
    method = SegueMethod { (object: T) in { object[keyPath: property] } }
  }

  /// Creates the selector of a property's setter.
  @preconcurrency @MainActor
  public init<T, V>(setter name: String, _ property: ReferenceWritableKeyPath<T, V>) {
    self.name = name
    method = SegueMethod { (object: T) in { (value: V) in object[keyPath: property] = value } }
  }

  /// Creates the selector of a getter of the type that an expression has.
  @preconcurrency @MainActor
  public init<T, V>(getter name: String, of value: @autoclosure () -> T, _ property: KeyPath<T, V>) {
    self.init(getter: name, property)
  }

  /// Creates the selector of a setter of the type that an expression has.
  @preconcurrency @MainActor
  public init<T, V>(
    setter name: String,
    of value: @autoclosure () -> T,
    _ property: ReferenceWritableKeyPath<T, V>
  ) { self.init(setter: name, property) }

  /// Whether both have the same name.
  public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }
  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  /// The name.
  public var description: String { name }
}

extension Selector {
  /// Sends the message; the own method first if the target is of its type, then the table's of that name.
  ///
  /// - Returns: The method's result; nil if there is no method, which is noted.
  @MainActor
  func send(to target: AnyObject?, _ arguments: [Any?]) -> Any?? {
    guard let target else { return nil }
    if let result = method?.call(target, arguments) { return result }
    if let result = SegueTable.method(name, of: target)?.call(target, arguments) { return result }
    SegueHost.current.note("\(type(of: target)) has no method '\(name)'")
    return nil
  }
}

/// The selector of a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
