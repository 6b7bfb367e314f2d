public import SegueDocuments
import SegueScenes

/// The scenes that `segue new` writes: small, complete, and explained.
public enum StarterScene {
  /// Writes `name.yaml` (or `name` if it has that extension) and returns its path; never overwrites a file.
  ///
  /// - Throws: `OutputFile.Failure` if the name makes no title, the file exists, or it cannot be written.
  public static func write(name: String, template: SceneTemplate = .start) throws(OutputFile.Failure)
    -> String
  {
    let path = name.hasSuffix(".yaml") || name.hasSuffix(".yml") ? name : name + ".yaml"
    let title = try title(ofSceneAt: path)
    try OutputFile(path: path).write(Array(text(title: title, template: template).utf8), existing: .kept)
    return path
  }

  /// Returns the file's name as words: `my-card.yaml` becomes “My card”.
  static func title(ofSceneAt path: String) throws(OutputFile.Failure) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? ""
    let stem = file.split(separator: ".").dropLast().joined(separator: ".")
    let isPlain = stem.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || "-_ ".unicodeScalars.contains(scalar)
    }
    guard let first = stem.first, first.isLetter, isPlain else {
      throw OutputFile.Failure(
        description:
          "'\(TextSanitizer.visible(stem))' cannot name a scene: begin with a letter and use letters, digits, - and _"
      )
    }
    let words = stem.split { "-_ ".contains($0) }.joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}

extension StarterScene {
  /// The file's text.
  static func text(title: String, template: SceneTemplate = .start) -> String {
    """
    # yaml-language-server: $schema=scene.schema.json
    # Completion in an editor: `segue schema > scene.schema.json`, once, beside this file.
    #
    # \(title). Play it with `segue preview FILE`, check it with `segue check FILE`.
    segue: 1
    title: \(title)
    device: iphone-15


    """ + template.body
  }
}
