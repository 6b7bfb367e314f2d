package import SegueCells
import SegueGeometry

extension GridPainter {
  /// Draws an empty box over everything else, with a title in its top edge, and dims what lies below it.
  ///
  /// Colours go halfway to the ground. Where there are too few for that, the rows of the box are blank instead,
  /// so that no half words stand beside it. The last row, which says what keys do, stays as it is.
  package mutating func overlay(_ rect: CellRect, title: String) {
    let isLastKept: Bool = bounds.rows >= 10
    var ground: CellRect = bounds
    if isLastKept { ground.rows -= 1 }
    if canDim {
      dim(ground)
      for sheet in sheets { sheet.dim(dimming) }
    } else {
      let rows: CellRect = rect.rows(from: 0)
      fill(
        CellRect(
          column: 0,
          row: rows.row,
          columns: bounds.columns,
          rows: min(rows.rows, ground.endRow - rows.row)
        ),
        style: theme.text
      )
    }
    window(rect, title: title)
  }

  /// Whether there are colours between a colour and the ground.
  private var canDim: Bool {
    guard theme.hasColor else { return false }
    return theme.accent.foreground.rgbValue != nil || theme.accent.foreground.paletteIndex ?? 0 >= 16
  }

  /// Brings the colours of some cells halfway to the ground; pixels are dimmed by who draws them.
  private mutating func dim(_ rect: CellRect) {
    let dimming: Dimming = dimming
    for row in rect.row..<rect.endRow {
      for column in rect.column..<rect.endColumn {
        guard !sheets.contains(where: { $0.area.contains(column: column, row: row) }) else { continue }
        var cell: Cell = grid[column: column, row: row]
        cell.attributes.remove(.bold)
        if cell.foreground.isDefault { cell.attributes.insert(.dim) }
        cell.foreground = dimmed(cell.foreground, dimming)
        cell.background = dimmed(cell.background, dimming)
        grid[column: column, row: row] = cell
      }
    }
  }

  private func dimmed(_ color: CellColor, _ dimming: Dimming) -> CellColor {
    if let rgb = color.rgbValue { return .rgb(dimming(rgb)) }
    guard let index = color.paletteIndex, index >= 16 else { return color }
    return .palette(Palette.nearest256(dimming(Palette.rgb(index))))
  }

  private var dimming: Dimming { Dimming(isForLightGround: theme.isForLightGround) }
}

extension Theme {
  /// Whether the colours are dark, for a light ground.
  fileprivate var isForLightGround: Bool {
    let rgb: UInt32? = faint.foreground.rgbValue ?? faint.foreground.paletteIndex.map { Palette.rgb($0) }
    return rgb.map { $0 >> 8 & 0xff < 0x70 } ?? false
  }
}
