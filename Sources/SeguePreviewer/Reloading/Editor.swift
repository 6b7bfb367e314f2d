/// The user's editor, as the environment names it.
struct Editor {
  /// The command as a shell reads it.
  let command: String

  /// `VISUAL`, else `EDITOR`, else `vi`.
  init(environment: (String) -> String?) {
    let names: [String] = ["VISUAL", "EDITOR"]
    command = names.compactMap(environment).first { !$0.isEmpty } ?? "vi"
  }

  /// What to run to open a place.
  ///
  /// The shell splits the command, which may hold options; the place is passed as it is.
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
