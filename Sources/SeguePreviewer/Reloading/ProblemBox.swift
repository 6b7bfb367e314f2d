import SegueCells
import SegueDocuments
import SegueScenes
import SegueInterface

/// What is wrong with the file, beside the device or over its lower part, while the last valid scene stays.
struct ProblemBox: Sendable {
  /// What a line of the box is.
  private enum Part: Hashable {
    case place, text
    /// The line of the file, and the mark below its faulty part.
    case source, caret
  }

  /// The narrowest box beside the device; any narrower, and every line would break.
  private static let leastColumns = 34
  /// The columns of a box that its title leaves free.
  private static let titleMargin = 6

  private let lines: [(text: String, part: Part)]
  private let box: CellRect
  /// What the box may be called, the longest first.
  private let titles: [String]

  /// Lays out the box on the stage, leaving `device` visible if there is room beside it.
  init(
    _ error: DocumentError,
    in stage: CellRect,
    beside device: CellRect? = nil,
    keeping kept: String = "scene",
    undone: String = "read",
    title: String? = nil
  ) {
    // The colour and position also say that the file was not read, so that part is dropped first if there is little room.
    let essence = "the last good \(kept) goes on"
    titles = title.map { [$0] } ?? ["not \(undone): \(essence)", essence]
    let side: CellRect? = device.flatMap { Self.side(of: $0, in: stage) }
    let room: CellRect = side ?? stage
    let columns: Int = max(min(room.columns, 76), 12)
    var lines: [(text: String, part: Part)] = []
    for diagnostic in error.diagnostics.prefix(3) {
      let name: Substring = diagnostic.file.split(separator: "/").last ?? ""
      let place: String =
        diagnostic.line > 0 ? "\(name):\(diagnostic.line):\(diagnostic.column)" : String(name)
      if !place.isEmpty { lines.append((place, .place)) }
      lines += TextFit.wrap(diagnostic.message, columns: columns - 4).map { ($0, .text) }
      lines += Self.source(of: diagnostic, columns: columns - 4)
      if let hint = diagnostic.hint { lines += TextFit.wrap(hint, columns: columns - 4).map { ($0, .text) } }
    }
    let more: Int = error.diagnostics.count - 3
    if more > 0 { lines.append(("and \(more) more", .place)) }
    let rows: Int = min(lines.count + 2, room.rows)
    self.lines = Array(lines.prefix(max(rows - 2, 0)))
    box = CellRect(
      column: room.column + (side == nil ? (room.columns - columns) / 2 : 0),
      row: room.endRow - rows,
      columns: columns,
      rows: rows
    )
  }

  /// The wider of the spaces beside the device; nil if both are narrow.
  private static func side(of device: CellRect, in stage: CellRect) -> CellRect? {
    var (left, right) = (stage, stage)
    // The line at the side of the device stays free, as does the margin of the box.
    let gap: Int = 1 + GridPainter.windowMargin
    left.columns = device.column - gap - stage.column
    right.column = device.endColumn + gap
    right.columns = stage.endColumn - right.column
    let wider: CellRect = right.columns >= left.columns ? right : left
    return wider.columns >= leastColumns ? wider : nil
  }

  /// The line of the file with a mark below the error, scrolled left until the mark is visible.
  private static func source(of diagnostic: Diagnostic, columns: Int) -> [(text: String, part: Part)] {
    guard let line = diagnostic.sourceLine, columns > 8 else { return [] }
    let indent: Int = line.prefix { $0 == " " }.count
    let dropped: Int = max(min(indent, diagnostic.caret), diagnostic.caret - columns * 2 / 3)
    let before: Int = TextFit.width(
      of: String(line.dropFirst(dropped).prefix(max(diagnostic.caret - dropped, 0)))
    )
    let marked: Int = TextFit.width(
      of: String(line.dropFirst(diagnostic.caret).prefix(diagnostic.caretLength))
    )
    let length: Int = min(max(marked, 1), max(columns - before, 1))
    let caret: String = String(repeating: " ", count: before) + String(repeating: "^", count: length)
    return [(String(line.dropFirst(dropped)), .source), (caret, .caret)]
  }

  func draw(with painter: inout GridPainter) {
    let theme: Theme = painter.theme
    painter.window(box, title: title, alarm: true)
    for (index, line) in lines.enumerated() {
      painter.put(
        line.text,
        column: box.column + 2,
        row: box.row + 1 + index,
        style: Self.style(of: line.part, theme),
        limit: box.columns - 4
      )
    }
  }

  private var title: String {
    titles.first { TextFit.width(of: $0) <= box.columns - Self.titleMargin } ?? titles.last ?? ""
  }

  private static func style(of part: Part, _ theme: Theme) -> Theme.Style {
    switch part {
    case .place, .caret: theme.failure
    case .text: theme.text
    case .source: theme.faint
    }
  }
}
