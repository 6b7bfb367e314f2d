import SegueDocuments
import SegueGeometry
import SegueModel

/// Fills tokens and parameters into the texts that name something: paths, keys, screens, transitions.
///
/// A name is written `$card`, or `$(card)` where a letter, a digit or a hyphen follows.
struct TextFilling {
  private let scalar: YAMLScalar
  private let bytes: [UInt8]
  private let known: [String: Substitution]
  private let level: Int

  /// The text with every name's own text in its place; its place is that of the whole.
  static func filled(
    _ scalar: YAMLScalar,
    _ known: [String: Substitution],
    level: Int = 0
  ) throws(Finding) -> YAMLScalar {
    guard scalar.text.utf8.contains(UInt8(ascii: "$")) else { return scalar }
    let filling = TextFilling(scalar, known, level: level)
    return YAMLScalar(text: try filling.text(), isQuoted: scalar.isQuoted, whole: scalar.range)
  }

  private init(_ scalar: YAMLScalar, _ known: [String: Substitution], level: Int) {
    self.scalar = scalar
    self.known = known
    self.level = level
    bytes = Array(scalar.text.utf8)
  }

  private func text() throws(Finding) -> String {
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "$") {
        let reference = try reference(at: index)
        result += Array(try text(of: reference).utf8)
        index = reference.upper
      } else {
        result.append(bytes[index])
        index += 1
      }
      guard result.count <= SceneLimits.expressionLength else {
        throw Finding(
          "longer than \(SceneLimits.expressionLength) bytes with its names filled in",
          at: scalar.range
        )
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private func reference(at index: Int) throws(Finding) -> Reference {
    if let reference = Reference(in: bytes, at: index) { return reference }
    let isOpen = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "(")
    throw Finding(
      isOpen ? "'$(' needs a name and ')' behind it" : "'$' needs a name",
      at: scalar.range(index, index + (isOpen ? 2 : 1)),
      hint: "for example home/$card, or home/$(card)-0 where more of the name follows"
    )
  }

  private func text(of reference: Reference) throws(Finding) -> String {
    let place = scalar.range(reference.lower, reference.upper)
    guard let substitution = known[reference.name] else { throw unknown(reference, at: place) }
    if let refusal = substitution.refusal { throw refusal }
    guard level < SceneLimits.substitutions else { throw Substitution.tooDeep(reference.name, at: place) }
    let inner = substitution.scalar
    if let number = substitution.constants?[inner.text], number == number.rounded() {
      return String(Int(clamping: number))
    }
    let text = try Self.filled(inner, substitution.substitutions, level: level + 1).text
    guard !text.isEmpty else {
      throw Finding("'$\(reference.name)' has no value here", at: place, hint: "give it one")
    }
    return text
  }

  private func unknown(_ reference: Reference, at place: SourceRange) -> Finding {
    let name = reference.name
    var hint: String?
    let shorter = name.indices.filter { name[$0] == "-" }.map { name[..<$0] }
    if !reference.isEnclosed, let meant = shorter.last(where: { known[String($0)] != nil }) {
      hint = "a name takes every letter, digit and hyphen: write $(\(meant))\(name.dropFirst(meant.count))"
    }
    return Finding(
      "nothing is called '$\(name)'",
      at: place,
      hint: hint ?? Substitution.hint(for: name, among: known)
    )
  }
}

extension TextFilling {
  /// A `$name` or `$(name)` in a text.
  struct Reference: Hashable {
    var name: String
    /// UTF-8 offsets in the text, of all of it.
    var lower: Int
    var upper: Int
    /// Whether it is in parentheses.
    var isEnclosed: Bool

    /// Reads the one that begins with the `$` at an offset; nil if it has no name or no end.
    init?(in bytes: [UInt8], at index: Int) {
      var start = index + 1
      isEnclosed = start < bytes.count && bytes[start] == UInt8(ascii: "(")
      if isEnclosed { start += 1 }
      var end = start
      while end < bytes.count, Self.isNamePart(bytes[end]) || Self.isHyphen(bytes, at: end) { end += 1 }
      guard end > start else { return nil }
      name = String(decoding: bytes[start..<end], as: UTF8.self)
      if isEnclosed {
        guard end < bytes.count, bytes[end] == UInt8(ascii: ")") else { return nil }
        end += 1
      }
      lower = index
      upper = end
    }

    /// All in a text, in order.
    static func all(in text: String) -> [Reference] {
      let bytes = Array(text.utf8)
      return bytes.indices.compactMap { bytes[$0] == UInt8(ascii: "$") ? Reference(in: bytes, at: $0) : nil }
    }

    /// A hyphen between two parts of a name.
    private static func isHyphen(_ bytes: [UInt8], at index: Int) -> Bool {
      bytes[index] == UInt8(ascii: "-") && index + 1 < bytes.count && isNamePart(bytes[index + 1])
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
      (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a || byte >= 0x30 && byte <= 0x39 || byte == 0x5f
    }
  }
}
