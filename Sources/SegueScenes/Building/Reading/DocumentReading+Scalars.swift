import SegueDocuments

/// Texts, words and flags.
extension DocumentReading {
  /// The value's text, with a lone `$name` replaced by its text.
  mutating func scalar(_ field: Field, _ wanted: String) -> YAMLScalar? {
    substitution(field.value, wanted, field.substitutions, key: field.key)?.scalar
  }

  mutating func scalar(_ node: YAMLNode, _ wanted: String, _ substitutions: [String: Substitution])
    -> YAMLScalar?
  {
    substitution(node, wanted, substitutions)?.scalar
  }

  /// The value's text as a name of something, with all tokens and parameters in it filled in.
  mutating func filled(_ field: Field, _ wanted: String) -> YAMLScalar? {
    filled(field.value, wanted, field.substitutions, key: field.key)
  }

  mutating func filled(
    _ node: YAMLNode,
    _ wanted: String,
    _ substitutions: [String: Substitution],
    key: YAMLScalar? = nil
  ) -> YAMLScalar? {
    guard let found = substitution(node, wanted, substitutions, key: key) else { return nil }
    do throws(Finding) {
      return try TextFilling.filled(found.scalar, found.substitutions)
    } catch {
      report(error)
      return nil
    }
  }

  /// The value's text, with a lone `$name` replaced by its text, and the meaning of the names in it.
  mutating func substitution(_ field: Field, _ wanted: String) -> Substitution? {
    substitution(field.value, wanted, field.substitutions, key: field.key)
  }

  private mutating func substitution(
    _ node: YAMLNode,
    _ wanted: String,
    _ substitutions: [String: Substitution],
    key: YAMLScalar? = nil
  ) -> Substitution? {
    guard case .scalar(let scalar) = node else {
      report(Finding("expected \(wanted), found \(node.noun)", at: node.range))
      return nil
    }
    guard !scalar.text.isEmpty || scalar.isQuoted else {
      report(Finding("expected \(wanted), found nothing", at: key?.range ?? scalar.range))
      return nil
    }
    do throws(Finding) {
      guard !scalar.isJoined || wanted != "text" else { throw Self.needsQuotes(scalar) }
      return try resolved(scalar, substitutions)
    } catch {
      report(error)
      return nil
    }
  }

  /// Follows a lone `$name`.
  func resolved(_ scalar: YAMLScalar, _ substitutions: [String: Substitution]) throws(Finding)
    -> Substitution
  {
    var found = Substitution(scalar: scalar, substitutions: substitutions)
    for _ in 0..<SceneLimits.substitutions {
      guard let name = Self.soleName(found.scalar) else { return found }
      guard let next = found.substitutions[name] else {
        throw Finding(
          "nothing is called '$\(name)'",
          at: found.scalar.range,
          hint: Substitution.hint(for: name, among: found.substitutions)
        )
      }
      if let refusal = next.refusal { throw refusal }
      found = next
    }
    throw Substitution.tooDeep(Self.soleName(found.scalar) ?? "", at: found.scalar.range)
  }

  /// The name in a text that is a `$name` or a `$(name)` and nothing else.
  private static func soleName(_ scalar: YAMLScalar) -> String? {
    guard !scalar.isQuoted, scalar.text.utf8.first == UInt8(ascii: "$") else { return nil }
    let bytes = Array(scalar.text.utf8)
    guard let reference = TextFilling.Reference(in: bytes, at: 0), reference.upper == bytes.count,
      SceneName.isValid(reference.name)
    else { return nil }
    return reference.name
  }

  /// One of a few words.
  mutating func word<Word: RawRepresentable & CaseIterable>(_ field: Field, _ type: Word.Type) -> Word?
  where Word.RawValue == String {
    let words = Word.allCases.map(\.rawValue)
    guard let scalar = scalar(field, "one of \(words.joined(separator: ", "))") else { return nil }
    guard let word = Word(rawValue: scalar.text) else {
      report(Self.unknownWord(scalar, key: field.name, words))
      return nil
    }
    return word
  }

  static func unknownWord(_ scalar: YAMLScalar, key: String, _ words: [String]) -> Finding {
    Finding(
      "'\(key)' cannot be '\(TextSanitizer.visible(scalar.text))'",
      at: scalar.range,
      hint: Suggestions.forScenes.hint(for: scalar.text, among: words, listing: "valid here")
    )
  }

  mutating func flag(_ field: Field) -> Bool? {
    guard let scalar = scalar(field, "true or false") else { return nil }
    switch scalar.text {
    case "true": return true
    case "false": return false
    default:
      report(
        Finding("expected true or false, found '\(TextSanitizer.visible(scalar.text))'", at: scalar.range)
      )
      return nil
    }
  }

  /// What to say of a text that a comma has ended too early.
  static func needsQuotes(_ scalar: YAMLScalar) -> Finding {
    Finding("a comma ends a text inside { } and [ ]", at: scalar.range, hint: "put the text in quotes")
  }
}
