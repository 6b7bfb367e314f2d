import SegueGeometry
import SegueCells
import SegueRaster
import SegueTransitions
import SegueInterface

/// The rounded corners of a device's screen, beyond which the terminal's own background shows.
///
/// Cells are cut to quarters, or as finely as the glyphs allow. The corners are circular arcs, whereas the
/// devices' own curves begin slightly earlier: the difference is less than a cell. The cells to cut are
/// determined once per position of the device.
struct ScreenCorners: Sendable {
  /// A cell that is not entirely on the screen.
  private struct Cut: Sendable {
    var column: Int
    var row: Int
    /// The quarters on the screen: upper left 1, upper right 2, lower left 4, lower right 8.
    var quarters: UInt8
  }

  /// What the cuts were determined for.
  fileprivate struct Place: Hashable {
    var geometry: StageGeometry
    var outline: ScreenOutline
    var dots: DotGlyphs
  }

  private var place: Place?
  private var cuts: [Cut] = []

  /// Removes whatever a session's device shows beyond the corners of its screen.
  mutating func round(_ session: any Playable, on geometry: StageGeometry, with painter: inout GridPainter) {
    round(
      session,
      on: geometry,
      of: &painter.grid,
      dots: painter.glyphs.dots,
      hasColor: painter.theme.hasColor
    )
  }

  /// Does the same in a grid without a painter.
  mutating func round(
    _ session: any Playable,
    on geometry: StageGeometry,
    of grid: inout CellGrid,
    dots: DotGlyphs,
    hasColor: Bool
  ) {
    let outline = ScreenOutline(of: session)
    guard outline.radius > 0, !geometry.device.isEmpty else { return }
    find(Place(geometry: geometry, outline: outline, dots: dots))
    let size: GridSize = grid.size
    for cut in cuts where cut.column >= 0 && cut.row >= 0 && cut.column < size.columns && cut.row < size.rows
    {
      let cell: Cell = grid[column: cut.column, row: cut.row]
      grid[column: cut.column, row: cut.row] = Self.cut(cell, to: cut.quarters, hasColor: hasColor)
    }
  }

  /// A cell reduced to some of its quarters.
  ///
  /// Characters stay whole, and so does whatever cannot be cut without colours.
  private static func cut(_ cell: Cell, to quarters: UInt8, hasColor: Bool) -> Cell {
    guard cell.width == 1 else { return cell }
    guard quarters != 0 else { return .blank }
    let isPicture: Bool = cell.glyph == 0x20 || cell.glyph >= 0x2580
    guard hasColor, isPicture, cell.glyph & Cell.clusterBit == 0 else { return cell }
    return Cell(
      glyph: DotGlyphs.quadrants.scalar(of: quarters, mark: " "),
      foreground: ink(of: cell),
      background: .terminalDefault
    )
  }

  /// The predominant colour of a cell.
  private static func ink(of cell: Cell) -> CellColor {
    if cell.glyph == 0x20 { return cell.background }
    if cell.glyph == 0x2588 { return cell.foreground }
    guard let one = cell.foreground.rgbValue, let other = cell.background.rgbValue else {
      return cell.background.isDefault ? cell.foreground : cell.background
    }
    // The average of each byte, without carries from the lower ones.
    return .rgb((one & other) + ((one ^ other) & 0xfefefe) >> 1)
  }

  // MARK: Finding

  private mutating func find(_ newPlace: Place) {
    guard newPlace != place else { return }
    place = newPlace
    cuts.removeAll(keepingCapacity: true)
    let device: CellRect = newPlace.geometry.device
    for row in device.row..<device.endRow {
      for column in device.column..<device.endColumn {
        let quarters: UInt8 = Self.coarse(newPlace.quarters(column: column, row: row), newPlace.dots)
        if quarters != 15 { cuts.append(Cut(column: column, row: row, quarters: quarters)) }
      }
    }
  }

  /// The quarters as closely as the glyphs can show them.
  private static func coarse(_ quarters: UInt8, _ dots: DotGlyphs) -> UInt8 {
    switch dots {
    case .braille, .quadrants: quarters
    case .halves: (quarters & 3 == 3 ? 3 : 0) | (quarters & 12 == 12 ? 12 : 0)
    case .ascii: quarters.nonzeroBitCount >= 2 ? 15 : 0
    }
  }
}

extension ScreenCorners.Place {
  /// The quarters of a cell whose centres lie on the screen.
  fileprivate func quarters(column: Int, row: Int) -> UInt8 {
    var quarters: UInt8 = 0
    for (index, offset) in [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)].enumerated() {
      let point: Point = geometry.point(column: Double(column) + offset.0, row: Double(row) + offset.1)
      if outline.contains(point) { quarters |= 1 << UInt8(index) }
    }
    return quarters
  }
}
