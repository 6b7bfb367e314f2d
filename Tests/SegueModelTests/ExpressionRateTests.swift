import SegueGeometry
import SegueModel
import SegueStage
import Testing

/// A hand at x = 30, y = −40, going at 5 and −7 points per second.
private struct Hand: RateEnvironment {
  let isDark = false
  let textSize = TextSize.large
  let parentSize = Size(width: 200, height: 800)

  func value(of symbol: Expression.Symbol) -> Value {
    switch symbol {
    case .locationX: .number(30)
    case .locationY: .number(-40)
    case .containerHeight: .number(800)
    default: .number(2)
    }
  }
  func value(ofLocal name: String) -> Value? { .number(3) }
  func value(of property: PropertyName, at path: LayerPath) -> Value { .rect(.zero) }
  func randomUnit(draw: Int) -> Double { 0.25 }

  func rate(of symbol: Expression.Symbol) -> Double {
    switch symbol {
    case .locationX: 5
    case .locationY: -7
    default: 0
    }
  }
  func rate(ofLocal name: String) -> Double { name == "s" ? 11 : 0 }
  func rate(of property: PropertyName, at path: LayerPath) -> Value {
    property == .frame ? .rect(Rect(x: 1, y: 2, width: 3, height: 4)) : .number(13)
  }
  let parentSizeRate = Size(width: 20, height: 60)
}

@Suite struct ExpressionRateTests {
  private let x = Expression(.symbol(.locationX))
  private let y = Expression(.symbol(.locationY))

  private func rate(_ node: Expression.Node) -> Double { Expression(node).rate(in: Hand()) }

  @Test func arithmetic() {
    #expect(rate(.binary(.add, x, y)) == -2)
    #expect(rate(.binary(.subtract, x, y)) == 12)
    #expect(rate(.binary(.multiply, x, y)) == 5 * -40 + 30 * -7)
    #expect(abs(rate(.binary(.divide, x, y)) - (5 * -40 - 30 * -7) / 1600) < 1e-15)
    // 30 = 4 · 7 + 2: the whole turns do not change.
    #expect(rate(.binary(.remainder, x, .number(7))) == 5)
    #expect(rate(.unary(.minus, x)) == -5)
    #expect(rate(.number(4)) == 0)
    #expect(rate(.local("s")) == 11)
    #expect(rate(.property(.opacity, of: LayerPath("a/b"))) == 13)
    #expect(rate(.percent(0.5)) == 10)
  }

  @Test func functions() {
    #expect(rate(.call(.abs, [y])) == 7)
    #expect(rate(.call(.floor, [x])) == 0)
    #expect(abs(rate(.call(.sqrt, [x])) - 5 / (2 * 30.0.squareRoot())) < 1e-15)
    #expect(rate(.call(.max, [x, y])) == 5)
    #expect(rate(.call(.min, [x, y, .number(0)])) == -7)
    #expect(rate(.call(.random, [x, y])) == 5 + -12 * 0.25)
  }

  /// By the rules of calculus, at x = 30 and y = −40 with x′ = 5 and y′ = −7.
  @Test func elementaryFunctions() {
    #expect(abs(rate(.call(.sin, [x])) - 0.15425144988758405 * 5) < 1e-14)
    #expect(abs(rate(.call(.cos, [x])) - 0.9880316240928618 * 5) < 1e-14)
    #expect(
      abs(rate(.call(.exp, [Expression(.binary(.divide, x, .number(10)))])) - 20.085536923187668 * 0.5)
        < 1e-13
    )
    #expect(abs(rate(.call(.log, [x])) - 5.0 / 30) < 1e-15)
    #expect(abs(rate(.call(.hypot, [x, y])) - (30.0 * 5 + 40 * 7) / 50) < 1e-14)
    // The angle of (x, y), whose tangent is y / x.
    #expect(abs(rate(.call(.atan2, [y, x])) - (30.0 * -7 - -40 * 5) / 2500) < 1e-15)
    #expect(abs(rate(.call(.pow, [y, .number(3)])) - 3 * 1600 * -7) < 1e-10)
    let both = Expression(.binary(.divide, y, .number(20)))
    let power = (-2.0 * 5 / 30 - 0.35 * 3.4011973816621555) / 900
    #expect(abs(rate(.call(.pow, [x, both])) - power) < 1e-15)
  }

  /// Where a formula has no derivative, the value's own way on counts, or nothing.
  @Test func elementaryFunctionsAtTheirTips() {
    let (dx, dy) = (
      Expression(.binary(.subtract, x, .number(30))), Expression(.binary(.add, y, .number(40)))
    )
    #expect(abs(rate(.call(.hypot, [dx, dy])) - 8.602325267042627) < 1e-14)
    #expect(rate(.call(.atan2, [dx, dy])) == 0)
    #expect(rate(.call(.log, [dx])) == 0)
    #expect(rate(.call(.pow, [dx, .number(1)])) == 5)
    #expect(rate(.call(.pow, [dx, .number(0)])) == 0)
    #expect(rate(.call(.pow, [dx, .number(0.5)])) == 0)
    #expect(rate(.call(.pow, [.number(-2), .number(2)])) == 0)
  }

  /// f(x, d) = x c d / (x c + d), with both moving.
  @Test func rubber() {
    let dimension = Expression(.binary(.add, Expression(.symbol(.containerHeight)), x))
    func band(_ time: Double) -> Double {
      let pull = (30 + 5 * time) * 0.55
      let size = 830 + 5 * time
      return pull * size / (pull + size)
    }
    let expected = (band(1e-4) - band(-1e-4)) / 2e-4
    #expect(abs(rate(.call(.rubber, [x, dimension])) - expected) < 1e-7)
  }

  @Test func aClampStopsWhatLeadsBeyondIt() {
    #expect(rate(.clamp(x, lower: .number(0), upper: .number(100))) == 5)
    #expect(rate(.clamp(x, lower: .number(0), upper: .number(20))) == 0)
    // At the limit itself it depends on the way the hand goes.
    #expect(rate(.clamp(x, lower: nil, upper: .number(30))) == 0)
    #expect(rate(.clamp(x, lower: .number(30), upper: nil)) == 5)
    #expect(rate(.call(.abs, [.init(.binary(.add, y, .number(40)))])) == 7)
  }

  @Test func aChoiceMovesAsWhatIsChosen() {
    let condition = Expression(.binary(.greater, x, y))
    #expect(rate(.conditional(then: x, condition: condition, otherwise: y)) == 5)
  }

  @Test func whatIsUndefinedIsAtRest() {
    #expect(rate(.binary(.divide, x, .number(0))) == 0)
    #expect(rate(.call(.sqrt, [y])) == 0)
    #expect(rate(.call(.rubber, [x, .number(0)])) == 0)
  }

  @Test func aPropertysRateIsOfItsKind() {
    let list = Expression(.list([x, y, .number(100), .init(.binary(.multiply, x, .number(2)))]))
    #expect(
      list.rate(for: .frame, in: Hand()) == .rect(Rect(x: 5, y: -7, width: 0, height: 10))
    )
    let layer = Expression(.property(.frame, of: LayerPath("a/b")))
    #expect(layer.rate(for: .frame, in: Hand()) == .rect(Rect(x: 1, y: 2, width: 3, height: 4)))
    let shares = Expression(.list([.init(.percent(0.5)), .init(.percent(0.5))]))
    #expect(shares.rate(for: .center, in: Hand()) == .point(Point(x: 10, y: 30)))
    #expect(Expression(.percent(0.1)).rate(for: .y, in: Hand()) == .number(6))
    let value = Value.rect(Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(
      value.adding(.rect(Rect(x: 5, y: -7, width: 0, height: -10)))
        == .rect(Rect(x: 6, y: -5, width: 3, height: -6))
    )
    #expect(Value.number(1).adding(.number(2)) == .number(3))
    #expect(Value.radii(CornerRadii(1)).adding(.number(2)) == .radii(CornerRadii(3)))
    #expect(Value.boolean(true).adding(.number(2)) == .boolean(true))
  }
}
