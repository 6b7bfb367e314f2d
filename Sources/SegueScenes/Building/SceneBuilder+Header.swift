import SegueDocuments
import SegueGeometry
import SegueModel

extension SceneBuilder {
  mutating func readHeader(_ sections: [String: Field], into scene: inout Scene) {
    if let field = sections["title"], let title = reading.scalar(field, "text") {
      scene.title = TextSanitizer.displayed(title.text)
    }
    if let field = sections["appearance"], let appearance = reading.word(field, Scene.Appearance.self) {
      scene.appearance = appearance
    }
    if let field = sections["device"], let device = device(field) { scene.device = device }
    if let field = sections["start"], let start = reading.filled(field, "a screen") {
      let names = reading.keys(sections["screens"])
      if !names.contains(start.text),
        names.allSatisfy({ SceneName.isValid($0) && LayerPath.Role(rawValue: $0) == nil })
      {
        reading.reportUnknownScreen(start, names)
      }
      scene.start = start.text
    }
  }

  private mutating func device(_ field: Field) -> Device? {
    if case .sequence(let items, let range) = field.value {
      let numbers = items.compactMap { item -> Double? in
        guard case .scalar(let scalar) = item else { return nil }
        return Double(scalar.text)
      }
      guard items.count == 2, numbers.count == 2, numbers.allSatisfy({ $0 >= 1 && $0 <= 10_000 }) else {
        reading.report(
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
    guard let name = reading.scalar(field, "a device") else { return nil }
    guard let device = Device.named(name.text) else {
      reading.report(
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
}
