import SegueDocuments
import SegueGeometry
import SegueModel

/// Reads the detents of a presentation, and what belongs to them.
struct SheetReader: OverDefinitions {
  var definitions: DefinitionReader
  /// The keys of the presentation.
  let fields: [Field]
  /// The screen that is presented; nil if it cannot be read.
  let screen: String?

  /// Reads the sheet; nil if the presentation has no detents, or none that can be read, which is reported.
  mutating func sheet(style: PresentationDefinition.Style) -> SheetDefinition? {
    guard let detents = field("detents") else {
      for field in fields where Self.parts.contains(field.name) { reportLonely(field) }
      return nil
    }
    guard style == .pageSheet else {
      reading.report(
        Finding(
          "only a page sheet has 'detents'",
          at: detents.key.range,
          hint: "write 'style: page-sheet' beside them"
        )
      )
      return nil
    }
    if let frame = field("frame") {
      reading.report(
        Finding("'frame' beside 'detents'", at: frame.key.range, hint: "the detents say where the sheet is")
      )
    }
    var sheet = SheetDefinition(detents: read(detents))
    guard !sheet.detents.isEmpty else { return nil }
    sheet.source = detents.key.range
    if let field = field("selected") { sheet.selected = index(field, in: sheet) ?? 0 }
    if let field = field("undimmed") { sheet.largestUndimmed = index(field, in: sheet) }
    if let field = field("grabber") { sheet.hasGrabber = reading.flag(field) ?? false }
    if let field = field("scrolls") { sheet.content = content(field) }
    return sheet
  }

  private func field(_ name: String) -> Field? { fields.first { $0.name == name } }

  private mutating func reportLonely(_ field: Field) {
    reading.report(
      Finding(
        "'\(field.name)' has no effect without 'detents'",
        at: field.key.range,
        hint: "for example detents: [medium, large]"
      )
    )
  }

  /// Reads names with heights, or UIKit's two names alone.
  private mutating func read(_ field: Field) -> [SheetDefinition.Detent] {
    let known = reading.reportCount
    let detents =
      if case .sequence(let items, _) = field.value {
        items.compactMap { system($0, field) }
      } else {
        reading.fields(of: field.value, "names and heights", field.substitutions, areNames: true)
          .compactMap { detent($0) }
      }
    guard reading.reportCount == known else { return detents }
    if detents.isEmpty || detents.count > Self.most {
      reading.report(
        Finding(
          detents.isEmpty ? "a sheet needs a detent" : "a sheet has at most \(Self.most) detents",
          at: field.key.range,
          hint: "for example detents: [medium, large], or {small: 120, large: }"
        )
      )
      return []
    }
    checkOrder(detents)
    return detents
  }

  /// A name alone, in a list.
  private mutating func system(_ item: YAMLNode, _ field: Field) -> SheetDefinition.Detent? {
    guard let name = reading.filled(item, "medium or large", field.substitutions) else { return nil }
    guard let height = Self.systemHeight(name.text) else {
      reportUnknown(name)
      return nil
    }
    return SheetDefinition.Detent(name: name.text, height: Expression(height.node, source: name.range))
  }

  private mutating func detent(_ entry: Field) -> SheetDefinition.Detent? {
    guard reading.checkPlainName(entry.key, in: "detents") else { return nil }
    if case .scalar(let scalar) = entry.value, scalar.text.isEmpty, !scalar.isQuoted {
      guard let height = Self.systemHeight(entry.name) else {
        reportUnknown(entry.key)
        return nil
      }
      return SheetDefinition.Detent(name: entry.name, height: height)
    }
    guard let height = reading.number(entry, Scope(.presentation, substitutions: entry.substitutions)) else {
      return nil
    }
    if let number = height.constant, number <= 0 {
      reading.report(
        Finding("a detent is above 0", at: height.source, hint: "it is the height that is seen, in points")
      )
      return nil
    }
    return SheetDefinition.Detent(name: entry.name, height: height)
  }

  private mutating func reportUnknown(_ name: YAMLScalar) {
    reading.report(
      Finding(
        "how high is '\(TextSanitizer.visible(name.text))'?",
        at: name.range,
        hint:
          "UIKit knows medium and large; any other needs a height: {\(TextSanitizer.visible(name.text)): 120}"
      )
    )
  }

  /// Heights that are known stand in their order.
  private mutating func checkOrder(_ detents: [SheetDefinition.Detent]) {
    for (lower, upper) in zip(detents, detents.dropFirst()) {
      if lower.name == upper.name {
        reading.report(Finding("'\(lower.name)' is there twice", at: upper.height.source))
      }
      guard let low = lower.height.constant, let high = upper.height.constant, high <= low else { continue }
      reading.report(
        Finding(
          "'\(upper.name)' is not higher than '\(lower.name)'",
          at: upper.height.source,
          hint: "write the detents from the lowest to the highest"
        )
      )
    }
  }

  /// The index of a detent that a key names.
  private mutating func index(_ field: Field, in sheet: SheetDefinition) -> Int? {
    guard let name = reading.filled(field, "a detent") else { return nil }
    let names = sheet.detents.map(\.name)
    if let index = names.firstIndex(of: name.text) { return index }
    reading.report(
      Finding(
        "no detent is called '\(TextSanitizer.visible(name.text))'",
        at: name.range,
        hint: Suggestions.forScenes.hint(for: name.text, among: names, listing: "detents")
      )
    )
    return nil
  }

  /// The path of a scroll layer of the screen, which may be called `to`.
  private mutating func content(_ field: Field) -> LayerPath? {
    guard var path = reading.path(field), let screen else { return nil }
    if path.role == .to { path.components[0] = screen }
    guard path.components.first == screen, path.components.count > 1 else {
      reading.report(
        Finding(
          "'\(path)' is no layer of '\(screen)'",
          at: path.source,
          hint: "name the scroll layer in the sheet: to/list"
        )
      )
      return nil
    }
    return path
  }

  private static let parts: Set = ["selected", "undimmed", "grabber", "scrolls"]
  private static let most = 8

  /// The dimming of UIKit's sheets, in light and in dark.
  static let dimming = Expression(
    .color(
      .init(
        light: Color(red: 0, green: 0, blue: 0, alpha: 0.2),
        dark: Color(red: 0, green: 0, blue: 0, alpha: 0.48)
      )
    )
  )

  /// The height of a detent of UIKit's own; nil for any other name.
  private static func systemHeight(_ name: String) -> Expression? {
    SheetDefinition.Detent.system.first { $0.name == name }?.height
  }
}
