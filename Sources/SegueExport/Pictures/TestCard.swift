import SegueGeometry
public import SegueCells
import SegueRaster

/// A picture to judge a terminal by: the same disc on the same ramp in every glyph set and every colour depth.
///
/// If the disc is round and the ramp smooth, the terminal supports what the row's name says.
public struct TestCard: Hashable, Sendable {
  private static let tile = GridSize(columns: 24, rows: 4)
  private static let nameColumns = 16

  /// Creates a test card.
  public init() {}

  /// Draws all glyph sets at one colour depth, then all depths with `glyphs`, in tiles of four rows each.
  public func grid(glyphs: GlyphSet, colors: ColorDepth) -> CellGrid {
    let depths = ColorDepth.allCases.reversed().filter { $0 != .none }
    let rows = (GlyphSet.allCases.count + depths.count) * (Self.tile.rows + 1)
    var grid = CellGrid(size: GridSize(columns: Self.nameColumns + Self.tile.columns, rows: rows))
    var row = 0
    func add(_ name: String, _ glyphs: GlyphSet, _ depth: ColorDepth) {
      write(name, row: row, into: &grid)
      draw(glyphs, depth, row: row, into: &grid)
      row += Self.tile.rows + 1
    }
    for set in GlyphSet.allCases { add(set.rawValue, set, colors) }
    for depth in depths { add(depth.rawValue, glyphs, depth) }
    return grid
  }

  private func write(_ name: String, row: Int, into grid: inout CellGrid) {
    for (column, scalar) in name.unicodeScalars.prefix(Self.nameColumns - 1).enumerated() {
      grid[column: column, row: row] = Cell(glyph: scalar.value)
    }
  }

  private func draw(_ glyphs: GlyphSet, _ depth: ColorDepth, row: Int, into grid: inout CellGrid) {
    let unit = glyphs.pixelsPerCell
    let (width, height) = (Self.tile.columns * unit.columns, Self.tile.rows * unit.rows)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(GridSize(columns: width, rows: height).count)
    for y in 0..<height {
      for x in 0..<width {
        pixels.append(Self.color(x: (Double(x) + 0.5) / Double(width), y: (Double(y) + 0.5) / Double(height)))
      }
    }
    var fitter = Fitter(glyphs: glyphs, depth: depth)
    pixels.withUnsafeBufferPointer { buffer in
      fitter.fit(buffer, width: width, height: height, into: &grid, column: Self.nameColumns, row: row)
    }
  }

  /// The pixel `0xAABBGGRR` at a point of the unit square, which is three times as wide as high: a ramp from orange to blue,
  /// darker downwards, and a white disc.
  private static func color(x: Double, y: Double) -> UInt32 {
    let (dx, dy) = (3 * (x - 0.5), y - 0.5)
    let edge = (0.42 - (dx * dx + dy * dy).squareRoot()) * 24 + 0.5
    let disc = min(max(edge, 0), 1)
    func channel(_ left: Double, _ right: Double) -> UInt32 {
      let ramp = (left + (right - left) * x) * (1 - 0.6 * y)
      return UInt32(clamping: (255 * (ramp + (1 - ramp) * disc)).rounded())
    }
    return 0xff00_0000 | channel(0.2, 1) << 16 | channel(0.55, 0.35) << 8 | channel(1, 0.1)
  }
}
