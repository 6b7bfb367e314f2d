import SegueModel

extension SceneDocument {
  /// Replaces literals and reads the result; what would change anything else is refused.
  mutating func write(_ texts: [(Knob, String)], label: TextHistory.Label) throws(SceneError) {
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

  /// Why a text cannot stand for a value on its line, whatever it means.
  private static func objection(to text: String) -> String? {
    if text.allSatisfy(\.isWhitespace) { return "a value is missing" }
    let holdsMark = text.contains { "#,[]{}\"'&!".contains($0) } || text.contains(": ") || text.hasSuffix(":")
    let holdsControl = text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7f }
    return holdsMark || holdsControl ? "a value is a number, a colour or an expression on one line" : nil
  }

  private func refusal(_ message: String, at range: SourceRange) -> SceneError {
    let source = SourceText(file: path, bytes: self.source)
    return SceneError(diagnostics: [source.diagnostic(Finding(TextSanitizer.visible(message), at: range))])
  }
}
