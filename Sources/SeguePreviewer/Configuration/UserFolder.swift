/// A folder of the user's own files, by the XDG base directory specification.
enum UserFolder {
  case config, state

  /// The program's folder in it; nil where no home is known.
  ///
  /// Relative paths in the variable count as none.
  func path(_ variable: (String) -> String?) -> String? {
    if let folder = ownFolder(variable) { return "\(folder)/segue" }
    return home(variable).map { "\($0)/\(fallback)/segue" }
  }

  /// What must be there before anything is made: the home, while a folder that a variable names is made, as the
  /// specification asks.
  func base(_ variable: (String) -> String?) -> String? {
    ownFolder(variable) == nil ? home(variable) : ""
  }

  private var fallback: String { self == .config ? ".config" : ".local/state" }

  private func ownFolder(_ variable: (String) -> String?) -> String? {
    Self.absolute(variable(self == .config ? "XDG_CONFIG_HOME" : "XDG_STATE_HOME"))
  }

  private func home(_ variable: (String) -> String?) -> String? { Self.absolute(variable("HOME")) }

  private static func absolute(_ path: String?) -> String? {
    guard let path, path.hasPrefix("/") else { return nil }
    return path
  }
}
