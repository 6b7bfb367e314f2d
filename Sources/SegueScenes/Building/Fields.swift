import SegueDocuments
import SegueGeometry
import SegueModel

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

extension SceneBuilder {
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

  // MARK: Scalars

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
      isName(reference.name)
    else { return nil }
    return reference.name
  }

  /// Whether the text matches `[a-z][a-z0-9-]*`.
  static func isName(_ text: some StringProtocol) -> Bool {
    guard let first = text.utf8.first, first >= 0x61, first <= 0x7a else { return false }
    return text.utf8.allSatisfy {
      ($0 >= 0x61 && $0 <= 0x7a) || ($0 >= 0x30 && $0 <= 0x39) || $0 == UInt8(ascii: "-")
    }
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

  /// A plain number that is needed while the file is read.
  mutating func literal(
    _ field: Field,
    _ wanted: String,
    in range: ClosedRange<Double>,
    isWhole: Bool = false
  ) -> Double? {
    guard let scalar = scalar(field, wanted) else { return nil }
    do throws(Finding) {
      let scope = Scope(.literal, substitutions: field.substitutions)
      let value = try ExpressionParser.value(scalar, as: .number, scope: scope)
      guard case .number(let number) = value.node, range.contains(number),
        !isWhole || number == number.rounded()
      else {
        throw Finding("expected \(wanted)", at: scalar.range)
      }
      return number
    } catch {
      report(error)
      return nil
    }
  }
}
