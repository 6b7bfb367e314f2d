/// A folder for the user's files, by the XDG base directory specification.
enum UserFolder {
  case config, state

  /// The program's folder inside it; nil if no home directory is known.
  ///
  /// A relative path in the variable is ignored.
  func path(_ variable: (String) -> String?) -> String? {
    if let folder = ownFolder(variable) { return "\(folder)/segue" }
    return home(variable).map { "\($0)/\(fallback)/segue" }
  }

  /// What must exist before anything is created: the home directory; a folder named by a variable is itself
  /// created, as the specification demands.
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
