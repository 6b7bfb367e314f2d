/// Expressions that a scene's words stand for, written as formulas.
extension Expression {
  /// `W`, in points.
  public static let containerWidth = Expression(.symbol(.containerWidth))
  /// `H`, in points.
  public static let containerHeight = Expression(.symbol(.containerHeight))

  /// The sum.
  public static func + (one: Expression, other: Expression) -> Expression {
    Expression(.binary(.add, one, other), source: one.source)
  }

  /// The difference.
  public static func - (one: Expression, other: Expression) -> Expression {
    Expression(.binary(.subtract, one, other), source: one.source)
  }

  /// The product.
  public static func * (one: Expression, other: Expression) -> Expression {
    Expression(.binary(.multiply, one, other), source: one.source)
  }

  /// The quotient.
  public static func / (one: Expression, other: Expression) -> Expression {
    Expression(.binary(.divide, one, other), source: one.source)
  }

  /// Whether the one is less than the other.
  public static func < (one: Expression, other: Expression) -> Expression {
    Expression(.binary(.less, one, other))
  }

  /// Whether the one is at most the other.
  public static func <= (one: Expression, other: Expression) -> Expression {
    Expression(.binary(.lessOrEqual, one, other))
  }

  /// The lesser of two numbers.
  public static func minimum(_ one: Expression, _ other: Expression) -> Expression {
    Expression(.call(.min, [one, other]))
  }

  /// The greater of two numbers.
  public static func maximum(_ one: Expression, _ other: Expression) -> Expression {
    Expression(.call(.max, [one, other]))
  }

  /// One value or another.
  public static func choice(
    _ value: Expression,
    if condition: Expression,
    else otherwise: Expression
  ) -> Expression {
    Expression(.conditional(then: value, condition: condition, otherwise: otherwise))
  }
}
