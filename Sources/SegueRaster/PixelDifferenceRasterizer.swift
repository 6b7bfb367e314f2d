public import SegueCells
public import SegueGeometry
public import SegueStage
public import SegueText

/// Draws how far two frames differ as the pixels of a terminal's cells, as `DifferenceRasterizer` does in characters.
///
/// It keeps its pixels and caches from pair to pair. It cannot be copied: copies would share the memory that they draw with.
public struct PixelDifferenceRasterizer: ~Copyable {
  private var difference: FrameDifference
  private var viewport: Viewport?
  private var cell: GridSize?
  private var outline: ScreenOutline?

  /// Creates a rasterizer with empty caches, which sets text with a typesetter.
  public init(typesetter: Typesetter) { difference = FrameDifference(typesetter: typesetter) }

  /// Draws the difference of two frames of the same canvas for the viewport's cells, of which each has `cell` pixels.
  ///
  /// Beyond the outline its ground is seen.
  ///
  /// - Returns: The cells of the viewport whose pixels may differ from the last pair's, by their place in it; rectangles
  ///   that do not overlap.
  /// - Complexity: Grows with the cells that have changed in either frame.
  public mutating func render(
    _ first: Frame,
    _ second: Frame,
    viewport: Viewport,
    cell: GridSize,
    outline: ScreenOutline? = nil
  ) -> [CellRect] {
    if self.viewport?.size != viewport.size || self.viewport?.canvas != viewport.canvas || self.cell != cell
      || self.outline != outline
    {
      difference.forget()
    }
    (self.viewport, self.cell, self.outline) = (viewport, cell, outline)
    let size = GridSize(
      columns: viewport.size.columns * cell.columns,
      rows: viewport.size.rows * cell.rows
    )
    let region = difference.update(first, second, viewport: viewport, pixelSize: size)
    if let outline { difference.cut(outline, of: viewport, in: region.rects) }
    return region.rects
  }

  /// Calls the body with the pixels of the last pair, `0xAABBGGRR` row by row.
  public func withPixels<Result>(_ body: (UnsafeBufferPointer<UInt32>) -> Result) -> Result {
    difference.surface.pixels.withUnsafeBufferPointer(body)
  }
}
