import SegueDocuments
import SegueGeometry
import SegueModel

/// The way that a track leads its layers along.
extension AnimatorReader {
  /// Reads `along`, `arc` or `turn`; returns false if the key is none of these.
  mutating func way(_ field: Field, into track: inout TrackDefinition, _ scope: Scope) -> Bool {
    switch field.name {
    case "along":
      guard let path = path(field, scope) else { break }
      track.way = .path(path)
      let source = field.value.range
      let ends = [path.pieces.first?.start, path.pieces.last?.end].compactMap { $0 }
      track.changes.append(
        TrackDefinition.Change(
          property: .position,
          keyframes: ends.map { point in
            let items = [point.x, point.y].map { Expression(.number($0), source: source) }
            return TrackDefinition.Keyframe(value: Expression(.list(items), source: source))
          }
        )
      )
    case "arc":
      guard let bulge = reading.number(field, scope) else { break }
      if bulge.constant == 0 {
        let hint = "leave it out; 40 bows the way by 40 points to the left, -40 to the right"
        reading.report(Finding("an arc of 0 is a straight line", at: bulge.source, hint: hint))
      }
      track.way = .arc(bulge)
    case "turn": track.turn = reading.word(field, TrackWay.Turn.self)
    default: return false
    }
    return true
  }

  /// Path data that is one line without gaps.
  private mutating func path(_ field: Field, _ scope: Scope) -> Path? {
    guard let found = reading.substitution(field, "path data, as in M 0 0 C 40 0 80 40 80 90") else {
      return nil
    }
    do throws(Finding) {
      let path = try PathDataParser.path(found.scalar)
      let beginnings = path.elements.filter { if case .move = $0 { true } else { false } }.count
      guard beginnings == 1 else {
        throw Finding(
          "a way goes on without gaps",
          at: found.scalar.range,
          hint: "it has one 'M', at its beginning"
        )
      }
      guard !path.pieces.isEmpty else {
        throw Finding(
          "a way leads somewhere",
          at: found.scalar.range,
          hint: "M 0 0 L 80 90, or a curve: M 0 0 C …"
        )
      }
      return path
    } catch {
      reading.report(error)
      return nil
    }
  }

  /// Refuses what has no effect on a way, or what a way has none beside.
  mutating func checkWay(of track: TrackDefinition, _ body: [Field]) {
    func field(_ name: String) -> Field? { body.first { $0.name == name } }
    if let turn = field("turn") {
      if field("along") == nil, field("arc") == nil {
        let hint = "it turns with 'along: M …' or 'arc: 40'; without them 'rotate' does"
        reading.report(Finding("'turn' has no way to turn with", at: turn.key.range, hint: hint))
      } else if let other = field("rotate") {
        reading.report(
          Finding("'rotate' beside 'turn'", at: other.key.range, hint: "the way sets it: keep one of the two")
        )
      }
    }
    if let along = field("along") { checkPath(of: track, along, body) }
    guard let arc = field("arc") else { return }
    if field("along") != nil {
      let hint = "a path bends by itself: keep one of the two"
      return reading.report(Finding("'arc' beside 'along'", at: arc.key.range, hint: hint))
    }
    guard track.changes.contains(where: { [.center, .position].contains($0.property) }) else {
      let hint = "write 'center: [x, y]' in place of 'x' and 'y'"
      return reading.report(
        Finding("'arc' bends the way of 'center' or 'position'", at: arc.key.range, hint: hint)
      )
    }
    guard track.interpolation.mode != .linear, let mode = field("mode") else { return }
    let hint = "each arc goes to the next value in its own time: keep one of the two"
    reading.report(Finding("'mode' beside 'arc'", at: mode.key.range, hint: hint))
  }

  private mutating func checkPath(of track: TrackDefinition, _ along: Field, _ body: [Field]) {
    let places = [
      "frame", "x", "y", "position", "position.x", "position.y", "center", "center.x", "center.y",
    ]
    if let other = body.first(where: { places.contains($0.name) }) {
      let hint = "the way places the anchor point: keep one of the two"
      reading.report(Finding("'\(other.name)' beside 'along'", at: other.key.range, hint: hint))
    }
    let mode = track.interpolation.mode
    guard mode == .discrete || mode.isCubic, let field = body.first(where: { $0.name == "mode" }) else {
      return
    }
    let hint =
      mode == .discrete
      ? "to jump from place to place write 'position: A -> B -> C' in place of 'along'"
      : "its curves are the path's: 'paced' goes along them at one pace"
    reading.report(Finding("a path cannot be \(mode.rawValue)", at: field.value.range, hint: hint))
  }
}
