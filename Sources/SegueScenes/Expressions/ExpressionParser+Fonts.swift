import SegueDocuments
import SegueModel
import SegueStage

extension ExpressionParser {
  /// Reads a text style as a font's size and weight; nil, without consuming it, if the next word is none.
  mutating func textStyle() throws(Finding) -> [PropertyBinding]? {
    if case .token = token.kind {
      var rest = self
      var inner = try rest.substituted().0
      guard let style = try inner.textStyle(), inner.token.kind == .end else { return nil }
      self = rest
      return style
    }
    guard case .word(let word) = token.kind, let style = TextStyle(rawValue: word) else { return nil }
    let source = range(token)
    index += 1
    return [
      PropertyBinding(.fontSize, Expression(.fontSize(style), source: source)),
      PropertyBinding(.fontWeight, Expression(.text(style.weight.rawValue), source: source)),
    ]
  }

  /// Reads the words that say what a font's letters look like, as far as there are such words.
  mutating func fontWords() throws(Finding) -> [PropertyBinding] {
    var words: [PropertyBinding] = []
    while true {
      if let word = fontWord() {
        words.append(word)
        index += 1
        continue
      }
      guard case .token = token.kind else { return words }
      var rest = self
      var inner = try rest.substituted().0
      let filled = try inner.fontWords()
      guard !filled.isEmpty, inner.token.kind == .end else { return words }
      words += filled
      self = rest
    }
  }

  /// What the next word says of a font's letters: a weight, a design, or `italic`.
  private func fontWord() -> PropertyBinding? {
    guard case .word(let word) = token.kind else { return nil }
    func binding(_ property: PropertyName, _ node: Expression.Node) -> PropertyBinding {
      PropertyBinding(property, Expression(node, source: range(token)))
    }
    if word == "italic" { return binding(.fontItalic, .boolean(true)) }
    if FontStyle.Weight(rawValue: word) != nil { return binding(.fontWeight, .text(word)) }
    if FontStyle.Design(rawValue: word) != nil { return binding(.fontDesign, .text(word)) }
    return nil
  }

  /// What was probably meant by a word that says nothing of letters.
  var fontHint: String {
    let example = "for example '25 bold', '17 medium italic', '15 monospaced' or 'headline'"
    guard case .word(let word) = token.kind else { return example }
    let words = FontStyle.Weight.allCases.map(\.rawValue) + FontStyle.Design.allCases.map(\.rawValue)
    return Suggestions.forScenes.hint(for: word, among: words + ["italic"]) ?? example
  }

  /// The style of `font.body`, whose size is a number anywhere.
  static func style(measuredBy word: String) -> TextStyle? {
    word.hasPrefix("font.") ? TextStyle(rawValue: String(word.dropFirst("font.".count))) : nil
  }
}
