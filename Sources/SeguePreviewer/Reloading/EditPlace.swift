/// A place in a file to open in an editor.
struct EditPlace: Hashable, Sendable {
  var path: String
  /// The line, from 1.
  var line: Int
}

/// The user's editor, as named by the environment.
struct Editor {
  /// The command, as a shell would read it.
  let command: String

  /// Takes `VISUAL`, else `EDITOR`, else `vi`.
  init(environment: (String) -> String?) {
    let names: [String] = ["VISUAL", "EDITOR"]
    command = names.compactMap(environment).first { !$0.isEmpty } ?? "vi"
  }

  /// The arguments that open a place.
  ///
  /// The shell splits the command, which may contain options; the place is passed unchanged.
  func arguments(for place: EditPlace) -> [String] {
    let program: Substring = command.split(separator: " ").first ?? ""
    let name: Substring = program.split(separator: "/").last ?? program
    let goal: [String] =
      switch name {
      case "code", "codium", "cursor": ["--goto", "\(place.path):\(place.line)"]
      case "hx", "helix", "zed", "subl": ["\(place.path):\(place.line)"]
      default: ["+\(place.line)", place.path]
      }
    return ["/bin/sh", "-c", "exec \(command) \"$@\"", "sh"] + goal
  }
}
