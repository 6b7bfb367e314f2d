import SegueDocuments
import SegueGeometry
import SegueModel

/// Parts of the document that files may have which a scene includes.
struct SharedSections {
  /// The files' parts in the order in which they are read, by their keys.
  var included: [[String: Field]] = []
  /// The scene's own.
  var own: [String: Field] = [:]
}

extension SceneBuilder {
  static let sharedKeys = ["tokens", "components", "presets"]

  /// The parts of an included file.
  mutating func sections(of document: IncludeReader.Document) -> [String: Field] {
    guard case .mapping(let entries, let range) = document.root else {
      report(
        Finding(
          "an included file is a mapping, found \(document.root.noun)",
          at: document.root.range,
          hint: "begin with 'segue: 1'"
        )
      )
      return [:]
    }
    usesRandom = usesRandom || document.root.contains(text: "random(")
    let written = entries.map { Field(key: $0.key, value: $0.value, substitutions: [:]) }
    let misplaced = written.filter {
      Self.documentKeys.contains($0.name) && !Self.includedKeys.contains($0.name)
    }
    for field in misplaced {
      report(
        Finding(
          "'\(field.name)' belongs to the scene, not to a file that it includes",
          at: field.key.range,
          hint: "such files have \(Self.sharedKeys.joined(separator: ", ")), and 'include'"
        )
      )
    }
    let known = known(
      written.filter { field in !misplaced.contains { $0.name == field.name } },
      among: Self.includedKeys,
      "an included file"
    )
    var sections: [String: Field] = [:]
    for field in known.fields {
      sections[field.name] = field
      if field.name == "segue" { checkVersion(field, isFirst: field.key.range == entries.first?.key.range) }
    }
    if sections["segue"] == nil, !known.lacksSome {
      report(
        Finding(
          "'segue: 1' is missing",
          at: SourceRange(lower: range.lower, upper: range.lower + 1),
          hint: "an included file begins with the language's version, as a scene does"
        )
      )
    }
    return sections
  }

  private static let includedKeys = ["segue", "include"] + sharedKeys

  /// The names that a part of the document gives, in all files: the scene's own over those of others.
  mutating func definitions(
    _ key: String,
    in sections: SharedSections,
    _ substitutions: [String: Substitution]
  ) -> [Field] {
    var result: [Field] = []
    var places: [String: Int] = [:]
    let own = sections.own[key]
    for section in sections.included.compactMap({ $0[key] }) + [own].compactMap({ $0 }) {
      let isOwn = section.key.range == own?.key.range
      for entry in fields(of: section.value, key, substitutions, areNames: true) {
        guard let place = places[entry.name] else {
          places[entry.name] = result.count
          result.append(entry)
          continue
        }
        if !isOwn {
          report(
            Finding(
              "two included files have '\(TextSanitizer.visible(entry.name))' under '\(key)'",
              at: entry.key.range,
              hint: "give one of them another name, or say in the scene itself what it is"
            )
          )
        }
        result[place] = entry
      }
    }
    return result
  }
}
