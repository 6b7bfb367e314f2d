/// A method whose receiver and arguments are known only when it is called.
struct SegueMethod {
  /// Calls it with a receiver and arguments; nil if they are not of its types.
  ///
  /// What is sent and not taken is ignored, as a message's registers are.
  let call: @MainActor (AnyObject, [Any?]) -> Any??
  /// Whether an object is a receiver for it.
  let belongs: @MainActor (AnyObject) -> Bool

  init<T, each A, R>(_ method: @escaping @MainActor (T) -> @MainActor (repeat each A) throws -> R) {
    belongs = { $0 is T }
    call = { object, arguments in
      guard let object = object as? T else { return nil }
      var rest = MessageArguments(arguments)
      do {
        let values = try (repeat rest.next((each A).self))
        return .some(try method(object)(repeat each values))
      } catch { return nil }
    }
  }
}

/// The arguments of a message, taken one by one.
private struct MessageArguments {
  private var rest: ArraySlice<Any?>

  init(_ arguments: [Any?]) { rest = arguments[...] }

  /// Takes the next argument; one that is missing is nil for a parameter that can be.
  mutating func next<V>(_ type: V.Type) throws(Mismatch) -> V {
    guard let value = (rest.popFirst() ?? nil) as? V ?? Any?.none as? V else { throw Mismatch() }
    return value
  }

  /// An argument is not of the parameter's type.
  struct Mismatch: Error {}
}
