import SegueDocuments
import SegueGeometry
import SegueModel

extension SceneDocument {
  /// Replaces literals and reads the result; a text that would change anything else is refused.
  mutating func write(_ texts: [(Knob, String)], label: TextHistory.Label) throws(DocumentError) {
    for (knob, text) in texts {
      if let reason = Self.objection(to: text) { throw refusal(reason, at: knob.source) }
    }
    let ids = Set(texts.map { $0.0.id.keys })
    let others = knobs.filter { !ids.contains($0.id.keys) }
    let before = self
    try change(to: replacing(texts), label)
    // YAML's own marks could have ended the value early and made a key of the rest.
    let now = knobs.filter { !ids.contains($0.id.keys) }
    guard others.map(\.id) == now.map(\.id), others.map(\.text) == now.map(\.text) else {
      self = before
      throw refusal("'\(texts.map(\.1).joined(separator: " "))' is more than a value", at: texts[0].0.source)
    }
  }

  /// The reason why a text cannot replace a value on its line, whatever its meaning.
  private static func objection(to text: String) -> String? {
    if text.allSatisfy(\.isWhitespace) { return "a value is missing" }
    if text.contains(",") { return commaObjection(to: text) }
    if text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7f }) {
      return "a value stands on one line, without control characters"
    }
    let colon: Character? = text.contains(": ") || text.hasSuffix(":") ? ":" : nil
    guard let mark = text.first(where: { "#[]{}\"'&!".contains($0) }) ?? colon else { return nil }
    let advice = mark == "#" ? "colours are written 0xFF8800" : "write a number, a colour or an expression"
    return "'\(mark)' has no place in a value: \(advice)"
  }

  /// A comma between two digits is probably a decimal point, as in many languages.
  private static func commaObjection(to text: String) -> String {
    let digits: Set<Character> = Set("0123456789")
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let isDecimal: Bool =
      parts.count == 2 && parts[0].last.map(digits.contains) != false
      && parts[1].first.map(digits.contains) == true
    return isDecimal
      ? "',' is no decimal point: write \(parts[0].isEmpty ? "0" : "")\(parts[0]).\(parts[1])"
      : "',' means nothing in a value: separate by spaces, as in min(a b)"
  }

  private func refusal(_ message: String, at range: SourceRange) -> DocumentError {
    let source = SourceText(file: path, bytes: self.source)
    return DocumentError(diagnostics: [source.diagnostic(Finding(TextSanitizer.visible(message), at: range))])
  }
}
