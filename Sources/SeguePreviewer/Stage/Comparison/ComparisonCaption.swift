import SegueCells
import SegueGeometry
import SegueInterface

/// The names of the two runs, and how far apart they are at the play head.
struct ComparisonCaption: Hashable, Sendable {
  /// The names of the first and the second run.
  let names: [String]
  private let manner: String
  /// Such as `12.4 pt apart: card`, `same places, 3 layers look different`, or `alike` if
  /// nothing differs.
  let difference: String

  init(_ comparison: Comparison, of rehearsal: Rehearsal, distance: LayerPairs.Distance?) {
    let values = comparison.differences(from: rehearsal)
    names = [
      ([comparison.variant.ownLabel(rehearsal)] + values.map { "\($0.name) \($0.first)" }).joined(
        separator: ", "
      ),
      ([comparison.variant.label] + values.map { "\($0.name) \($0.second)" }).joined(separator: ", "),
    ]
    switch comparison.layout {
    case .sideBySide: manner = ""
    case .over: manner = "B over A, 50 %"
    case .difference: manner = "difference"
    }
    difference = Self.text(of: distance)
  }

  private static func text(of distance: LayerPairs.Distance?) -> String {
    guard let distance else { return "no layer in common" }
    guard distance.points < 0.05 else {
      return "\(distance.points.formatted(places: 1)) pt apart: \(name(of: distance.layer))"
    }
    guard let unlike = distance.unlike else { return distance.isWhole ? "alike" : "common layers alike" }
    let count: Int = distance.unlikeCount
    let layers: String = count == 1 ? "\(name(of: unlike)) looks" : "\(count) layers look"
    return "same places, \(layers) different"
  }

  /// The last part of a layer's id.
  private static func name(of layer: String) -> String {
    layer.split(separator: "/").last.map(String.init) ?? layer
  }

  /// Draws it above the pictures.
  func draw(on lines: [CellRect], with painter: inout GridPainter) {
    guard lines.count == 2 else {
      let parts: [String] = ["A \(names[0])", "B \(names[1])", manner, difference]
      guard let line = lines.first else { return }
      return write(parts.joined(separator: " \(painter.glyphs.separator) "), on: line, with: &painter)
    }
    write("A \(names[0])", on: lines[0], with: &painter)
    write("B \(names[1]) \(painter.glyphs.separator) \(difference)", on: lines[1], with: &painter)
  }

  /// Writes text in the middle of its area, on as many lines as it takes; what does not fit ends in an
  /// ellipsis.
  private func write(_ text: String, on room: CellRect, with painter: inout GridPainter) {
    var lines: [String] = TextFit.width(of: text) <= room.columns ? [text] : Self.wrapped(text, in: room)
    if lines.count > room.rows {
      lines = Array(lines.prefix(room.rows - 1)) + [lines[(room.rows - 1)...].joined(separator: " ")]
    }
    // A single line is next to the picture.
    for (index, line) in lines.enumerated() {
      let width: Int = min(TextFit.width(of: line), room.columns)
      painter.put(
        line,
        column: room.column + (room.columns - width) / 2,
        row: room.endRow - lines.count + index,
        style: painter.theme.text,
        limit: width
      )
    }
  }

  private static func wrapped(_ text: String, in room: CellRect) -> [String] {
    room.rows > 1 ? TextFit.wrap(text, columns: room.columns) : [text]
  }
}
