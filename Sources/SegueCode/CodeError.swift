/// A reason for which no code can be written.
public enum CodeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The scene has no transition of this name.
  case unknownTransition(String, hint: String)

  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .unknownTransition(let name, let hint): "there is no transition '\(name)'; \(hint)"
    }
  }
}
