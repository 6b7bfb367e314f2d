import SegueGeometry
import SegueModel
import SegueStage
import Testing

/// A place of evaluation with numbers that a test can recognise.
private struct Place: EvaluationEnvironment {
  let faults = Faults()
  var isDark = false
  var textSize = TextSize.large
  let parentSize = Size(width: 200, height: 800)

  func value(of symbol: Expression.Symbol) -> Value { symbol == .containerWidth ? .number(400) : .number(7) }
  func value(ofLocal name: String) -> Value? { name == "s" ? .number(0.5) : nil }
  func value(of property: PropertyName, at path: LayerPath) -> Value {
    property == .frame ? .rect(Rect(x: 1, y: 2, width: 3, height: 4)) : .number(11)
  }
  func randomUnit(draw: Int) -> Double { 0.25 }
  func report(_ fault: EvaluationFault) { faults.all.append(fault) }
}

private final class Faults {
  var all: [EvaluationFault] = []
}

@Suite struct EvaluationTests {
  private func number(_ node: Expression.Node) -> Double { Expression(node).number(in: Place()) }

  @Test(arguments: [
    (Expression.BinaryOperator.add, 7.5), (.subtract, 6.5), (.multiply, 3.5), (.divide, 14), (.remainder, 0),
  ])
  func arithmetic(_ operation: Expression.BinaryOperator, _ expected: Double) {
    #expect(number(.binary(operation, .number(7), .number(0.5))) == expected)
  }

  @Test(arguments: [
    (Expression.Function.sin, [Double.pi / 6], 0.5), (.cos, [Double.pi / 3], 0.5),
    (.atan2, [1, -1], 3 * Double.pi / 4), (.pow, [2, -3], 0.125), (.pow, [-3, 3], -27), (.hypot, [-3, 4], 5),
    (.exp, [1], 2.718281828459045), (.log, [2.718281828459045], 1), (.sqrt, [2.25], 1.5),
  ])
  func functions(_ function: Expression.Function, _ arguments: [Double], _ expected: Double) {
    #expect(abs(number(.call(function, arguments.map { .number($0) })) - expected) < 1e-13)
  }

  @Test(arguments: [
    (Expression.BinaryOperator.less, false), (.lessOrEqual, true), (.greater, false), (.greaterOrEqual, true),
    (.equal, true), (.notEqual, false),
  ])
  func comparisonOfEquals(_ operation: Expression.BinaryOperator, _ expected: Bool) {
    #expect(Expression(.binary(operation, .number(2), .number(2))).boolean(in: Place()) == expected)
  }

  @Test func logic() {
    let isTrue = Expression(.boolean(true))
    let isFalse = Expression(.boolean(false))
    #expect(!Expression(.binary(.and, isFalse, isTrue)).boolean(in: Place()))
    #expect(Expression(.binary(.or, isFalse, isTrue)).boolean(in: Place()))
    #expect(Expression(.unary(.not, isFalse)).boolean(in: Place()))
  }

  @Test(arguments: [
    (Expression.Node.binary(.divide, .number(1), .number(0)), 0.0),
    (.binary(.divide, .number(0), .number(0)), 0), (.call(.sqrt, [.number(-1)]), 0),
    (.call(.log, [.number(0)]), 0), (.call(.log, [.number(-1)]), 0), (.call(.exp, [.number(1e3)]), 0),
    (.call(.pow, [.number(-8), .number(0.5)]), 0), (.call(.pow, [.number(0), .number(-1)]), 0),
    (.call(.pow, [.number(10), .number(12)]), 1e9),
    (.binary(.multiply, .number(1e308), .number(10)), 0), (.binary(.remainder, .number(5), .number(0)), 0),
    (.binary(.multiply, .number(1e8), .number(1e8)), 1e9),
    (.binary(.multiply, .number(1e8), .number(-1e8)), -1e9),
    (.unary(.minus, .number(2e9)), -1e9), (.call(.max, [.number(3e9), .number(1)]), 1e9),
  ])
  func whatCannotBeUsedIsReportedWithItsPlace(_ node: Expression.Node, _ used: Double) {
    let source = SourceRange(lower: 3, upper: 9)
    let expression = Expression(node, source: source)
    // Every way to evaluate it: alone, for a property, as a part of a list and of a transform.
    let ways: [(Place) -> Double] = [
      { expression.number(in: $0) },
      { expression.evaluate(in: $0).number },
      { expression.evaluate(for: .opacity, in: $0).number },
      {
        guard
          case .point(let point) = Expression(.list([.number(1), expression])).evaluate(for: .center, in: $0)
        else { return .nan }
        return point.y
      },
      {
        let move = Expression.TransformOperation.translate(x: expression, y: .number(0), z: nil)
        guard case .transform(let matrix) = Expression(.transform([move])).evaluate(in: $0) else {
          return .nan
        }
        return matrix.m41
      },
    ]
    for way in ways {
      let place = Place()
      #expect(way(place) == used)
      #expect(place.faults.all.contains { $0.source == source })
      #expect(place.faults.all.allSatisfy { !($0.value.magnitude <= EvaluationFault.limit) })
    }
  }

  @Test func whatComesOutWithinBoundsMayGoBeyondOnTheWay() {
    let place = Place()
    let large = Expression(.binary(.multiply, .number(1e9), .number(1e5)))
    #expect(Expression(.binary(.divide, large, .number(1e6))).number(in: place) == 1e8)
    #expect(place.faults.all.isEmpty)
  }

  @Test func undefinedArithmeticComesToNothing() {
    #expect(number(.binary(.divide, .number(1), .number(0))) == 0)
    #expect(number(.call(.sqrt, [.number(-1)])) == 0)
    #expect(number(.binary(.multiply, .number(1e308), .number(10))) == 0)
    #expect(number(.binary(.remainder, .number(5), .number(0))) == 0)
  }

  @Test func aClampMayBeOpen() {
    let value = Expression.number(12)
    #expect(number(.clamp(value, lower: .number(0), upper: .number(10))) == 10)
    #expect(number(.clamp(value, lower: nil, upper: .number(0))) == 0)
    #expect(number(.clamp(value, lower: .number(20), upper: nil)) == 20)
  }

  @Test func aConditionChooses() {
    let wide = Expression(.binary(.greater, Expression(.symbol(.containerWidth)), .number(100)))
    #expect(number(.conditional(then: .number(1), condition: wide, otherwise: .number(2))) == 1)
  }

  @Test func functions() {
    #expect(number(.call(.abs, [.number(-3)])) == 3)
    #expect(number(.call(.floor, [.number(-1.5)])) == -2)
    #expect(number(.call(.ceil, [.number(-1.5)])) == -1)
    #expect(number(.call(.min, [.number(3), .number(2)])) == 2)
    #expect(number(.call(.max, [.number(3), .number(2)])) == 3)
    #expect(number(.call(.random, [.number(-1), .number(1)])) == -0.5)
    // f = d (1 − 1/(c x/d + 1)), c = .55.
    #expect(abs(number(.call(.rubber, [.number(100), .number(960)])) - 52.02) < 0.01)
  }

  @Test func percentagesAreOfThePropertysOwnAxis() {
    let half = Expression(.percent(0.5))
    #expect(half.evaluate(for: .width, in: Place()) == .number(100))
    #expect(half.evaluate(for: .y, in: Place()) == .number(400))
    let frame = Expression(.list([half, half, half, half]))
    #expect(frame.evaluate(for: .frame, in: Place()) == .rect(Rect(x: 100, y: 400, width: 100, height: 400)))
  }

  @Test func aListIsWhatThePropertyWants() {
    let four = Expression(.list([.number(1), .number(2), .number(3), .number(4)]))
    let radii = CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)
    #expect(four.evaluate(for: .radius, in: Place()) == .radii(radii))
    let two = Expression(.list([.number(1), .number(2)]))
    #expect(two.evaluate(for: .anchor, in: Place()) == .point(Point(x: 1, y: 2)))
  }

  @Test func operationsOfATransformApplyLeftToRight() {
    let steps: [Expression.TransformOperation] = [
      .translate(x: .number(0), y: .number(-10), z: nil), .scale(x: .number(150), y: .number(150)),
    ]
    guard case .transform(let matrix) = Expression(.transform(steps)).evaluate(in: Place()) else {
      Issue.record("no transform")
      return
    }
    #expect(matrix.m42 == -1500)
    #expect(matrix.m11 == 150)
  }

  @Test func coloursFollowTheAppearance() {
    let pair = Expression(.color(.init(light: .white, dark: .black)))
    #expect(pair.evaluate(in: Place()) == .color(.white))
    #expect(pair.evaluate(in: Place(isDark: true)) == .color(.black))
  }

  @Test func whatAnExpressionReadsIsKnown() {
    let offset = Expression(.property(.offsetY, of: LayerPath("parent")))
    let sum = Expression(.binary(.add, .number(1), offset))
    #expect(sum.readsOffset)
    #expect(sum.readsLayers)
    #expect(!Expression(.property(.frame, of: LayerPath("home/a"))).readsOffset)
    #expect(!Expression.number(1).readsLayers)
  }

  @Test func valuesBlendWithTheirKind() {
    #expect(Value.number(1).interpolated(to: .number(3), fraction: 0.5) == .number(2))
    #expect(Value.number(4).interpolated(to: .radii(CornerRadii(8)), fraction: 0.5) == .radii(CornerRadii(6)))
    #expect(Value.text("a").interpolated(to: .text("b"), fraction: 0.9) == .text("a"))
    #expect(Value.text("a").interpolated(to: .text("b"), fraction: 1) == .text("b"))
  }
}
