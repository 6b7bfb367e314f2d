/// Which run is which, and how far apart they are at the play head.
struct ComparisonCaption: Hashable, Sendable {
  /// The first and the second run's names.
  let names: [String]
  private let manner: String
  /// Such as `Δ 12.4 pt card`; `alike` where nothing is apart.
  let difference: String

  init(_ comparison: Comparison, of preview: Preview, distance: LayerPairs.Distance?) {
    let values = comparison.differences(from: preview)
    names = [
      ([comparison.variant.ownLabel(preview)] + values.map { "\($0.name) \($0.first)" }).joined(
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
    guard distance.points >= 0.05 else { return distance.isWhole ? "alike" : "common layers alike" }
    let name: String = distance.layer.split(separator: "/").last.map(String.init) ?? distance.layer
    return "\(Decimals.fixed(distance.points, digits: 1)) pt apart: \(name)"
  }

  /// Writes it on the lines of the pictures.
  func draw(on lines: [CellRect], with painter: inout GridPainter) {
    guard lines.count == 2 else {
      let parts: [String] = ["A \(names[0])", "B \(names[1])", manner, difference]
      guard let line = lines.first else { return }
      return write(parts.joined(separator: " \(painter.glyphs.separator) "), on: line, with: &painter)
    }
    write("A \(names[0])", on: lines[0], with: &painter)
    write("B \(names[1]) \(painter.glyphs.separator) \(difference)", on: lines[1], with: &painter)
  }

  /// In the line's middle, as far as it fits.
  private func write(_ text: String, on line: CellRect, with painter: inout GridPainter) {
    let width: Int = min(TextFit.width(of: text), line.columns)
    let column: Int = line.column + (line.columns - width) / 2
    painter.put(text, column: column, row: line.row, style: painter.theme.text, limit: width)
  }
}
