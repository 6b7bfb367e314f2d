import SegueDocuments
import SegueGeometry

/// The files that a scene includes.
extension SceneBuilder {
  /// The parts of an included file.
  mutating func sections(of document: IncludeReader.Document) -> [String: Field] {
    guard case .mapping(let entries, let range) = document.root else {
      reading.report(
        Finding(
          "an included file is a mapping, found \(document.root.noun)",
          at: document.root.range,
          hint: "begin with 'segue: 1'"
        )
      )
      return [:]
    }
    animators.usesRandom = animators.usesRandom || document.root.contains(text: "random(")
    let written = entries.map { Field(key: $0.key, value: $0.value, substitutions: [:]) }
    let misplaced = written.filter {
      SceneKeys.document.contains($0.name) && !SceneKeys.included.contains($0.name)
    }
    for field in misplaced {
      reading.report(
        Finding(
          "'\(field.name)' belongs to the scene, not to a file that it includes",
          at: field.key.range,
          hint: "such files have \(SceneKeys.shared.joined(separator: ", ")), and 'include'"
        )
      )
    }
    let known = reading.known(
      written.filter { field in !misplaced.contains { $0.name == field.name } },
      among: SceneKeys.included,
      "an included file"
    )
    var sections: [String: Field] = [:]
    for field in known.fields {
      sections[field.name] = field
      if field.name == "segue" { checkVersion(field, isFirst: field.key.range == entries.first?.key.range) }
    }
    if sections["segue"] == nil, !known.lacksSome {
      reading.report(
        Finding(
          "'segue: 1' is missing",
          at: SourceRange(lower: range.lower, upper: range.lower + 1),
          hint: "an included file begins with the language's version, as a scene does"
        )
      )
    }
    return sections
  }
}
