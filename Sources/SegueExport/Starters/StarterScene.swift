import SegueScenes

/// The scene that `segue new` writes: small, complete, and explained line by line.
public enum StarterScene {
  /// Writes `name.yaml` (or `name`, where it already ends so) and returns its path; never overwrites.
  public static func write(name: String) throws(OutputFile.Failure) -> String {
    let path = name.hasSuffix(".yaml") || name.hasSuffix(".yml") ? name : name + ".yaml"
    let title = try title(ofSceneAt: path)
    try OutputFile(path: path).write(Array(text(title: title).utf8), existing: .kept)
    return path
  }

  /// The file's name as words: `my-card.yaml` is “My card”.
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
