public import SegueGeometry
public import SegueCells
import SegueRaster
import SegueStage
public import SegueTransitions

/// Draws what a session presents into a grid, with the device letter-boxed in the middle.
public struct FramePicture: Hashable, Sendable {
  /// The size of the grid in cells.
  public var size: GridSize
  /// The glyphs that pixels are fitted to.
  public var glyphs: GlyphSet
  /// The number of colours that cells may use.
  public var colors: ColorDepth
  /// The height of a cell divided by its width.
  public var cellAspect: Double

  /// The width of a column in points, for a scene that fills the terminal.
  private static let pointsPerColumn = 10.0

  /// Creates a picture of the given number of cells, at least 1 × 1.
  public init(size: GridSize, glyphs: GlyphSet, colors: ColorDepth, cellAspect: Double = 2) {
    self.size = size
    self.glyphs = glyphs
    self.colors = colors
    self.cellAspect = cellAspect
  }

  /// The canvas of a scene that fills the terminal, in points.
  public var terminalCanvas: Size {
    Size(
      width: Double(size.columns) * Self.pointsPerColumn,
      height: Double(size.rows) * Self.pointsPerColumn * cellAspect
    )
  }

  /// Returns the cells of what the session presents now.
  public func grid(of session: some Playable) -> CellGrid {
    var frame = Frame()
    session.sample(into: &frame)
    var grid = CellGrid(size: size)
    var rasterizer = Rasterizer()
    rasterizer.render(
      frame,
      viewport: .fitting(canvas: session.canvas, size: size, cellAspect: cellAspect),
      options: RasterOptions(glyphs: glyphs, depth: colors),
      into: &grid
    )
    return grid
  }
}
