import SegueDocuments
import SegueGeometry
import SegueModel

/// Numbers, durations, conditions and curves.
extension DocumentReading {
  /// A number; negative ones are refused unless `allowsNegative`.
  mutating func number(_ field: Field, _ scope: Scope, allowsNegative: Bool = true) -> Expression? {
    guard let value = expression(field, as: .number, scope) else { return nil }
    if !allowsNegative, let number = value.constant, number < 0 {
      report(
        Finding(
          "'\(field.name)' cannot be negative",
          at: value.source,
          hint: Self.nonnegative[field.name]
        )
      )
      return nil
    }
    return value
  }

  /// What to write in place of a negative number, by the key.
  private static let nonnegative = [
    "duration": "0 means no animation", "stagger": lastFirst, "each": lastFirst, "total": lastFirst,
    "from": "layers count from 0; the last one is 'last'",
  ]
  private static let lastFirst = "to begin with the last layer write 'stagger: {each: 0.1, from: last}'"

  /// Seconds, at least 0.
  mutating func seconds(_ field: Field, _ scope: Scope) -> Expression? {
    guard let value = number(field, scope, allowsNegative: false) else { return nil }
    guard let seconds = value.constant, seconds > 60 else { return value }
    let isRefused = seconds > 600
    report(
      Finding(
        "'\(field.name)' is longer than \(isRefused ? "ten minutes" : "a minute")",
        at: value.source,
        hint: "times are in seconds: \(seconds.shortest) ms is \((seconds / 1000).shortest)",
        severity: isRefused ? .error : .warning
      )
    )
    return isRefused ? nil : value
  }

  mutating func expression(_ field: Field, as type: ValueType, _ scope: Scope) -> Expression? {
    guard case .scalar(let scalar) = field.value else {
      report(
        Finding("expected \(type.noun), found \(field.value.noun)", at: field.value.range, hint: type.example)
      )
      return nil
    }
    guard !scalar.text.isEmpty else {
      report(Finding("'\(field.name)' needs \(type.noun)", at: field.key.range, hint: type.example))
      return nil
    }
    var scope = scope
    scope.substitutions = field.substitutions
    do throws(Finding) {
      return try ExpressionParser.value(scalar, as: type, scope: scope)
    } catch {
      report(error)
      return nil
    }
  }

  mutating func ease(_ field: Field, _ scope: Scope) -> Ease? {
    guard let found = substitution(field, "a curve") else { return nil }
    do throws(Finding) {
      return try ExpressionParser.ease(found.scalar, scope: scope.within(found))
    } catch {
      report(error)
      return nil
    }
  }

  /// A plain number that is needed while the file is read.
  mutating func literal(
    _ field: Field,
    _ wanted: String,
    in range: ClosedRange<Double>,
    isWhole: Bool = false
  ) -> Double? {
    guard let scalar = scalar(field, wanted) else { return nil }
    do throws(Finding) {
      let scope = Scope(.literal, substitutions: field.substitutions)
      let value = try ExpressionParser.value(scalar, as: .number, scope: scope)
      guard case .number(let number) = value.node, range.contains(number),
        !isWhole || number == number.rounded()
      else {
        throw Finding("expected \(wanted)", at: scalar.range)
      }
      return number
    } catch {
      report(error)
      return nil
    }
  }

  /// A spring that times itself leaves nothing for a duration to say.
  mutating func checkDuration(_ body: [Field], ease: Ease?) {
    guard let duration = body.first(where: { $0.name == "duration" }), ease?.timesItself == true else {
      return
    }
    report(
      Finding(
        "'duration' beside a spring that times itself",
        at: duration.key.range,
        hint: "spring(ratio .7) fits a duration"
      )
    )
  }
}
