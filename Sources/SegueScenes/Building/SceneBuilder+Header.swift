import SegueDocuments
import SegueGeometry
import SegueModel

extension SceneBuilder {
  mutating func readHeader(_ sections: [String: Field], into scene: inout Scene) {
    if let field = sections["title"], let title = scalar(field, "text") {
      scene.title = TextSanitizer.displayed(title.text)
    }
    if let field = sections["appearance"], let appearance = word(field, Scene.Appearance.self) {
      scene.appearance = appearance
    }
    if let field = sections["device"], let device = device(field) { scene.device = device }
    if let field = sections["start"], let start = filled(field, "a screen") {
      let names = keys(sections["screens"])
      if !names.contains(start.text),
        names.allSatisfy({ Self.isName($0) && LayerPath.Role(rawValue: $0) == nil })
      {
        reportUnknownScreen(start, names)
      }
      scene.start = start.text
    }
  }

  /// The keys of a mapping, without reporting what is wrong with it.
  func keys(_ field: Field?) -> [String] {
    guard case .mapping(let entries, _)? = field?.value else { return [] }
    return entries.map(\.key.text)
  }

  /// Says that no screen has a name, unless that of a screen could not be read: it may be this one.
  mutating func reportUnknownScreen(_ scalar: YAMLScalar, _ names: [String]) {
    guard !names.isEmpty, !unread.nameless.contains("screens") else { return }
    report(
      Finding(
        "no screen is called '\(TextSanitizer.visible(scalar.text))'",
        at: scalar.range,
        hint: Suggestions.forScenes.hint(for: scalar.text, among: names, listing: "screens")
      )
    )
  }

  private mutating func device(_ field: Field) -> Device? {
    if case .sequence(let items, let range) = field.value {
      let numbers = items.compactMap { item -> Double? in
        guard case .scalar(let scalar) = item else { return nil }
        return Double(scalar.text)
      }
      guard items.count == 2, numbers.count == 2, numbers.allSatisfy({ $0 >= 1 && $0 <= 10_000 }) else {
        report(
          Finding(
            "a device's size is two numbers of points, each from 1 to 10000",
            at: range,
            hint: "for example [393, 852]"
          )
        )
        return nil
      }
      return Device(name: "custom", size: Size(width: numbers[0], height: numbers[1]))
    }
    guard let name = scalar(field, "a device") else { return nil }
    guard let device = Device.named(name.text) else {
      report(
        Finding(
          "no device is called '\(TextSanitizer.visible(name.text))'",
          at: name.range,
          hint: Suggestions.forScenes.hint(for: name.text, among: Device.all.map(\.name), listing: "devices")
        )
      )
      return nil
    }
    return device
  }

  static func badName(_ key: YAMLScalar) -> Finding {
    let lowered = key.text.lowercased().replacing("_", with: "-").replacing(" ", with: "-")
    return Finding(
      "'\(TextSanitizer.visible(key.text))' is not a name",
      at: key.range,
      hint: isName(lowered)
        ? "did you mean '\(lowered)'?" : "names are lower-case letters, digits and hyphens, a letter first"
    )
  }
}
