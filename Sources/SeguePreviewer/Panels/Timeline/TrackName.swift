import SegueGeometry
import SegueInterface
import SegueModel
import SegueStage
import SegueTransitions

/// The names of tracks in the timeline.
enum TrackName {
  /// Such as `position` or `opacity, radius`: what changes, without components.
  static func of(_ properties: [LayerProperty]) -> String {
    var names: [String] = []
    for property in properties {
      let name: String = property.group
      if !names.contains(name) { names.append(name) }
    }
    return names.joined(separator: ", ")
  }

  /// Such as `x 40 → 196  radius 15 → 0  transform`: from where to where a track moves what it changes.
  ///
  /// Where there is no room for all of it the names come first, and then whole changes only: half of a number reads as
  /// another.
  static func ways(of track: TransitionTrack, columns: Int) -> String {
    let changes: [Change] = changes(of: track)
    var groups: [String] = []
    for property in track.properties where !groups.contains(property.group) { groups.append(property.group) }
    let all: [String] = groups.flatMap { group in
      let own: [Change] = changes.filter { $0.group == group }
      return own.isEmpty ? [group] : own.map(\.text)
    }
    var text: String = all.joined(separator: "  ")
    guard TextFit.width(of: text) > columns else { return text }
    text = of(track.properties)
    for change in changes {
      guard TextFit.width(of: text) + 2 + TextFit.width(of: change.text) <= columns else { break }
      text += "  " + change.text
    }
    return text
  }

  /// From where to where a track moves a property.
  struct Change: Hashable, Sendable {
    /// Such as `x`.
    var name: String
    /// Such as `20 → 0`.
    var ends: String
    /// Such as `position`.
    var group: String

    var text: String { "\(name) \(ends)" }
  }

  /// The changes of numbers and colours, equal corners only once.
  static func changes(of track: TransitionTrack) -> [Change] {
    var changes: [Change] = []
    for (index, property) in track.properties.enumerated() {
      let ends: [String] = [track.start[index], track.end[index]].compactMap(shortText)
      guard ends.count == 2, ends[0] != ends[1] else { continue }
      changes.append(Change(name: property.name, ends: ends.joined(separator: " → "), group: property.group))
    }
    let corners: [Change] = changes.filter { $0.group == "radius" }
    guard corners.count == 4, Set(corners.map(\.ends)).count == 1 else { return changes }
    return changes.compactMap { change in
      guard change.group == "radius" else { return change }
      return change == corners[0] ? Change(name: "radius", ends: change.ends, group: "radius") : nil
    }
  }

  /// Such as `position.x 40.00, position.y 12.50, radius 6.47`: each number under its own name, equal corners
  /// only once.
  static func values(of properties: [LayerProperty], in layer: LayerState) -> String {
    var parts: [String] = []
    for (index, property) in properties.enumerated() {
      guard let value = text(of: layer[property]) else { continue }
      let corners: [LayerProperty] = properties.filter { $0.group == "radius" }
      guard property.group == "radius", corners.count > 1 else {
        parts.append("\(property.name) \(value)")
        continue
      }
      guard index == properties.firstIndex(where: { $0.group == "radius" }) else { continue }
      let values: [String] = corners.compactMap { text(of: layer[$0]) }
      let isEven: Bool = Set(values).count == 1
      parts += isEven ? ["radius \(value)"] : zip(corners, values).map { "\($0.name) \($1)" }
    }
    return parts.joined(separator: ", ")
  }

  private static func shortText(of value: LayerValue) -> String? {
    if case .number(let number) = value { number.formatted(atMost: 2) } else { text(of: value) }
  }

  private static func text(of value: LayerValue) -> String? {
    switch value {
    case .number(let number): number.formatted(places: 2)
    case .color(let color): InspectorText.color(color)
    case .colors(let colors): colors.map(InspectorText.color).joined(separator: " ")
    case .numbers(let numbers): numbers.map { $0.formatted(places: 2) }.joined(separator: " ")
    case .transform, .path, .picture: nil
    }
  }

  /// The names of what a property of the scene language moves.
  static func bases(of property: PropertyName) -> Set<String> {
    property.isAnimatable ? Set(property.channels.map(\.group)) : [property.rawValue]
  }
}
