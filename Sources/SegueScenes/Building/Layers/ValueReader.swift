import SegueDocuments
import SegueGeometry
import SegueModel

/// Reads the values of layers' properties.
struct ValueReader: OverDefinitions {
  var definitions = DefinitionReader()
  var pictures: PictureLibrary
  /// Of all values so far.
  var weight = 0
  private var hasReportedWeight = false

  init(pictures: PictureLibrary) {
    self.pictures = pictures
  }

  /// Whether no further value is read.
  var isOverweight: Bool { weight > SceneLimits.weight }

  /// The properties that a key sets; nil if it is not a property.
  mutating func bindings(_ field: Field, _ scope: Scope, deal: Int? = nil) -> [PropertyBinding]? {
    switch field.name {
    case "font": return font(field, scope)
    case "border": return edge(field, scope, width: .borderWidth, color: .borderColor)
    case "stroke": return edge(field, scope, width: .strokeWidth, color: .strokeColor)
    case "shadow": return shadow(field, scope)
    default:
      guard let property = PropertyName(rawValue: field.name) else { return nil }
      return value(field, of: property, scope, deal: deal).map { [PropertyBinding(property, $0)] } ?? []
    }
  }

  /// Values by path.
  mutating func assignments(_ field: Field, _ scope: Scope) -> [LayerAssignment] {
    reading.fields(of: field.value, "paths and their values", field.substitutions).compactMap { entry in
      guard let path = reading.path(entry.key) else { return nil }
      let count = reading.reportCount
      let body = reading.fields(of: entry.value, "{property: value}", entry.substitutions)
      let values = reading.known(body, among: SceneKeys.properties, "a layer's value").fields
        .flatMap { bindings($0, scope) ?? [] }
      if body.isEmpty, reading.reportCount == count { reading.report(DocumentReading.nothing(in: entry)) }
      return LayerAssignment(path: path, values: values.inSettingOrder)
    }
  }

  /// Takes room for a value, if the scene has any left; reports once if it has none.
  private mutating func admit(_ value: Expression, at range: SourceRange) -> Bool {
    weight += value.weight
    guard isOverweight else { return true }
    if !hasReportedWeight {
      hasReportedWeight = true
      reading.report(
        Finding(
          "the values of all layers are more than \(SceneLimits.weight) numbers, operators and points of paths",
          at: range,
          hint: "'repeat' counts each copy, and a token each place where it stands"
        )
      )
    }
    return false
  }

  /// One value, checked against its property.
  mutating func value(_ field: Field, of property: PropertyName, _ scope: Scope, deal: Int? = nil)
    -> Expression?
  {
    var scope = scope.with(property: property)
    scope.substitutions = field.substitutions
    do throws(Finding) {
      let value = try value(field.value, key: field.key, of: property, scope, deal: deal)
      try Self.checkLiteral(value, of: property)
      return admit(value, at: field.key.range) ? value : nil
    } catch {
      reading.unread.properties.insert(property)
      reading.report(error)
      return nil
    }
  }

  private mutating func value(
    _ node: YAMLNode,
    key: YAMLScalar,
    of property: PropertyName,
    _ scope: Scope,
    deal: Int?
  ) throws(Finding) -> Expression {
    let type = ValueType(property.kind)
    switch node {
    case .mapping(let entries, let range):
      let hint = Self.way(in: entries) ?? type.example
      throw Finding("expected \(type.noun), found a mapping", at: range, hint: hint)
    case .sequence(let items, let range):
      if [.image, .text, .fill].contains(property) {
        guard let deal, !items.isEmpty else {
          throw Finding("a list of values is dealt out to the copies of a 'repeat'", at: range)
        }
        return try value(items[deal % items.count], key: key, of: property, scope, deal: nil)
      }
      return try list(items, range, of: property, scope)
    case .scalar(let scalar):
      guard !scalar.text.isEmpty || scalar.isQuoted else {
        throw Finding("'\(key.text)' needs \(type.noun)", at: key.range, hint: type.example)
      }
      return try single(scalar, of: property, scope)
    }
  }

  /// `{from: H, to: rest}` as the language has it.
  private static func way(in entries: [YAMLEntry]) -> String? {
    func end(_ name: String) -> String? {
      guard case .scalar(let scalar)? = entries.first(where: { $0.key.text == name })?.value else {
        return nil
      }
      return TextSanitizer.visible(scalar.text)
    }
    guard let to = end("to") else { return nil }
    return "from one value to another: write \(end("from") ?? "here") -> \(to)"
  }

  private mutating func single(_ scalar: YAMLScalar, of property: PropertyName, _ scope: Scope)
    throws(Finding)
    -> Expression
  {
    switch property.kind {
    case .text: return try text(scalar, scope)
    case .image: return try image(scalar, scope)
    case .path: return try pathData(scalar, scope)
    case .word(let words): return try word(scalar, of: property, words, scope)
    default: return try ExpressionParser.value(scalar, as: ValueType(property.kind), scope: scope)
    }
  }

  /// A point, a rectangle or four radii.
  private func list(_ items: [YAMLNode], _ range: SourceRange, of property: PropertyName, _ scope: Scope)
    throws(Finding) -> Expression
  {
    let type = ValueType(property.kind)
    let count = property.numberCount
    guard count > 1 else {
      let ends = items.compactMap { if case .scalar(let scalar) = $0 { scalar.text } else { nil } }
      let isWay =
        (scope.place == .track || scope.place == .scrub) && ends.count > 1 && ends.count == items.count
      let way = isWay ? "from one value to another: write \(ends.joined(separator: " -> "))" : nil
      throw Finding(
        "expected \(type.noun), found a list",
        at: range,
        hint: way.map(TextSanitizer.visible) ?? type.example
      )
    }
    var values: [Expression] = []
    for item in items {
      guard case .scalar(let scalar) = item else {
        throw Finding("expected a number, found \(item.noun)", at: item.range)
      }
      values.append(try ExpressionParser.value(scalar, as: .number, scope: scope.ofComponent))
    }
    guard values.count == count else {
      throw Finding(
        "'\(property.rawValue)' takes \(count) numbers, found \(values.count)",
        at: range,
        hint: type.example
      )
    }
    let end = values.last?.source.upper ?? range.upper
    return Expression(
      .list(values),
      source: SourceRange(lower: range.lower, upper: max(range.upper, end + 1))
    )
  }
}
