import SegueGeometry
import SegueModel
import SegueMotion
import SegueScenes
import Testing

@Suite("Expressions")
struct ExpressionTests {
  /// A value as the language writes it, with every operation in parentheses.
  private func written(_ expression: Expression) -> String {
    switch expression.node {
    case .number(let value): "\(value)"
    case .percent(let value): "\(value * 100)%"
    case .boolean(let value): "\(value)"
    case .symbol(let symbol): symbol.rawValue
    case .local(let name): name
    case .property(let property, let path): "\(path).\(property.rawValue)"
    case .unary(let operation, let value): "(\(operation.rawValue) \(written(value)))"
    case .binary(let operation, let left, let right):
      "(\(written(left)) \(operation.rawValue) \(written(right)))"
    case .conditional(let then, let condition, let otherwise):
      "(\(written(then)) if \(written(condition)) else \(written(otherwise)))"
    case .clamp(let value, let lower, let upper):
      "(\(written(value)) in \(lower.map(written) ?? "")..\(upper.map(written) ?? ""))"
    case .call(let function, let arguments):
      "\(function.rawValue)(\(arguments.map(written).joined(separator: " ")))"
    case .list(let items): "[\(items.map(written).joined(separator: ", "))]"
    default: "?"
    }
  }

  private func value(_ key: String, _ text: String) throws -> Expression {
    let file = try scene("segue: 1\nscreens:\n  home:\n    \(key): \(text)\n    layers: {card: {}}\n")
    return try #require(file.scene.screens[0].root.values.first).value
  }

  @Test(
    "Operators bind as in arithmetic",
    arguments: [
      ("1 + 2 * 3", "(1.0 + (2.0 * 3.0))"), ("(1 + 2) * 3", "((1.0 + 2.0) * 3.0)"),
      ("8 - 4 - 2", "((8.0 - 4.0) - 2.0)"), ("8 / 4 / 2", "((8.0 / 4.0) / 2.0)"), ("7 % 2", "(7.0 % 2.0)"),
      ("-W", "(- W)"), ("-3", "-3.0"), ("W - -3", "(W - -3.0)"), ("-W * 2", "((- W) * 2.0)"),
      ("W / 2 if W > H else 3", "((W / 2.0) if (W > H) else 3.0)"),
      ("1 if W > H else 2 if W < H else 3", "(1.0 if (W > H) else (2.0 if (W < H) else 3.0))"),
      ("W + 1 in 0..H - 1", "((W + 1.0) in 0.0..(H - 1.0))"), ("W in ..0", "(W in ..0.0)"),
      ("W in 0..", "(W in 0.0..)"), ("W in 0.8..1", "(W in 0.8..1.0)"), ("W in .5...7", "(W in 0.5..0.7)"),
      (
        "1 if W > 1 and W < 2 or not H > 3 else 0",
        "(1.0 if (((W > 1.0) and (W < 2.0)) or (not (H > 3.0))) else 0.0)"
      ),
      ("min(1 -2 W - 3)", "min(1.0 -2.0 (W - 3.0))"), ("max(W (H - 1))", "max(W (H - 1.0))"),
      ("abs(-3)", "abs(-3.0)"), ("random(-1..1)", "random(-1.0 1.0)"), ("50%", "50.0%"),
      ("safe.top + 1e2", "(safe.top + 100.0)"), ("home/card.center.x", "home/card.center.x"),
      ("home/card", "home/card.x"), ("parent.width", "parent.width"),
    ]
  )
  func operators(text: String, expected: String) throws {
    #expect(written(try value("x", text)) == expected)
  }

  @Test("Angles in degrees become radians, percentages of numbers fractions")
  func units() throws {
    #expect(try value("rotate", "90deg").node == .number(.pi / 2))
    #expect(try value("opacity", "40%").node == .number(0.4))
    #expect(written(try value("frame", "[10%, 0, 50%, H]")) == "[10.0%, 0.0, 50.0%, H]")
  }

  private func color(_ text: String) throws -> Expression.AdaptiveColor? {
    guard case .color(let color) = try value("fill", text).node else { return nil }
    return color
  }

  @Test("Colours by name, by number, with opacity, and in pairs")
  func colors() throws {
    #expect(try color("0xFF8800")?.light == Color(rgb: 0xff8800))
    #expect(try color("black 40%")?.dark == Color.black.withAlpha(0.4))
    #expect(try color("white | black") == Expression.AdaptiveColor(light: .white, dark: .black))
    #expect(try color("systemGray6")?.light == Color(rgb: 0xf2f2f7))
    #expect(try color("systemGray6")?.dark == Color(rgb: 0x1c1c1e))
    #expect(try color("systemTeal")?.light == Color(rgb: 0x30b0c7))
    #expect(try color("secondaryLabel 50%")?.light.alpha == 0.3)
  }

  @Test("A gradient's places are spread between those given")
  func gradients() throws {
    guard
      case .gradient(let kind, let colors, let places) = try value(
        "gradient",
        "black red @ 0.5 white clear right"
      ).node
    else {
      Issue.record("not a gradient")
      return
    }
    #expect(kind == .right)
    #expect(colors.count == 4)
    #expect(places == [0, 0.5, 0.75, 1])
  }

  @Test("A transform's operations take their arguments greedily")
  func transforms() throws {
    guard
      case .transform(let steps) = try value("transform", "rotate-x 15deg scale 0.95 translate 0 (-0.08 * H)")
        .node
    else {
      Issue.record("not a transform")
      return
    }
    try #require(steps.count == 3)
    if case .rotateX(let angle) = steps[0] { #expect(angle.node == .number(15 * .pi / 180)) }
    if case .scale(let x, let y) = steps[1] { #expect(x.node == .number(0.95) && x == y) }
    guard case .translate(_, let y, nil) = steps[2] else {
      Issue.record("not a translation")
      return
    }
    #expect(written(y) == "(-0.08 * H)")
    #expect(try value("transform", "identity").node == .transform([]))
  }

  @Test("Path data: every command, relative ones, runs, and arcs as curves")
  func paths() throws {
    func path(_ data: String) throws -> [Path.Element] {
      guard case .path(let path) = try value("path", data).node else { return [] }
      return path.elements
    }
    #expect(
      try path("M 1 2 l 3 0 v 4 H 0 z m 1 1 5 5") == [
        .move(Point(x: 1, y: 2)), .line(Point(x: 4, y: 2)), .line(Point(x: 4, y: 6)),
        .line(Point(x: 0, y: 6)), .close, .move(Point(x: 2, y: 3)), .line(Point(x: 7, y: 8)),
      ]
    )
    #expect(
      try path("M0 0Q3 3 6 0T12 0") == [
        .move(.zero),
        .curve(control1: Point(x: 2, y: 2), control2: Point(x: 4, y: 2), end: Point(x: 6, y: 0)),
        .curve(control1: Point(x: 8, y: -2), control2: Point(x: 10, y: -2), end: Point(x: 12, y: 0)),
      ]
    )
    let arc = try path("M 10 0 A 10 10 0 0 1 0 10")
    try #require(arc.count == 2)
    guard case .curve(let first, let second, let end) = arc[1] else {
      Issue.record("not a curve")
      return
    }
    let reach = 10 * 0.5522847498307935
    #expect(abs(first.x - 10) < 1e-9 && abs(first.y - reach) < 1e-9)
    #expect(abs(second.x - reach) < 1e-9 && abs(second.y - 10) < 1e-9)
    #expect(abs(end.x) < 1e-9 && abs(end.y - 10) < 1e-9)
  }

  @Test("Text, lorem and quotes")
  func text() throws {
    #expect(try value("text", "Back, home").node == .text("Back, home"))
    #expect(try value("text", "on").node == .text("on"))
    #expect(try value("text", "0x10").node == .text("0x10"))
    #expect(try value("text", "\"lorem(3)\"").node == .text("lorem(3)"))
    #expect(try value("text", "lorem(3)").node == .text("Lorem ipsum dolor."))
    #expect(written(try value("text", "home/card.text")) == "home/card.text")
  }
}
