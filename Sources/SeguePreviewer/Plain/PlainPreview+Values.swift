import SegueGeometry
import SegueStage
import SegueTransitions

extension PlainPreview {
  /// All values of a layer, or one line per layer.
  func values(_ name: String?) -> [String] {
    guard let name else {
      return preview.rehearsal.session.layerIDs.compactMap {
        preview.rehearsal.session.inspect($0).map(Self.line)
      }
    }
    guard let id = layer(named: name), let layer = preview.rehearsal.session.inspect(id) else {
      return [unknown(name)]
    }
    return [id] + LayerReadout(layer).lines.compactMap(Self.text)
  }

  mutating func watch(_ names: [String]) -> [String] {
    guard names != ["none"] else {
      watched = []
      return ["no layer is told"]
    }
    let ids: [String?] = names.map { layer(named: $0) }
    if let index = ids.firstIndex(of: nil) { return [unknown(names[index])] }
    watched = names.isEmpty ? nil : ids.compactMap { $0 }
    return [watched.map { "telling \($0.joined(separator: ", "))" } ?? "telling the first layers that move"]
  }

  /// The id of a layer, given in full or by the end of its path.
  func layer(named name: String) -> String? {
    let ids: [String] = preview.rehearsal.session.layerIDs
    return ids.first { $0 == name } ?? ids.first { $0.hasSuffix("/\(name)") }
  }

  func unknown(_ name: String) -> String {
    "no layer '\(name)' is on the screen: type layers for their names"
  }

  /// A layer's frame, opacity and radius.
  static func line(_ layer: LayerInspection) -> String {
    func number(_ value: Double) -> String { value.formatted(places: 1) }
    let frame: Rect = layer.frame
    var parts: [String] = [
      "x \(number(frame.minX)) y \(number(frame.minY))",
      "width \(number(frame.size.width)) height \(number(frame.size.height))",
    ]
    if layer.presented.opacity != 1 {
      parts.append("opacity \(layer.presented.opacity.formatted(places: 2))")
    }
    if layer.presented.cornerRadii.largest != 0 {
      parts.append("radius \(number(layer.presented.cornerRadii.largest))")
    }
    return "\(layer.id): \(parts.joined(separator: ", "))"
  }

  private static func text(_ line: InspectorLine) -> String? {
    switch line {
    case .value(let label, let model, let presented):
      model == presented ? "\(label) \(model)" : "\(label) \(presented), model \(model)"
    case .note(let label, let text): label.isEmpty ? text : "\(label) \(text)"
    case .title, .space: nil
    }
  }
}
