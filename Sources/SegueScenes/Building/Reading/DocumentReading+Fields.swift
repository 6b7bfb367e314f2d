import SegueDocuments

/// A key of a mapping, its value, and the meaning of `$` names in it.
struct Field {
  var key: YAMLScalar
  var value: YAMLNode
  var substitutions: [String: Substitution]
  /// Whether its values come to those of an earlier field of the same key, instead of replacing them.
  var joins = false

  var name: String { key.text }
}

/// The keys of a mapping that mean something there.
struct KnownFields {
  var fields: [Field] = []
  /// Whether some key was not understood: what seems to be missing may be what it was meant to be.
  var lacksSome = false
}

extension DocumentReading {
  /// A mapping's keys, or nothing and an error; nothing as well once enough is wrong.
  ///
  /// Tokens and parameters in the keys are filled in, unless the keys are `names` by which other parts are called.
  mutating func fields(
    of node: YAMLNode,
    _ what: String,
    _ substitutions: [String: Substitution],
    hint: String = "write KEY: VALUE pairs",
    areNames: Bool = false
  ) -> [Field] {
    guard !isFull else { return [] }
    guard case .mapping(let entries, _) = node else {
      if case .scalar(let scalar) = node, scalar.text.isEmpty, !scalar.isQuoted { return [] }
      report(Finding("expected \(what), found \(node.noun)", at: node.range, hint: hint))
      return []
    }
    let isPlain = areNames || !entries.contains { $0.key.text.utf8.contains(UInt8(ascii: "$")) }
    guard !isPlain else {
      return entries.map { Field(key: $0.key, value: $0.value, substitutions: substitutions) }
    }
    return filled(entries, substitutions)
  }

  /// Keys with tokens and parameters in them; two that come to be the same are an error, as if they were written so.
  private mutating func filled(_ entries: [YAMLEntry], _ substitutions: [String: Substitution]) -> [Field] {
    var names: Set<String> = []
    return entries.compactMap { entry in
      do throws(Finding) {
        let key = try TextFilling.filled(entry.key, substitutions)
        guard names.insert(key.text).inserted else {
          throw Finding(
            "'\(TextSanitizer.visible(key.text))' is written twice, with its names filled in",
            at: key.range,
            hint: "write one of them"
          )
        }
        return Field(key: key, value: entry.value, substitutions: substitutions)
      } catch {
        report(error)
        return nil
      }
    }
  }

  /// The keys that are known, in the order written; each of the others is reported.
  ///
  /// A mistyped one is read as what it was meant to be, so that nothing else is said to be missing because of it. `valid`
  /// are the keys that a hint may name, `accepted` are more that are read and refused in words of their own.
  mutating func known(
    _ fields: [Field],
    among valid: [String],
    accepting accepted: [String] = [],
    _ owner: String
  ) -> KnownFields {
    var result = KnownFields()
    var taken = Set(fields.map(\.name))
    for var field in fields where !isFull {
      if !valid.contains(field.name), !accepted.contains(field.name) {
        rejectUnknown(field, valid: valid, owner)
        let free = valid.filter { !taken.contains($0) }
        guard let meant = Suggestions.forScenes.repair(of: field.name, among: free) else {
          result.lacksSome = true
          continue
        }
        taken.insert(meant)
        noteSlip(field)
        field.key.text = meant
      }
      result.fields.append(field)
    }
    return result
  }

  /// Reports a key that does not belong in its place.
  private mutating func rejectUnknown(_ field: Field, valid: [String], _ owner: String) {
    if field.name == "<<" {
      return report(
        Finding(
          "merges are not part of the scene language",
          at: field.key.range,
          hint: "share values with 'presets' and 'use'"
        )
      )
    }
    report(
      Finding(
        "\(owner) has no '\(TextSanitizer.visible(field.name))'",
        at: field.key.range,
        hint: Misplaced.cure(field.name, in: owner)
          ?? Suggestions.forScenes.hint(for: field.name, among: valid, listing: "valid here")
      )
    )
  }

  /// What to say of a path under which nothing is set.
  static func nothing(in field: Field) -> Finding {
    Finding(
      "'\(TextSanitizer.visible(field.name))' is given no values",
      at: field.key.range,
      hint: "for example {opacity: 0.5}, or leave it out"
    )
  }

  /// The keys of a mapping, without reporting what is wrong with it.
  func keys(_ field: Field?) -> [String] {
    guard case .mapping(let entries, _)? = field?.value else { return [] }
    return entries.map(\.key.text)
  }
}
