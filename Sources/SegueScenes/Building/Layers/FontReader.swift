import SegueDocuments
import SegueModel
import SegueStage

/// Reads a font: `17`, `25 bold`, `17 medium italic`, `monospaced`, or a text style, `headline` or `title1 heavy rounded`.
///
/// A size or a style comes first, words for what the letters look like follow in any order. A `$name` may stand for any
/// part of it.
struct FontReader {
  private var base: [PropertyBinding] = []
  private var letters: [PropertyBinding] = []

  /// The properties that a text sets.
  static func bindings(in scalar: YAMLScalar, scope: Scope) throws(Finding) -> [PropertyBinding] {
    var parser = try ExpressionParser(scalar, scope: scope)
    var reader = FontReader()
    try reader.read(&parser)
    guard parser.token.kind == .end else {
      throw parser.unexpected("a font is a size or a text style, and words for what its letters look like")
        .hinting(hint(for: parser.token))
    }
    return reader.bindings
  }

  /// A weight of one's own stands in place of the style's.
  private var bindings: [PropertyBinding] {
    base.filter { binding in !letters.contains { $0.property == binding.property } } + letters
  }

  private mutating func read(_ parser: inout ExpressionParser) throws(Finding) {
    while true {
      if case .token = parser.token.kind {
        if try fill(&parser) { continue }
      } else if let part = part(at: parser) {
        try add(part)
        parser.index += 1
        continue
      }
      guard base.isEmpty, letters.isEmpty, parser.token.kind != .end else { return }
      let size = try parser.argument()
      try ValueReader.checkLiteral(size, of: .fontSize)
      base = [PropertyBinding(.fontSize, size)]
    }
  }

  /// Reads the parts that a `$name` stands for; false, without consuming it, if it is no more than a number.
  private mutating func fill(_ parser: inout ExpressionParser) throws(Finding) -> Bool {
    var rest = parser
    var inner = try rest.substituted().0
    var filled = self
    do throws(Finding) {
      try filled.read(&inner)
    } catch {
      if filled.letters.count > letters.count { throw error }
      return false
    }
    guard inner.token.kind == .end, filled.letters.count > letters.count || filled.hasStyle
    else { return false }
    self = filled
    parser = rest
    return true
  }

  private var hasStyle: Bool { base.count > 1 }

  /// What the next word says: a style, if it is the first part, or something of the letters.
  private func part(at parser: ExpressionParser) -> [PropertyBinding]? {
    guard case .word(let word) = parser.token.kind else { return nil }
    let source = parser.range(parser.token)
    func binding(_ property: PropertyName, _ node: Expression.Node) -> PropertyBinding {
      PropertyBinding(property, Expression(node, source: source))
    }
    if base.isEmpty, letters.isEmpty, let style = TextStyle(rawValue: word) {
      return [binding(.fontSize, .fontSize(style)), binding(.fontWeight, .text(style.weight.rawValue))]
    }
    if word == "italic" { return [binding(.fontItalic, .boolean(true))] }
    if FontStyle.Weight(rawValue: word) != nil { return [binding(.fontWeight, .text(word))] }
    if FontStyle.Design(rawValue: word) != nil { return [binding(.fontDesign, .text(word))] }
    return nil
  }

  private mutating func add(_ part: [PropertyBinding]) throws(Finding) {
    guard part.count == 1, let word = part.first else { return base = part }
    guard !letters.contains(where: { $0.property == word.property }) else {
      let noun = word.property == .fontWeight ? "weight" : word.property == .fontDesign ? "design" : "slope"
      throw Finding("a font has one \(noun)", at: word.value.source)
    }
    letters.append(word)
  }

  /// What was probably meant by a word that says nothing of letters.
  private static func hint(for token: Token) -> String {
    let example = "for example '25 bold', '17 medium italic', '15 monospaced' or 'headline'"
    guard case .word(let word) = token.kind else { return example }
    let words = FontStyle.Weight.allCases.map(\.rawValue) + FontStyle.Design.allCases.map(\.rawValue)
    return Suggestions.forScenes.hint(for: word, among: words + ["italic"]) ?? example
  }
}
