import SegueDocuments
import SegueGeometry
import SegueModel
import SegueMotion

extension ExpressionParser {
  private static let words = [
    "linear", "ease-in", "ease-out", "ease-in-out", "default", "bezier", "steps", "spring",
  ]

  /// A named curve, or one of the functions.
  static func ease(_ scalar: YAMLScalar, scope: Scope) throws(Finding) -> Ease {
    try reading(scalar) { () throws(Finding) in
      var parser = try ExpressionParser(scalar, scope: scope.with(property: nil))
      return try parser.ease()
    }
  }

  private mutating func ease() throws(Finding) -> Ease {
    if case .token = token.kind {
      var (inner, _) = try substituted()
      let ease = try inner.ease()
      try expectEnd()
      return ease
    }
    guard case .word(let word) = token.kind else {
      throw unexpected("expected a curve").hinting(Self.curves)
    }
    let name = token
    index += 1
    let ease: Ease
    switch (word, token.isMark("(")) {
    case ("linear", false): ease = .curve(.linear)
    case ("ease-in", false): ease = .curve(.cubicBezier(.easeIn))
    case ("ease-out", false): ease = .curve(.cubicBezier(.easeOut))
    case ("ease-in-out", false): ease = .easeInOut
    case ("default", false): ease = .curve(.cubicBezier(.standard))
    case ("bezier", true): ease = try bezier()
    case ("steps", true): ease = try steps()
    case ("linear", true): ease = try piecewiseLinear()
    case ("spring", true): ease = .spring(try spring())
    case ("bezier", false), ("steps", false), ("spring", false):
      throw Finding("'\(word)' needs its numbers", at: range(name), hint: Self.curves)
    default:
      throw Finding(
        "unknown curve '\(word)'",
        at: range(name),
        hint: [Suggestions.forScenes.near(word, among: Self.words), Self.curves].compactMap { $0 }
          .joined(separator: " ")
      )
    }
    try expectEnd()
    return ease
  }

  private static let curves =
    "curves: linear, ease-in, ease-out, ease-in-out, default, bezier(.4 0 .2 1), steps(4 end), "
    + "linear(0 .3 50% 1), spring(ratio .7)"

  private mutating func bezier() throws(Finding) -> Ease {
    let start = index - 1
    index += 1
    var numbers: [Expression] = []
    while !token.isMark(")"), token.kind != .end { numbers.append(try argument()) }
    try expect(mark: ")")
    guard numbers.count == 4 else {
      throw Finding(
        "'bezier' takes four numbers, found \(numbers.count)",
        at: range(from: start),
        hint: "bezier(x1 y1 x2 y2)"
      )
    }
    for x in [numbers[0], numbers[2]] {
      if case .number(let value) = x.node, value < 0 || value > 1 {
        throw Finding("the x of a control point lies from 0 to 1", at: x.source)
      }
    }
    return .bezier(numbers[0], numbers[1], numbers[2], numbers[3])
  }

  private mutating func steps() throws(Finding) -> Ease {
    index += 1
    guard case .number(let value, .none) = token.kind, value == value.rounded(), value >= 1, value <= 1000
    else {
      throw unexpected("expected the number of steps, from 1 to 1000")
    }
    let countToken = token
    index += 1
    var position = StepTiming.Position.end
    if case .word(let word) = token.kind {
      switch word {
      case "start": position = .start
      case "end": position = .end
      case "both": position = .both
      case "none": position = .none
      default:
        throw Finding(
          "'\(word)' is not a place for the jumps",
          at: range(token),
          hint: Suggestions.forScenes.hint(
            for: word,
            among: ["start", "end", "both", "none"],
            listing: "places"
          )
        )
      }
      index += 1
    }
    try expect(mark: ")")
    guard position != .none || value >= 2 else {
      throw Finding("'steps(… none)' needs two steps", at: range(countToken))
    }
    return .curve(.steps(StepTiming(count: Int(clamping: value), position: position)))
  }

  /// CSS's `linear()`: outputs, each with up to two places in percent.
  private mutating func piecewiseLinear() throws(Finding) -> Ease {
    let start = index - 1
    index += 1
    var stops: [PiecewiseLinear.Stop] = []
    while !token.isMark(")"), token.kind != .end {
      let isNegative = take(mark: "-")
      guard case .number(let value, .none) = token.kind else {
        throw unexpected("expected an output, with its place in percent behind it")
      }
      index += 1
      let output = isNegative ? -value : value
      var places: [Double] = []
      while case .number(let percent, .percent) = token.kind, places.count < 2 {
        places.append(percent / 100)
        index += 1
      }
      if places.isEmpty { stops.append(PiecewiseLinear.Stop(output: output)) }
      stops += places.map { PiecewiseLinear.Stop(output: output, input: $0) }
    }
    try expect(mark: ")")
    guard stops.count >= 2 else {
      throw Finding("'linear(…)' needs two outputs", at: range(from: start), hint: "linear(0 .3 50% 1)")
    }
    return .curve(.piecewiseLinear(PiecewiseLinear(stops: stops)))
  }
}

extension Finding {
  func hinting(_ hint: String) -> Finding {
    var finding = self
    finding.hint = hint
    return finding
  }
}
