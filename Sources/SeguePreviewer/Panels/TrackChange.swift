import SegueGeometry
import SegueStage
import SegueTransitions

/// A property with a text of its value, or of the way that a track moves it.
struct TrackChange: Hashable, Sendable {
  /// Such as `x`.
  let name: String
  /// Such as `20 → 0`.
  let value: String
  /// Such as `position`.
  let group: String

  /// The name and the text.
  var text: String { "\(name) \(value)" }

  /// From where to where a track moves the numbers and colours that it changes.
  static func all(of track: TransitionTrack) -> [TrackChange] {
    let ways = track.properties.enumerated().compactMap { index, property in
      let ends: [String] = [track.start[index], track.end[index]].compactMap { value in
        value.text(of: { $0.formatted(atMost: 2) })
      }
      // What stands still counts among the corners of which all are equal.
      return ends.count == 2 ? (property, ends[0] == ends[1] ? "" : ends.joined(separator: " → ")) : nil
    }
    return named(ways).filter { !$0.value.isEmpty }
  }

  /// Gives each text its property's name; equal corners are there only once.
  static func named(_ texts: [(property: LayerProperty, value: String)]) -> [TrackChange] {
    let corners = texts.filter { $0.property.group == "radius" }
    let areEven: Bool = corners.count > 1 && Set(corners.map(\.value)).count == 1
    return texts.compactMap { property, value in
      let isCorner: Bool = areEven && property.group == "radius"
      guard !isCorner || property == corners[0].property else { return nil }
      return TrackChange(name: isCorner ? "radius" : property.name, value: value, group: property.group)
    }
  }
}

extension LayerValue {
  /// The value in words, numbers as `number` writes them; nil of what has none.
  func text(of number: (Double) -> String) -> String? {
    switch self {
    case .number(let value): number(value)
    case .color(let color): InspectorText.color(color)
    case .colors(let colors): colors.map(InspectorText.color).joined(separator: " ")
    case .numbers(let numbers): numbers.map(number).joined(separator: " ")
    case .transform, .path, .picture: nil
    }
  }
}
