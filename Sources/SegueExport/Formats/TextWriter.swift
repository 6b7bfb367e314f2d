import SegueGeometry
public import SegueCells

/// Writes a grid's characters without colours, one line per row, without trailing spaces.
public enum TextWriter {
  /// Returns the text of a grid.
  public static func text(of grid: CellGrid) -> String {
    var text = ""
    for row in 0..<grid.size.rows {
      let cells = grid.cells[(row * grid.size.columns)..<((row + 1) * grid.size.columns)]
      let end = cells.lastIndex { $0.glyph != 0x20 } ?? cells.startIndex - 1
      for cell in cells[..<(end + 1)] where cell.width > 0 { text += grid.text(of: cell) }
      text += "\n"
    }
    return text
  }
}
