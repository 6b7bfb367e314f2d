import SegueGeometry
import SegueModel
import SegueCells
import SegueTransitions

/// The rounded corners of a device's screen: what lies beyond them is the terminal's own ground.
///
/// Cells are cut to quarters, or as finely as the glyphs allow. Arcs of a circle, where the devices' own curve sets in a
/// little earlier: less than a cell shows. Which cells are cut is found once for a place of the device.
struct ScreenCorners: Sendable {
  /// A cell that is not wholly on the screen.
  private struct Cut: Sendable {
    var column: Int
    var row: Int
    /// The quarters that are: upper left 1, upper right 2, lower left 4, lower right 8.
    var quarters: UInt8
  }

  /// What the cuts were found for.
  fileprivate struct Place: Hashable {
    var geometry: StageGeometry
    var canvas: Size
    var radius: Double
    var dots: DotGlyphs
  }

  private var place: Place?
  private var cuts: [Cut] = []

  /// Takes away what of a session's device is drawn beyond its screen's corners.
  mutating func round(_ session: Session, on geometry: StageGeometry, with painter: inout GridPainter) {
    round(
      session,
      on: geometry,
      of: &painter.grid,
      dots: painter.glyphs.dots,
      hasColor: painter.theme.hasColor
    )
  }

  /// The same in a grid that no painter has.
  mutating func round(
    _ session: Session,
    on geometry: StageGeometry,
    of grid: inout CellGrid,
    dots: DotGlyphs,
    hasColor: Bool
  ) {
    let canvas: Size = session.canvas
    let radius: Double = min(session.device.cornerRadius, canvas.width / 2, canvas.height / 2)
    guard radius > 0, !geometry.device.isEmpty else { return }
    find(Place(geometry: geometry, canvas: canvas, radius: radius, dots: dots))
    let size: GridSize = grid.size
    for cut in cuts where cut.column >= 0 && cut.row >= 0 && cut.column < size.columns && cut.row < size.rows
    {
      let cell: Cell = grid[column: cut.column, row: cut.row]
      grid[column: cut.column, row: cut.row] = Self.cut(cell, to: cut.quarters, hasColor: hasColor)
    }
  }

  /// A cell of which only some quarters are left.
  ///
  /// Characters stay whole, and so does what cannot be cut without colours.
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

  /// The colour that a cell has on the whole.
  private static func ink(of cell: Cell) -> CellColor {
    if cell.glyph == 0x20 { return cell.background }
    if cell.glyph == 0x2588 { return cell.foreground }
    guard let one = cell.foreground.rgbValue, let other = cell.background.rgbValue else {
      return cell.background.isDefault ? cell.foreground : cell.background
    }
    // Byte by byte, without what a lower byte carries over.
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

  /// The quarters as the glyphs can show them.
  private static func coarse(_ quarters: UInt8, _ dots: DotGlyphs) -> UInt8 {
    switch dots {
    case .braille, .quadrants: quarters
    case .halves: (quarters & 3 == 3 ? 3 : 0) | (quarters & 12 == 12 ? 12 : 0)
    case .ascii: quarters.nonzeroBitCount >= 2 ? 15 : 0
    }
  }
}

extension ScreenCorners.Place {
  /// The quarters of a cell whose middles lie on the screen.
  fileprivate func quarters(column: Int, row: Int) -> UInt8 {
    var quarters: UInt8 = 0
    for (index, offset) in [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)].enumerated() {
      let point: Point = geometry.point(column: Double(column) + offset.0, row: Double(row) + offset.1)
      if isOnScreen(point) { quarters |= 1 << UInt8(index) }
    }
    return quarters
  }

  private func isOnScreen(_ point: Point) -> Bool {
    let x: Double = max(radius - point.x, point.x - (canvas.width - radius), 0)
    let y: Double = max(radius - point.y, point.y - (canvas.height - radius), 0)
    return x * x + y * y <= radius * radius
  }
}
