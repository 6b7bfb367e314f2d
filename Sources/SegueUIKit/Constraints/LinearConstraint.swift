/// A sum of variables with factors, and a number.
struct LinearExpression {
  var terms: [SolverSymbol: Double] = [:]
  var constant = 0.0

  static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var sum = left
    sum.constant += right.constant
    for (symbol, factor) in right.terms { sum.terms[symbol, default: 0] += factor }
    return sum
  }

  static func * (left: LinearExpression, factor: Double) -> LinearExpression {
    LinearExpression(terms: left.terms.mapValues { $0 * factor }, constant: left.constant * factor)
  }

  static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression { left + right * -1 }
}

/// What an expression has to be: equal to 0, or at most or at least 0.
struct LinearConstraint {
  /// How an expression relates to 0.
  enum Relation {
    case equal, atMost, atLeast
  }

  var expression: LinearExpression
  var relation: Relation
  /// From 1; 1000 must hold, and a higher one goes before all lower ones.
  var priority: Double

  /// What has to hold.
  static let required = 1000.0

  var isRequired: Bool { priority >= Self.required }
}

/// A constraint that the solver holds.
struct ConstraintHandle: Hashable {
  let number: Int
}

/// Constraints that must hold contradict each other.
struct UnsatisfiableConstraint: Error {}
