import SegueGeometry
import SegueCells
import SegueTransitions
import SegueInterface

extension Gallery {
  /// Draws the visible cards, each with its thumbnail.
  mutating func draw(with painter: inout GridPainter, look: TerminalLook) {
    let layout = GalleryLayout(size: painter.grid.size, count: self.shown.count)
    drawHeader(of: layout, with: &painter)
    let shown: [Int] = self.shown
    for (place, index) in shown.enumerated() {
      guard let rect = layout.rect(at: place, firstRow: firstRow) else { continue }
      let isSelected: Bool = place == selection
      if layout.isList {
        cards[index].drawLine(on: rect, isSelected: isSelected, with: &painter)
      } else {
        cards[index].drawBox(in: rect, isSelected: isSelected, with: &painter)
        cards[index].thumbnail?.draw(in: GalleryCard.thumbnailArea(in: rect), look: look, with: &painter)
      }
    }
    if shown.isEmpty {
      let message: String = cards.isEmpty ? "no scenes here: segue new NAME makes one" : "no scene matches"
      painter.put(message, column: layout.cards.column + 1, row: layout.cards.row, style: painter.theme.faint)
    }
    footer(on: layout.footer).draw(with: &painter)
    if let helpPage { help(above: layout.footer).draw(page: helpPage, with: &painter) }
  }

  /// The gallery's keys.
  func help(above footer: CellRect) -> HelpOverlay {
    let screen = CellRect(column: 0, row: 0, columns: footer.columns, rows: footer.row)
    return HelpOverlay(KeyGuide.sections(of: keys, in: [.gallery]), on: screen)
  }

  func footer(on line: CellRect) -> Footer {
    if helpPage != nil {
      let pages: Int = help(above: line).pageCount
      return Footer(hints: Footer.hints(for: .box(.help(pages: pages)), keys: keys), standing: [], in: line)
    }
    func hint(_ command: Command.Cards, _ label: String) -> Footer.Hint? {
      Footer.Hint(.gallery(command), label, keys: keys)
    }
    if isFiltering {
      let typing: [Footer.Hint?] = [
        Footer.Hint(keys: "type", label: "to filter"), Footer.Hint(keys: "arrows", label: "choose"),
        hint(.open, "open"), Footer.Hint(.program(.back), "all scenes", keys: keys),
      ]
      return Footer(hints: typing.compactMap(\.self), standing: [], in: line)
    }
    let hints: [Footer.Hint?] = [
      hint(.open, "open"), Footer.Hint(keys: "arrows", label: "choose"), hint(.filter, "filter"),
    ]
    return Footer(
      hints: hints.compactMap(\.self),
      standing: Footer.standing(
        keys: keys,
        columns: line.columns,
        back: filter.isEmpty ? nil : "all scenes",
        isGallery: true
      ),
      in: line
    )
  }

  /// How many scenes lie above and below the visible ones; nil if none do.
  func hiddenScenes(_ layout: GalleryLayout) -> String? {
    let above: Int = firstRow * layout.columns
    let below: Int = shown.count - firstRow * layout.columns - layout.shown.count
    let parts: [String] = [above > 0 ? "\(above) above" : "", below > 0 ? "\(below) below" : ""]
    let told: String = parts.filter { !$0.isEmpty }.joined(separator: ", ")
    return told.isEmpty ? nil : told
  }

  private func drawHeader(of layout: GalleryLayout, with painter: inout GridPainter) {
    let (theme, line): (Theme, CellRect) = (painter.theme, layout.header)
    if let hidden = hiddenScenes(layout), line.columns >= 40 {
      painter.put(
        hidden,
        column: line.endColumn - 1 - TextFit.width(of: hidden),
        row: line.row,
        style: theme.text
      )
    }
    let column: Int = line.column + 1
    let used: Int = painter.put("Segue", column: column, row: line.row, style: theme.strong)
    if isFiltering || !filter.isEmpty {
      painter.put(
        "/\(filter)\(isFiltering ? String(GridPainter.cursor) : "")",
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
