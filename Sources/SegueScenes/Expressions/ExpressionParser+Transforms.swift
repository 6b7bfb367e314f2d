import SegueDocuments
import SegueModel

extension ExpressionParser {
  /// The operations of a `transform`, and how they are written.
  private static let operations = [
    "translate", "scale", "rotate", "rotate-x", "rotate-y", "perspective",
  ]

  /// `identity`, or operations applied from left to right.
  mutating func transformOperand() throws(Finding) -> Typed {
    let start = index
    if case .token = token.kind { return try substitution(.transform) }
    if take(mark: "(") {
      let value = try expression(.transform)
      try expect(mark: ")")
      return value
    }
    if take(word: "identity") {
      return Typed(expression: try made(.transform([]), from: start), type: .transform)
    }
    if case .word(let word) = token.kind, word == "here" || word == "rest" || word.contains(".") {
      return try name(.transform)
    }
    var steps: [Expression.TransformOperation] = []
    while case .word(let word) = token.kind, word != "if", word != "else" {
      steps.append(try operation(word))
    }
    guard !steps.isEmpty else { throw wrongType(token, wanted: .transform, start: start) }
    return Typed(expression: try made(.transform(steps), from: start), type: .transform)
  }

  private mutating func operation(_ word: String) throws(Finding) -> Expression.TransformOperation {
    guard Self.operations.contains(word) else {
      throw Finding(
        "unknown operation '\(word)'",
        at: range(token),
        hint: Suggestions.forScenes.hint(for: word, among: Self.operations, listing: "operations")
      )
    }
    index += 1
    switch word {
    case "translate":
      let x = try argument()
      let y = try argument()
      return .translate(x: x, y: y, z: hasArgument ? try argument() : nil)
    case "scale":
      let x = try argument()
      return .scale(x: x, y: hasArgument ? try argument() : x)
    case "rotate-x": return .rotateX(try argument())
    case "rotate-y": return .rotateY(try argument())
    case "perspective": return .perspective(m34: try argument())
    default: return .rotateZ(try argument())
    }
  }

  /// Whether another argument follows rather than an operation or the end.
  private var hasArgument: Bool {
    switch token.kind {
    case .number, .token: true
    case .word(let word): !Self.operations.contains(word) && word != "if" && word != "else"
    case .mark(let mark): mark == "(" || mark == "-"
    case .hex, .end: false
    }
  }
}
