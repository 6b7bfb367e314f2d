import SegueGeometry
import SegueInterface
import SegueModel
import SegueStage
import SegueTransitions

/// What tracks are called, and what they move.
enum TrackName {
  /// Such as `position` or `opacity, radius`: what changes, without components.
  static func of(_ properties: [LayerProperty]) -> String { groups(of: properties).joined(separator: ", ") }

  private static func groups(of properties: [LayerProperty]) -> [String] {
    properties.map(\.group).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Such as `x 40 → 196  radius 15 → 0  transform`: from where to where a track moves what it changes.
  ///
  /// Where there is no room for all of it the names come first, and then whole changes only: half of a number reads as
  /// another.
  static func ways(of track: TransitionTrack, columns: Int) -> String {
    let changes: [TrackChange] = TrackChange.all(of: track)
    let all: [String] = groups(of: track.properties).flatMap { group in
      let own: [TrackChange] = changes.filter { $0.group == group }
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

  /// Such as `position.x 40.00, position.y 12.50, radius 6.47`: each number under its own name, equal corners
  /// only once.
  static func values(of properties: [LayerProperty], in layer: LayerState) -> String {
    let texts = properties.compactMap { property in
      layer[property].text(of: { $0.formatted(places: 2) }).map { (property, $0) }
    }
    return TrackChange.named(texts).map(\.text).joined(separator: ", ")
  }

  /// The names of what a property of the scene language moves.
  static func bases(of property: PropertyName) -> Set<String> {
    property.isAnimatable ? Set(property.channels.map(\.group)) : [property.rawValue]
  }
}
