import SegueScenes

/// What is wrong with the file, over the foot of the device, while the last good scene goes on.
struct ProblemBox: Sendable {
  private let lines: [(text: String, isPlace: Bool)]
  private let box: CellRect
  /// What the last good one of goes on.
  private let kept: String

  init(_ error: SceneError, in stage: CellRect, keeping kept: String = "scene") {
    self.kept = kept
    let columns: Int = max(min(stage.columns, 76), 12)
    var lines: [(text: String, isPlace: Bool)] = []
    for diagnostic in error.diagnostics.prefix(3) {
      let name: Substring = diagnostic.file.split(separator: "/").last ?? ""
      let place: String =
        diagnostic.line > 0 ? "\(name):\(diagnostic.line):\(diagnostic.column)" : String(name)
      lines.append((place, true))
      lines += TextFit.wrap(diagnostic.message, columns: columns - 4).map { ($0, false) }
      if let hint = diagnostic.hint { lines += TextFit.wrap(hint, columns: columns - 4).map { ($0, false) } }
    }
    let more: Int = error.diagnostics.count - 3
    if more > 0 { lines.append(("and \(more) more", true)) }
    let rows: Int = min(lines.count + 2, stage.rows)
    self.lines = Array(lines.prefix(max(rows - 2, 0)))
    box = CellRect(
      column: stage.column + (stage.columns - columns) / 2,
      row: stage.endRow - rows,
      columns: columns,
      rows: rows
    )
  }

  func draw(with painter: inout GridPainter) {
    let theme: Theme = painter.theme
    painter.window(box, title: "not read: the last good \(kept) goes on", alarm: true)
    for (index, line) in lines.enumerated() {
      painter.put(
        line.text,
        column: box.column + 2,
        row: box.row + 1 + index,
        style: line.isPlace ? theme.failure : theme.text,
        limit: box.columns - 4
      )
    }
  }
}
