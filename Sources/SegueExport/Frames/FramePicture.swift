public import SegueGeometry
public import SegueCells
import SegueRaster
import SegueStage
public import SegueTransitions

/// Draws what a session presents into a grid, the device letter-boxed in the middle.
public struct FramePicture: Hashable, Sendable {
  public var size: GridSize
  public var glyphs: GlyphSet
  public var colors: ColorDepth
  /// A cell's height / width.
  public var cellAspect: Double

  /// Points of a scene that fills the terminal, to a column.
  private static let pointsPerColumn = 10.0

  /// Draws into so many cells, at least 1 × 1.
  public init(size: GridSize, glyphs: GlyphSet, colors: ColorDepth, cellAspect: Double = 2) {
    self.size = size
    self.glyphs = glyphs
    self.colors = colors
    self.cellAspect = cellAspect
  }

  /// The canvas of a scene that fills the terminal.
  public var terminalCanvas: Size {
    Size(
      width: Double(size.columns) * Self.pointsPerColumn,
      height: Double(size.rows) * Self.pointsPerColumn * cellAspect
    )
  }

  /// What the session presents now.
  public func grid(of session: Session) -> CellGrid {
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
