/// What a number does in its formula.
extension LiteralContext {
  /// `× W` of the 1.3 in `1.3 * W`, `−` of the 30 in `W - 30`, `progress >` of the 0.5 in `progress > 0.5`; empty for a
  /// number that stands alone, begins a sum, or is named by its call.
  ///
  /// `lower` is where the literal begins, its sign included.
  func detail(of value: Knob.Value, _ tokens: [Token], at index: Int, from lower: Int) -> String {
    guard case .number = value, !isNamedByCall else { return "" }
    let first: Int = index > 0 && tokens[index].lower > lower ? index - 1 : index
    let next: Token = tokens[index + 1]
    if first > 0, case .mark(let mark) = tokens[first - 1].kind {
      let before: String = first > 1 ? Self.operand(tokens[first - 2]) : ""
      switch mark {
      case "*": return "× \(before)"
      case "/": return "\(before) ÷"
      case "+" where !next.isMark("*"): return "+"
      case "-": return next.isMark("*") ? "− × \(Self.operand(tokens[index + 2]))" : "−"
      case ">", "<", ">=", "<=", "==", "!=": return "\(before) \(mark)"
      default: break
      }
    }
    if next.isMark("*") { return "× \(Self.operand(tokens[index + 2]))" }
    if next.isMark("/") { return "÷ \(Self.operand(tokens[index + 2]))" }
    return ""
  }

  /// What stands on an operator's other side, in a word.
  private static func operand(_ token: Token) -> String {
    switch token.kind {
    case .word(let word): word
    case .token(let name): "$\(name)"
    case .number(let number, _): NumberText.text(number, decimals: 4)
    case .mark, .hex, .end: "(…)"
    }
  }
}
