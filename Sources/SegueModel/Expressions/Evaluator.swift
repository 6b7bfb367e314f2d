import SegueGeometry
import SegueMotion
import SegueStage

/// Evaluates expressions in an environment.
///
/// A checked scene never mixes types, so evaluation cannot fail. A result that is undefined (a division by
/// zero, the root of a negative number) or too large is reported to the environment and replaced.
struct Evaluator<Environment: EvaluationEnvironment> {
  let environment: Environment
  /// The whole value, of which the expressions evaluated are parts.
  let root: Expression
  var axis = PercentAxis.horizontal
  /// The number of a compound value that is being evaluated; a name with a compound value means that number.
  var component: Int?

  /// A number for further arithmetic: finite.
  func number(_ expression: Expression) -> Double {
    let number = evaluate(expression).number
    return number.isFinite ? number : substitute(for: number, from: expression)
  }

  /// A number as a final result: within `EvaluationFault.limit`.
  func result(_ expression: Expression) -> Double {
    let number = evaluate(expression).number
    return EvaluationFault.isUsable(number) ? number : substitute(for: number, from: expression)
  }

  func result(_ expression: Expression, along axis: PercentAxis) -> Double {
    Evaluator(environment: environment, root: root, axis: axis, component: component).result(expression)
  }

  /// A value as a final result; a number is within `EvaluationFault.limit`.
  func value(_ expression: Expression) -> Value {
    let value = evaluate(expression)
    guard case .number(let number) = value, !EvaluationFault.isUsable(number) else { return value }
    return .number(substitute(for: number, from: expression))
  }

  private func substitute(for number: Double, from expression: Expression) -> Double {
    environment.report(EvaluationFault(source: expression.source, value: number))
    return EvaluationFault.substitute(for: number)
  }

  func boolean(_ expression: Expression) -> Bool { evaluate(expression).boolean }

  func evaluate(_ expression: Expression) -> Value {
    switch expression.node {
    case .number(let value): .number(value)
    case .percent(let fraction): .number(fraction * percentBase)
    case .boolean(let value): .boolean(value)
    case .text(let text): .text(text)
    case .color(let pair): .color(pair.resolved(isDark: environment.isDark))
    case .gradient(let direction, let colors, let locations):
      .gradient(gradient(direction, colors, locations))
    case .image(let image): .image(image)
    case .path(let path): .path(path)
    case .transform(let operations): .transform(matrix(operations))
    case .list(let items): list(items, as: .rect)
    case .symbol(let symbol): part(of: environment.value(of: symbol))
    case .fontSize(let style): .number(style.points(at: environment.textSize))
    case .local(let name): environment.value(ofLocal: name) ?? .number(0)
    case .property(let property, let path): part(of: environment.value(of: property, at: path))
    case .unary(.minus, let operand): .number(-number(operand))
    case .unary(.not, let operand): .boolean(!boolean(operand))
    case .binary(let operation, let left, let right): apply(operation, left, right)
    case .conditional(let then, let condition, let otherwise):
      evaluate(boolean(condition) ? then : otherwise)
    case .clamp(let value, let lower, let upper): .number(clamp(value, lower, upper))
    case .call(let function, let arguments): .number(call(function, arguments, of: expression))
    }
  }

  /// The value of an expression that a property is set to.
  func value(_ expression: Expression, for property: PropertyName) -> Value {
    switch expression.node {
    case .list(let items): return list(items, as: property.kind)
    case .conditional(let then, let condition, let otherwise):
      return value(boolean(condition) ? then : otherwise, for: property)
    default:
      guard let count = partCount(expression, of: property) else { return value(expression) }
      return Value(numbers: (0..<count).map { of(component: $0).result(expression) }, as: property.kind)
    }
  }

  /// How many numbers one formula gives, as `radius: here + 4` does if the corners differ; nil for one value.
  func partCount(_ expression: Expression, of property: PropertyName) -> Int? {
    guard property == .radius || property == .scale else { return nil }
    let isCompound = expression.contains { node in
      switch node {
      case .symbol(let symbol): environment.value(of: symbol).isCompound
      case .property(let property, let path): environment.value(of: property, at: path).isCompound
      default: false
      }
    }
    return isCompound ? property.numberCount : nil
  }

  /// The evaluator of one number of a list; percentages refer to the axes in turn, as in x, y, width, height.
  func of(component: Int) -> Evaluator {
    let axis: PercentAxis = component % 2 == 0 ? .horizontal : .vertical
    return Evaluator(environment: environment, root: root, axis: axis, component: component)
  }

  private func list(_ items: [Expression], as kind: PropertyName.Kind) -> Value {
    Value(numbers: items.enumerated().map { of(component: $0).result($1) }, as: kind)
  }

  private func part(of value: Value) -> Value {
    component.map { .number(value.component($0)) } ?? value
  }

  private var percentBase: Double {
    axis == .horizontal ? environment.parentSize.width : environment.parentSize.height
  }

  private func clamp(_ value: Expression, _ lower: Expression?, _ upper: Expression?) -> Double {
    min(max(number(value), lower.map(number) ?? -.infinity), upper.map(number) ?? .infinity)
  }

  private func gradient(
    _ direction: Expression.GradientKindName,
    _ colors: [Expression.AdaptiveColor],
    _ locations: [Double]
  ) -> Gradient {
    let last = Double(max(colors.count - 1, 1))
    let stops = colors.enumerated().map { index, color in
      Gradient.Stop(
        color: color.resolved(isDark: environment.isDark),
        location: index < locations.count ? locations[index] : Double(index) / last
      )
    }
    return Gradient(kind: direction.kind, stops: stops)
  }

  /// Operations apply from left to right: `translate 0 -10 scale 150` is `concat(translate, scale)`.
  private func matrix(_ operations: [Expression.TransformOperation]) -> Transform3D {
    operations.reduce(.identity) { $0.concatenating(matrix($1)) }
  }

  private func matrix(_ operation: Expression.TransformOperation) -> Transform3D {
    switch operation {
    case .translate(let x, let y, let z):
      .translation(
        x: result(x, along: .horizontal),
        y: result(y, along: .vertical),
        z: z.map(result) ?? 0
      )
    case .scale(let x, let y): .scale(x: result(x), y: result(y))
    case .rotateX(let angle): .rotationX(radians: result(angle))
    case .rotateY(let angle): .rotationY(radians: result(angle))
    case .rotateZ(let angle): .rotationZ(radians: result(angle))
    case .perspective(let m34): .perspective(m34: result(m34))
    }
  }

  private func apply(_ operation: Expression.BinaryOperator, _ left: Expression, _ right: Expression) -> Value
  {
    switch operation {
    case .and: .boolean(boolean(left) && boolean(right))
    case .or: .boolean(boolean(left) || boolean(right))
    case .equal: .boolean(evaluate(left) == evaluate(right))
    case .notEqual: .boolean(evaluate(left) != evaluate(right))
    case .less: .boolean(number(left) < number(right))
    case .lessOrEqual: .boolean(number(left) <= number(right))
    case .greater: .boolean(number(left) > number(right))
    case .greaterOrEqual: .boolean(number(left) >= number(right))
    case .add: .number(number(left) + number(right))
    case .subtract: .number(number(left) - number(right))
    case .multiply: .number(number(left) * number(right))
    case .divide: .number(number(left) / number(right))
    case .remainder: .number(number(left).truncatingRemainder(dividingBy: number(right)))
    }
  }

  /// The random number in 0..<1 that a call in the value draws.
  func randomUnit(of call: Expression) -> Double { environment.randomUnit(draw: root.draws(before: call)) }

  private func call(
    _ function: Expression.Function,
    _ arguments: [Expression],
    of expression: Expression
  ) -> Double {
    let values = arguments.map(number)
    let first = values.first ?? 0
    let second = values.count > 1 ? values[1] : 0
    switch function {
    case .random: return first + (second - first) * randomUnit(of: expression)
    case .rubber: return RubberBand(dimension: second).result(for: first)
    default: return function.value(of: values) ?? 0
    }
  }
}

extension Expression.AdaptiveColor {
  fileprivate func resolved(isDark: Bool) -> Color { isDark ? dark : light }
}

extension Expression.GradientKindName {
  /// The gradient's geometry in fractions of the bounds.
  fileprivate var kind: Gradient.Kind {
    let middle = 0.5
    return switch self {
    case .down: .linear(start: Point(x: middle, y: 0), end: Point(x: middle, y: 1))
    case .up: .linear(start: Point(x: middle, y: 1), end: Point(x: middle, y: 0))
    case .right: .linear(start: Point(x: 0, y: middle), end: Point(x: 1, y: middle))
    case .left: .linear(start: Point(x: 1, y: middle), end: Point(x: 0, y: middle))
    case .downRight: .linear(start: Point(x: 0, y: 0), end: Point(x: 1, y: 1))
    case .downLeft: .linear(start: Point(x: 1, y: 0), end: Point(x: 0, y: 1))
    case .radial:
      .radial(center: Point(x: middle, y: middle), radius: Size(width: middle, height: middle))
    }
  }
}
