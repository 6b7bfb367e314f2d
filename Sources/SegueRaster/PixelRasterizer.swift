public import SegueCells
public import SegueGeometry
public import SegueStage
public import SegueText

/// Draws frames as the pixels of a terminal's cells, for terminals that show pixels.
///
/// It keeps its pixels and caches from frame to frame, so that the cost of a frame depends on its differences from the one
/// before. It cannot be copied: copies would share the memory that they draw with.
public struct PixelRasterizer: ~Copyable {
  private var compositor = Compositor()
  private var surface = Surface()
  private var view: PixelView?

  /// Creates a rasterizer with empty caches, which sets text with a typesetter.
  public init(typesetter: Typesetter) { compositor.typesetter = typesetter }

  /// Draws a frame for the viewport's cells, of which each has `cell` pixels, at least one each way.
  ///
  /// Beyond the outline its ground is seen.
  ///
  /// - Returns: The cells of the viewport whose pixels may differ from the last frame's, by their place in it; rectangles
  ///   that do not overlap.
  /// - Complexity: Grows with the cells that changed, not with the layers at rest.
  public mutating func render(
    _ frame: Frame,
    viewport: Viewport,
    cell: GridSize,
    outline: ScreenOutline? = nil
  ) -> [CellRect] {
    let view = PixelView(viewport, cell: cell, outline: outline)
    if self.view != view { compositor.forget() }
    self.view = view
    compositor.update(frame, viewport: viewport, pixelSize: view.pixelSize, into: &surface)
    let rects = compositor.region.rects
    if let outline {
      for rect in rects { outline.blend(into: &surface, of: viewport, in: compositor.pixels(of: rect)) }
    }
    return rects
  }

  /// Calls the body with the pixels of the last frame, `0xAABBGGRR` row by row; where nothing is drawn they are 0.
  public func withPixels<Result>(_ body: (UnsafeBufferPointer<UInt32>) -> Result) -> Result {
    surface.pixels.withUnsafeBufferPointer(body)
  }
}
