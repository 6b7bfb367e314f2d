import SegueDocuments
import SegueModel

/// Keys that set two properties or more.
extension ValueReader {
  /// A size or a text style, and what its letters look like.
  mutating func font(_ field: Field, _ scope: Scope) -> [PropertyBinding] {
    guard let found = reading.substitution(field, "a size, as in '17' or '25 bold'") else { return [] }
    do throws(Finding) {
      return try FontReader.bindings(in: found.scalar, scope: scope.with(property: .fontSize).within(found))
    } catch {
      reading.report(PastedCode.finding(in: found.scalar) ?? error)
      return []
    }
  }

  /// A width and a colour, `2 black`.
  mutating func edge(_ field: Field, _ scope: Scope, width: PropertyName, color: PropertyName)
    -> [PropertyBinding]
  {
    guard let found = reading.substitution(field, "a width and a colour, as in '2 black'") else { return [] }
    let scalar = found.scalar
    let scope = scope.with(property: width).within(found)
    do throws(Finding) {
      var parser = try ExpressionParser(scalar, scope: scope)
      let first = try parser.argument()
      try Self.checkLiteral(first, of: width)
      guard parser.token.kind != .end else {
        throw Finding(
          "'\(field.name)' needs a colour behind its width",
          at: scalar.range,
          hint: "for example '2 black'"
        )
      }
      let second = try parser.expression(.color).expression
      try parser.expectEnd()
      return [PropertyBinding(width, first), PropertyBinding(color, second)]
    } catch {
      reading.report(PastedCode.finding(in: scalar) ?? error)
      return []
    }
  }

  mutating func shadow(_ field: Field, _ scope: Scope) -> [PropertyBinding] {
    var result: [PropertyBinding] = []
    let valid = ["radius", "x", "y", "opacity", "color"]
    let body = reading.fields(of: field.value, "{radius, x, y, opacity, color}", field.substitutions)
    for part in reading.known(body, among: valid, "a shadow").fields {
      guard let property = PropertyName(rawValue: "shadow.\(part.name)") else { continue }
      if let value = value(part, of: property, scope) { result.append(PropertyBinding(property, value)) }
    }
    return result
  }
}
