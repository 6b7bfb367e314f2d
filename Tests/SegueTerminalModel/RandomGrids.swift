public import SegueGeometry
public import SegueCells
public import SegueTestSupport

/// Grids with every kind of cell, equal runs and small changes, always the same for a seed.
public struct RandomGrids {
  /// Where the numbers come from.
  public var random: SeededGenerator
  /// The size of the grids.
  public var size: GridSize
  /// Which colours may occur; the first are likelier.
  public var colors: [CellColor] = [
    .terminalDefault, .rgb(0x102030), .rgb(0xffffff), .rgb(0), .rgb(0x0a6409), .palette(3), .palette(12),
    .palette(200),
  ]
  /// The attributes to choose from.
  public var attributes: [Cell.Attributes] = [
    [], [], [], .bold, .dim, .italic, .underline, .reverse, [.bold, .dim], [.bold, .underline, .reverse],
  ]
  /// Whether some cells hold several scalars.
  public var hasClusters = true
  /// Octants, which the C library's tables may lack.
  public var hasOctants = true

  /// Creates a source of grids of one size.
  public init(random: SeededGenerator, size: GridSize, hasClusters: Bool = true) {
    self.random = random
    self.size = size
    self.hasClusters = hasClusters
  }

  /// Returns the next grid.
  public mutating func grid() -> CellGrid {
    var grid = CellGrid(size: size)
    for row in 0..<size.rows { fill(&grid, row: row, from: 0, to: size.columns) }
    return grid
  }

  /// Changes a few runs; wide glyphs stay whole.
  public mutating func changed(_ grid: CellGrid) -> CellGrid {
    var grid = grid
    for _ in 0..<random.int(below: 8) {
      let row = random.int(below: size.rows)
      let start = random.int(below: size.columns)
      fill(&grid, row: row, from: start, to: min(start + 1 + random.int(below: 9), size.columns))
    }
    return grid
  }

  private mutating func fill(_ grid: inout CellGrid, row: Int, from start: Int, to end: Int) {
    if start > 0, grid[column: start, row: row].width == 0 { grid[column: start - 1, row: row] = .blank }
    if end < size.columns, grid[column: end, row: row].width == 0 { grid[column: end, row: row] = .blank }
    var column = start
    var style = Cell.blank
    while column < end {
      if random.int(below: 9) == 0 {
        let length = min(1 + random.int(below: size.columns), end - column)
        fillRun(&grid, row: row, from: column, to: column + length)
        column += length
        continue
      }
      if random.int(below: 3) == 0 { style = cell() }
      var cell = style
      cell.glyph = glyph(&grid)
      cell.width = cell.glyph >= 0x4e00 && cell.glyph < 0xa000 || cell.glyph == 0x1f600 ? 2 : 1
      if cell.width == 2, column + 1 >= end {
        cell.glyph = 0x20
        cell.width = 1
      }
      grid[column: column, row: row] = cell
      if cell.width == 2 {
        cell.width = 0
        cell.glyph = 0x20
        grid[column: column + 1, row: row] = cell
        column += 1
      }
      column += 1
    }
  }

  /// Equal cells, as REP and erasing are for.
  private mutating func fillRun(_ grid: inout CellGrid, row: Int, from start: Int, to end: Int) {
    var cell = cell()
    cell.glyph = random.int(below: 2) == 0 ? 0x20 : 0x2580 + UInt32(random.int(below: 0x20))
    for column in start..<end { grid[column: column, row: row] = cell }
  }

  private mutating func cell() -> Cell {
    Cell(
      glyph: 0x20,
      foreground: colors[random.int(below: colors.count)],
      background: colors[random.int(below: colors.count)],
      attributes: attributes[random.int(below: attributes.count)]
    )
  }

  private mutating func glyph(_ grid: inout CellGrid) -> UInt32 {
    switch random.int(below: 13) {
    case 0...3: return 0x20
    case 4...6: return 0x2580 + UInt32(random.int(below: 0x20))
    case 7: return 0x4e00 + UInt32(random.int(below: 100))
    case 8: return 0x1f600
    case 9 where hasClusters: return grid.glyph(for: ["e\u{301}", "o\u{302}\u{301}"][random.int(below: 2)])
    case 10: return 0xe9
    case 11: return (hasOctants ? 0x1_cd00 : 0x1_fb00) + UInt32(random.int(below: 0x30))
    default: return 0x41 + UInt32(random.int(below: 26))
    }
  }
}

extension SeededGenerator {
  /// A number of 0..<bound.
  public mutating func int(below bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
