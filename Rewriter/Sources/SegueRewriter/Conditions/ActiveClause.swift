import SwiftSyntax

/// A clause of `#if` that may be compiled, with the condition that generated code about it needs.
struct ActiveClause {
  var clause: IfConfigClauseSyntax
  /// The condition under which the clause is compiled; nil if it always is.
  var condition: String?

  /// The clauses of `#if … #elseif … #else … #endif` that are not known to be left out.
  static func all(of block: IfConfigDeclSyntax) -> [ActiveClause] {
    var earlier: [String] = []
    var result: [ActiveClause] = []
    for clause in block.clauses {
      guard let expression = clause.condition else {
        result.append(ActiveClause(clause: clause, condition: joined(earlier)))
        break
      }
      let condition = Condition(expression)
      guard condition.truth != .no else { continue }
      let text = "(\(rewritten(expression, by: condition)))"
      if condition.truth == .yes {
        result.append(ActiveClause(clause: clause, condition: joined(earlier)))
        break
      }
      result.append(ActiveClause(clause: clause, condition: joined(earlier + [text])))
      earlier.append("!\(text)")
    }
    return result
  }

  private static func joined(_ conditions: [String]) -> String? {
    conditions.isEmpty ? nil : conditions.joined(separator: " && ")
  }

  private static func rewritten(_ expression: ExprSyntax, by condition: Condition) -> String {
    let start = expression.positionAfterSkippingLeadingTrivia.utf8Offset
    var edits = TextEdits()
    for (range, isTrue) in condition.replacements {
      edits.replace(range.lowerBound - start..<range.upperBound - start, with: isTrue ? "true" : "false")
    }
    return edits.applied(to: Array(expression.trimmedDescription.utf8))
  }
}
