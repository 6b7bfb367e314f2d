import SegueGeometry
import SegueRaster
import SegueTransitions

extension Gallery {
  /// Draws the cards shown; a still is drawn once and kept.
  mutating func draw(with painter: inout GridPainter, renderer: inout StageRenderer, cellAspect: Double) {
    let layout = GalleryLayout(size: painter.grid.size, count: self.shown.count)
    drawHeader(on: layout.header, with: &painter)
    let shown: [Int] = self.shown
    for (place, index) in shown.enumerated() {
      guard let rect = layout.rect(at: place, firstRow: firstRow) else { continue }
      var card: GalleryCard = cards[index]
      let isSelected: Bool = place == selection
      if layout.isList {
        card.drawLine(on: rect, isSelected: isSelected, with: &painter)
      } else {
        card.drawBox(in: rect, isSelected: isSelected, with: &painter)
        card.drawStill(in: rect, with: &painter, renderer: &renderer, cellAspect: cellAspect)
        keep(card, at: index)
      }
    }
    if shown.isEmpty {
      let message: String = cards.isEmpty ? "no scenes here: segue new NAME makes one" : "no scene matches"
      painter.put(message, column: layout.cards.column + 1, row: layout.cards.row, style: painter.theme.faint)
    }
    footer(on: layout.footer).draw(with: &painter)
  }

  private func footer(on line: CellRect) -> Footer {
    let commands: [(SeguePreviewer.Command, String)] =
      isFiltering
      ? [(.gallery(.open), "open"), (.back, "all")]
      : [(.gallery(.open), "open"), (.gallery(.filter), "filter")]
    var hints: [Footer.Hint] = commands.compactMap { Footer.Hint($0.0, $0.1, keys: keys) }
    hints.insert(
      isFiltering
        ? Footer.Hint(keys: "type", label: "to filter") : Footer.Hint(keys: "arrows", label: "choose"),
      at: isFiltering ? 0 : min(1, hints.count)
    )
    let quit: Footer.Hint? = Footer.Hint(.quit, "quit", keys: keys)
    return Footer(hints: hints, standing: quit.map { [$0] } ?? [], in: line)
  }

  private func drawHeader(on line: CellRect, with painter: inout GridPainter) {
    let theme: Theme = painter.theme
    let column: Int = line.column + 1
    let used: Int = painter.put("Segue", column: column, row: line.row, style: theme.strong)
    if isFiltering || !filter.isEmpty {
      painter.put(
        "/\(filter)\(isFiltering ? "_" : "")",
        column: column + used + 2,
        row: line.row,
        style: theme.accent
      )
    } else {
      let count: String = cards.count == 1 ? "1 scene" : "\(cards.count) scenes"
      painter.put(
        "\(painter.glyphs.separator) \(count)",
        column: column + used + 1,
        row: line.row,
        style: theme.faint
      )
    }
  }
}

extension GalleryCard {
  private var summary: String {
    switch contents {
    case .waiting: ""
    case .ready(_, let summary, _): summary
    case .broken(let message): message
    }
  }

  private var isBroken: Bool {
    if case .broken = contents { true } else { false }
  }

  /// Writes the card as one line.
  func drawLine(on rect: CellRect, isSelected: Bool, with painter: inout GridPainter) {
    let theme: Theme = painter.theme
    if isSelected {
      painter.put(String(painter.glyphs.pointer), column: rect.column, row: rect.row, style: theme.selection)
    }
    let column: Int = rect.column + 2
    let style: Theme.Style = isSelected ? theme.selection : theme.text
    let used: Int = painter.put(title, column: column, row: rect.row, style: style, limit: rect.columns - 2)
    let rest: Int = rect.columns - 2 - used - 2
    guard rest >= 6 else { return }
    painter.put(
      summary,
      column: column + used + 2,
      row: rect.row,
      style: isBroken ? theme.failure : theme.faint,
      limit: rest
    )
  }

  /// Draws the card's box with its title and summary below the still.
  func drawBox(in rect: CellRect, isSelected: Bool, with painter: inout GridPainter) {
    let theme: Theme = painter.theme
    painter.box(rect, style: isSelected ? theme.accent : theme.frame)
    let inside: Int = rect.columns - 4
    let style: Theme.Style = isSelected ? theme.selection : theme.text
    painter.put(title, column: rect.column + 2, row: rect.endRow - 3, style: style, limit: inside)
    guard isBroken else {
      painter.put(summary, column: rect.column + 2, row: rect.endRow - 2, style: theme.faint, limit: inside)
      return
    }
    painter.put("broken", column: rect.column + 2, row: rect.endRow - 2, style: theme.failure, limit: inside)
    let lines: [String] = TextFit.wrap(summary, columns: inside)
    for (index, line) in lines.prefix(rect.rows - 5).enumerated() {
      painter.put(
        line,
        column: rect.column + 2,
        row: rect.row + 1 + index,
        style: theme.failure,
        limit: inside
      )
    }
  }

  /// Copies the scene's first frame into the box, drawing it where it was not yet drawn at that size.
  mutating func drawStill(
    in rect: CellRect,
    with painter: inout GridPainter,
    renderer: inout StageRenderer,
    cellAspect: Double
  ) {
    guard case .ready(_, _, let session) = contents else { return }
    let area = CellRect(
      column: rect.column + 1,
      row: rect.row + 1,
      columns: rect.columns - 2,
      rows: rect.rows - 4
    )
    let geometry = StageGeometry(
      size: session.canvas,
      in: CellRect(column: 0, row: 0, columns: area.columns, rows: area.rows),
      cellAspect: cellAspect
    )
    if still?.size != area.size {
      var grid = CellGrid(size: area.size)
      renderer.draw(session, in: geometry.viewport, into: &grid)
      still = grid
    }
    if let still { painter.copy(still, part: geometry.device, column: area.column, row: area.row) }
  }
}
