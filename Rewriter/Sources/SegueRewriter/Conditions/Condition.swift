import SwiftSyntax

/// A condition of `#if`, read for an app on an iPhone's simulator: `os(iOS)` holds on every system that runs Segue.
struct Condition {
  /// The calls that mean something else here than on the system that compiles, with what they are here.
  private(set) var replacements: [(range: Range<Int>, isTrue: Bool)] = []
  private(set) var truth = Truth.unknown

  init(_ expression: ExprSyntax) { truth = read(expression) }

  private mutating func read(_ expression: ExprSyntax) -> Truth {
    if let literal = expression.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.tokenKind == .keyword(.true) ? .yes : .no
    }
    if let prefix = expression.as(PrefixOperatorExprSyntax.self) {
      let truth = read(prefix.expression)
      return prefix.operator.text == "!" ? !truth : .unknown
    }
    if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first,
      tuple.elements.count == 1
    {
      return read(only.expression)
    }
    if let sequence = expression.as(SequenceExprSyntax.self) { return read(sequence) }
    if let infix = expression.as(InfixOperatorExprSyntax.self) {
      let (left, right) = (read(infix.leftOperand), read(infix.rightOperand))
      return infix.operator.trimmedDescription == "&&" ? left.and(right) : left.or(right)
    }
    if let call = expression.as(FunctionCallExprSyntax.self) { return read(call) }
    return .unknown
  }

  /// Operands with `&&` and `||` between them, the first of which binds more tightly.
  private mutating func read(_ sequence: SequenceExprSyntax) -> Truth {
    var alternatives: [Truth] = []
    var current = Truth.yes
    for element in sequence.elements {
      if let sign = element.as(BinaryOperatorExprSyntax.self) {
        guard sign.operator.text == "||" else { continue }
        alternatives.append(current)
        current = .yes
      } else {
        current = current.and(read(element))
      }
    }
    return alternatives.reduce(current) { $0.or($1) }
  }

  private mutating func read(_ call: FunctionCallExprSyntax) -> Truth {
    guard let argument = call.arguments.first?.expression.trimmedDescription else { return .unknown }
    let name = call.calledExpression.trimmedDescription
    // Not replaced: the compiler knows its own version.
    if name == "swift" { return Self.hasLanguage(argument) }
    let value: Truth =
      switch name {
      case "os": argument == "iOS" ? .yes : .no
      case "targetEnvironment": argument == "simulator" ? .yes : .no
      case "canImport": Self.canImport(argument)
      default: .unknown
      }
    if value != .unknown { replacements.append((ParsedFile.range(of: call), value == .yes)) }
    return value
  }

  private static func canImport(_ module: String) -> Truth {
    let name = String(module.prefix { $0 != "." })
    if AppleModules.provided.contains(name) { return .yes }
    return AppleModules.missing.union(AppleModules.partial).contains(name) ? .no : .unknown
  }

  /// Programs are compiled in Swift 5's mode, by a compiler that has all of it.
  private static func hasLanguage(_ requirement: String) -> Truth {
    let sign = requirement.prefix { "<>=".contains($0) }
    guard let major = Int(requirement.dropFirst(sign.count).prefix { $0.isNumber }) else { return .unknown }
    let isOld = major <= 5
    switch sign {
    case ">=": return isOld ? .yes : .no
    case "<": return isOld ? .no : .yes
    default: return .unknown
    }
  }
}
