public import SegueCells
public import SegueGeometry
public import SegueStage
public import SegueText

/// Draws how far two frames differ as the pixels of a terminal's cells, as `DifferenceRasterizer` does in characters.
///
/// It keeps its pixels and caches from pair to pair. It cannot be copied: copies would share the memory that they draw with.
public struct PixelDifferenceRasterizer: ~Copyable {
  private var difference: FrameDifference
  private var view: PixelView?

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
    let view = PixelView(viewport, cell: cell, outline: outline)
    if self.view != view { difference.forget() }
    self.view = view
    let region = difference.update(first, second, viewport: viewport, pixelSize: view.pixelSize)
    if let outline { difference.cut(outline, of: viewport, in: region.rects) }
    return region.rects
  }

  /// Calls the body with the pixels of the last pair, `0xAABBGGRR` row by row.
  public func withPixels<Result>(_ body: (UnsafeBufferPointer<UInt32>) -> Result) -> Result {
    difference.surface.pixels.withUnsafeBufferPointer(body)
  }
}
