import SegueDocuments
import SegueGeometry
import SegueModel
import SegueStage

/// Texts, pictures, paths and words, and which literals a layer cannot mean.
extension ValueReader {
  /// A string, `lorem(60)`, or another layer's text.
  func text(_ scalar: YAMLScalar, _ scope: Scope) throws(Finding) -> Expression {
    let found = try reading.resolved(scalar, scope.substitutions)
    let (scalar, scope) = (found.scalar, scope.within(found))
    if !scalar.isQuoted {
      if let value = try reference(scalar, of: .text, scope) { return value }
      if scalar.text.hasPrefix("lorem(") { return try lorem(scalar, scope) }
    }
    guard !scalar.isJoined else { throw DocumentReading.needsQuotes(scalar) }
    guard scalar.text.count <= SceneLimits.textLength else {
      throw Finding("the text is longer than \(SceneLimits.textLength) characters", at: scalar.range)
    }
    return Expression(.text(TextSanitizer.displayed(scalar.text)), source: scalar.range)
  }

  private func lorem(_ scalar: YAMLScalar, _ scope: Scope) throws(Finding) -> Expression {
    var parser = try ExpressionParser(scalar, scope: scope.with(property: nil))
    parser.index += 1
    try parser.expect(mark: "(")
    let count = try parser.argument()
    try parser.expect(mark: ")")
    try parser.expectEnd()
    guard case .number(let words) = count.node, words >= 1, words <= Double(SceneLimits.loremWords) else {
      throw Finding("'lorem' takes a number of words, from 1 to \(SceneLimits.loremWords)", at: scalar.range)
    }
    return Expression(.text(Lorem.words(Int(clamping: words))), source: scalar.range)
  }

  /// A bundled picture, a file beside the scene, or another layer's picture.
  mutating func image(_ scalar: YAMLScalar, _ scope: Scope) throws(Finding) -> Expression {
    let found = try reading.resolved(scalar, scope.substitutions)
    let (scalar, scope) = (found.scalar, scope.within(found))
    if !scalar.isQuoted, let value = try reference(scalar, of: .image, scope) { return value }
    return Expression(.image(try pictures.picture(scalar)), source: scalar.range)
  }

  func pathData(_ scalar: YAMLScalar, _ scope: Scope) throws(Finding) -> Expression {
    let found = try reading.resolved(scalar, scope.substitutions)
    let (scalar, scope) = (found.scalar, scope.within(found))
    if let value = try reference(scalar, of: .path, scope) { return value }
    return Expression(.path(try PathDataParser.path(scalar)), source: scalar.range)
  }

  func word(_ scalar: YAMLScalar, of property: PropertyName, _ words: [String], _ scope: Scope)
    throws(Finding)
    -> Expression
  {
    let found = try reading.resolved(scalar, scope.substitutions)
    let (scalar, scope) = (found.scalar, scope.within(found))
    if let value = try reference(scalar, of: property, scope) { return value }
    guard words.contains(scalar.text) else {
      throw DocumentReading.unknownWord(scalar, key: property.rawValue, words)
    }
    return Expression(.text(scalar.text), source: scalar.range)
  }

  /// `path.property`, or `here` and `rest`; nil if the text is meant literally.
  private func reference(_ scalar: YAMLScalar, of property: PropertyName, _ scope: Scope) throws(Finding)
    -> Expression?
  {
    let suffix = ".\(property.rawValue)"
    let isFilled = scalar.text.hasSuffix(suffix) && scalar.text.utf8.contains(UInt8(ascii: "$"))
    let text = isFilled ? (try? TextFilling.filled(scalar, scope.substitutions).text) ?? "" : scalar.text
    let isSymbol = scope.symbols.contains { $0.standsForProperty && $0.rawValue == text }
    guard text.hasSuffix(suffix) || isSymbol else { return nil }
    let path = text.dropLast(suffix.utf8.count)
    let first = path.prefix { $0 != "/" }
    guard
      isSymbol || reading.screenNames.contains(String(first))
        || LayerPath.Role(rawValue: String(first)) != nil,
      path.utf8.allSatisfy({ $0 != 0x20 })
    else { return nil }
    return try ExpressionParser.value(scalar, as: ValueType(property.kind), scope: scope)
  }

  /// Refuses numbers that are written out and that a layer cannot mean, such as an opacity above 1.
  static func checkLiteral(_ value: Expression, of property: PropertyName) throws(Finding) {
    let limits = property.channels.map(\.limit)
    switch (value.node, limits.first) {
    case (.list(let items), _):
      for (index, item) in items.enumerated() where index < limits.count && limits[index] == .notNegative {
        guard let number = item.constant, number < 0 else { continue }
        let noun =
          property == .frame ? "a frame's \(property.channels[index].name)" : "'\(property.rawValue)'"
        throw Finding("\(noun) cannot be negative", at: item.source)
      }
    case (_, .notNegative):
      guard let number = value.constant, number < 0 else { return }
      throw Finding("'\(property.rawValue)' cannot be negative", at: value.source)
    case (.number(let number), .fontSize):
      guard number <= 0 || number > 1000 else { return }
      throw Finding("a font's size lies above 0 and up to 1000", at: value.source)
    case (.number(let number), .unit):
      guard number < 0 || number > 1 else { return }
      throw Finding(
        "'\(property.rawValue)' lies from 0 to 1",
        at: value.source,
        hint: number >= 5 && number <= 100 ? "did you mean \(number.shortest)%?" : "0 is clear, 1 is opaque"
      )
    default: return
    }
  }
}

/// Filler text.
enum Lorem {
  private static let words = """
    lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et \
    dolore magna aliqua ut enim ad minim veniam quis nostrud exercitation ullamco laboris nisi ut aliquip \
    ex ea commodo consequat duis aute irure dolor in reprehenderit in voluptate velit esse cillum dolore eu \
    fugiat nulla pariatur excepteur sint occaecat cupidatat non proident sunt in culpa qui officia deserunt \
    mollit anim id est laborum
    """.split(separator: " ").map(String.init)

  /// Returns the given number of words, in sentences of twelve.
  static func words(_ count: Int) -> String {
    var result = ""
    for index in 0..<max(0, count) {
      let word = words[index % words.count]
      let isFirst = index % 12 == 0
      if index > 0 { result += isFirst ? ". " : " " }
      result += isFirst ? word.prefix(1).uppercased() + word.dropFirst() : word
    }
    return result + "."
  }
}
