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
      var rest = SegueArguments(arguments)
      do {
        let values = try (repeat rest.next(as: (each A).self))
        return .some(try method(object)(repeat each values))
      } catch { return nil }
    }
  }

  init<T>(_ call: @escaping @MainActor (T, inout SegueArguments) throws -> Any?) {
    belongs = { $0 is T }
    self.call = { object, arguments in
      guard let object = object as? T else { return nil }
      var rest = SegueArguments(arguments)
      do { return .some(try call(object, &rest)) } catch { return nil }
    }
  }
}
