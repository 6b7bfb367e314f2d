import SegueGeometry
public import SegueCells

/// What a grid looks like, in the virtual terminal's terms; a space's foreground is not visible.
public func appearance(of grid: CellGrid) -> [VirtualTerminal.Glyph] {
  grid.cells.map { cell in
    visible(
      VirtualTerminal.Glyph(
        text: cell.width == 0 ? "" : grid.text(of: cell),
        foreground: cell.foreground,
        background: cell.background,
        attributes: cell.attributes,
        width: Int(cell.width)
      )
    )
  }
}

/// The glyphs that the terminal shows, as the trial compares them.
public func appearance(of terminal: VirtualTerminal) -> [VirtualTerminal.Glyph] {
  terminal.cells.map(visible)
}

/// A tail takes its looks from its lead; a space has no foreground unless underlined or reversed.
private func visible(_ glyph: VirtualTerminal.Glyph) -> VirtualTerminal.Glyph {
  if glyph.width == 0 { return VirtualTerminal.Glyph(text: "", width: 0) }
  var glyph = glyph
  if glyph.text == " ", glyph.attributes.isDisjoint(with: [.underline, .reverse]) {
    glyph.foreground = .terminalDefault
    glyph.attributes = []
  }
  return glyph
}

/// The first places that differ, for a message a person can read.
///
/// With `exchanged`, a block glyph and its complement with exchanged colours are the same.
public func differences(_ terminal: VirtualTerminal, _ grid: CellGrid, exchanged: Bool = false) -> [String] {
  var shown = appearance(of: terminal)
  var expected = appearance(of: grid)
  if exchanged {
    shown = shown.map(PartedGlyph.canonical)
    expected = expected.map(PartedGlyph.canonical)
  }
  if shown == expected { return [] }
  return expected.indices.filter { shown[$0] != expected[$0] }.prefix(3).map { index in
    let columns = grid.size.columns
    return "row \(index / columns) column \(index % columns): \(shown[index]) is not \(expected[index])"
  }
}
