/// The arguments of a message, taken one by one.
public struct SegueArguments {
  private var rest: ArraySlice<Any?>

  init(_ arguments: [Any?]) { rest = arguments[...] }

  /// Takes the next argument; one that is missing is nil for a parameter that can be.
  public mutating func next<V>(as type: V.Type = V.self) throws -> V {
    guard let value = (rest.popFirst() ?? nil) as? V else { throw Mismatch() }
    return value
  }

  /// An argument is not of the parameter's type.
  private struct Mismatch: Error {}
}
