import SegueModel

extension ExpressionParser {
  /// A text style as a font's size and weight; nil, and nothing is taken, where the next word is none.
  mutating func textStyle() -> [PropertyBinding]? {
    guard case .word(let word) = token.kind, let style = TextStyle(rawValue: word) else { return nil }
    let source = range(token)
    index += 1
    return [
      PropertyBinding(.fontSize, Expression(.fontSize(style), source: source)),
      PropertyBinding(.fontBold, Expression(.boolean(style.isBold), source: source)),
    ]
  }

  /// The style of `font.body`, whose size is a number anywhere.
  static func style(measuredBy word: String) -> TextStyle? {
    word.hasPrefix("font.") ? TextStyle(rawValue: String(word.dropFirst("font.".count))) : nil
  }
}
