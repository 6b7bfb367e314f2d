import SegueModel
import SegueScenes
import SegueTransitions

/// What files about a run are called.
enum FileNaming {
  /// A name for files about a run: the scene's, and its transition's.
  static func name(of rehearsal: Rehearsal, for transition: String?) -> String {
    let scene: String = rehearsal.document.map { sceneName(at: $0.path) } ?? rehearsal.scene.title
    return fileName(of: [scene, transition ?? "run"])
  }

  /// Words as the name of a file that no shell has to quote.
  static func fileName(of words: [String]) -> String {
    let parts: [Substring] = words.joined(separator: " ").lowercased().split { character in
      !(character.isASCII && (character.isLetter || character.isNumber))
    }
    return parts.isEmpty ? "run" : parts.joined(separator: "-")
  }

  /// The name of the scene's folder if it has one of its own, otherwise of its file.
  static func sceneName(at path: String) -> String {
    let parts: [Substring] = path.split(separator: "/")
    guard let file = parts.last else { return "" }
    if file == "scene.yaml", let folder = parts.dropLast().last { return String(folder) }
    return String(file.prefix { $0 != "." })
  }
}
