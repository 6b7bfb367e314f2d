/// A folder of the user's own files, by the XDG base directory specification.
enum UserFolder {
  case config, state

  /// The program's folder in it; nil where no home is known.
  ///
  /// Relative paths in the variable count as none.
  func path(_ variable: (String) -> String?) -> String? {
    let (name, fallback): (String, String) =
      switch self {
      case .config: ("XDG_CONFIG_HOME", ".config")
      case .state: ("XDG_STATE_HOME", ".local/state")
      }
    if let folder = variable(name), folder.hasPrefix("/") { return "\(folder)/segue" }
    guard let home = variable("HOME"), home.hasPrefix("/") else { return nil }
    return "\(home)/\(fallback)/segue"
  }
}
