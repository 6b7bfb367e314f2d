import SegueCells
import SegueGeometry
import SegueGraphics
import SegueRaster
import SegueStage
import SegueText
import SegueInterface

/// A part of the screen that is shown in pixels, and what lies over it.
///
/// The same cells are drawn in characters too: where something lies over them, they are seen around it.
final class PixelSheet: PixelArea {
  /// The cells that the pixels take.
  private(set) var area = CellRect.zero
  /// Rectangles of cells in which other things are seen instead.
  private(set) var holes: [CellRect] = []
  private var rasterizer: PixelRasterizer
  /// What draws differences, from the first one on.
  private var difference: PixelDifferenceRasterizer?
  private var showsDifference = false
  private let typesetter: Typesetter
  private let cell: GridSize
  /// The cells under the pixels as the stage drew them, row by row.
  private var ground: [Cell] = []
  /// The pixels that may differ from those sent last; nil if any may.
  private var damage: [PixelRect]?
  private var dimmed = DimmedPixels()

  /// What the grid has under pixels: a no-break space, so that whatever takes its place is written, be it a space.
  ///
  /// Sixels are gone only where something is written.
  static let blank = Cell(glyph: 0xa0)

  init(_ look: PixelLook) {
    rasterizer = PixelRasterizer(typesetter: look.typesetter)
    typesetter = look.typesetter
    cell = look.cell
  }

  /// Draws a frame's pixels for a viewport.
  func draw(_ frame: Frame, in viewport: Viewport, outline: ScreenOutline?) {
    if showsDifference { damage = nil }
    showsDifference = false
    note(rasterizer.render(frame, viewport: viewport, cell: cell, outline: outline), in: viewport)
  }

  /// Draws the difference of two frames.
  func draw(_ first: Frame, _ second: Frame, in viewport: Viewport, outline: ScreenOutline?) {
    if !showsDifference { damage = nil }
    showsDifference = true
    if !hasDifference { difference = PixelDifferenceRasterizer(typesetter: typesetter) }
    let changed = difference?.render(first, second, viewport: viewport, cell: cell, outline: outline)
    note(changed ?? [], in: viewport)
  }

  private var hasDifference: Bool {
    switch difference {
    case .some: true
    case .none: false
    }
  }

  private func note(_ changed: [CellRect], in viewport: Viewport) {
    if area.size != viewport.size { damage = nil }
    area = viewport.cells
    guard var damage else { return }
    for rect in changed {
      damage.append(
        PixelRect(
          x: rect.column * cell.columns,
          y: rect.row * cell.rows,
          width: rect.columns * cell.columns,
          height: rect.rows * cell.rows
        )
      )
    }
    self.damage = damage.count > Self.mostParts ? nil : damage
  }

  /// More parts than these are no less than the whole.
  private static let mostParts = 64

  /// Notes the cells that the stage has drawn, before anything is put over them.
  func note(_ grid: CellGrid) {
    dimmed.dimming = nil
    ground.removeAll(keepingCapacity: true)
    for row in area.rowRange {
      for column in area.columnRange { ground.append(Self.cell(of: grid, column, row)) }
    }
  }

  func dim(_ dimming: Dimming) { dimmed.dimming = dimming }

  /// Finds what has been put over the pixels since `note`, and leaves blanks everywhere else.
  ///
  /// - Complexity: Linear in the number of cells.
  func cutOut(of grid: inout CellGrid) {
    if dimmed.dimmingHasChanged { damage = nil }
    holes.removeAll(keepingCapacity: true)
    var index = 0
    for row in area.rowRange {
      var start: Int?
      for column in area.columnRange {
        let isCovered = Self.cell(of: grid, column, row) != ground[index]
        index += 1
        if isCovered {
          start = start ?? column
          continue
        }
        if let first = start { addHole(first..<column, row) }
        start = nil
        if grid.bounds.contains(column: column, row: row) { grid[column: column, row: row] = Self.blank }
      }
      if let first = start { addHole(first..<area.endColumn, row) }
    }
  }

  /// Adds covered cells of a row, to a hole above them if they continue it.
  private func addHole(_ columns: Range<Int>, _ row: Int) {
    let above = holes.lastIndex {
      $0.column == columns.lowerBound && $0.endColumn == columns.upperBound && $0.endRow == row
    }
    if let above {
      holes[above].rows += 1
    } else {
      holes.append(CellRect(column: columns.lowerBound, row: row, columns: columns.count, rows: 1))
    }
  }

  private static func cell(of grid: CellGrid, _ column: Int, _ row: Int) -> Cell {
    grid.bounds.contains(column: column, row: row) ? grid[column: column, row: row] : .blank
  }

  /// Where the sheet lies in a slot; `isWhole`: none of its pixels are there yet.
  func placed(in slot: Int, isWhole: Bool) -> PlacedPicture {
    PlacedPicture(slot: slot, area: area, holes: holes, damage: isWhole ? nil : damage)
  }

  /// Calls the body with the pixels to be seen, row by row.
  ///
  /// - Complexity: Linear in the number of damaged pixels while they are dimmed.
  func withPixels(_ body: (UnsafeBufferPointer<UInt32>) -> Void) {
    guard dimmed.dimming != nil else { return withDrawnPixels(body) }
    withDrawnPixels { dimmed.update(from: $0, columns: area.columns * cell.columns, in: damage) }
    dimmed.withPixels(body)
  }

  private func withDrawnPixels(_ body: (UnsafeBufferPointer<UInt32>) -> Void) {
    if showsDifference { difference?.withPixels(body) } else { rasterizer.withPixels(body) }
  }

  /// Whether pixels may differ from those sent last.
  var isDamaged: Bool { damage?.isEmpty != true }

  /// The pixels have been sent as they are now.
  func noteSent() {
    damage = []
    dimmed.noteSent()
  }
}

extension CellGrid {
  fileprivate var bounds: CellRect { CellRect(size) }
}
