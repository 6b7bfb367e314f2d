public import SegueGeometry
public import SegueRaster

/// A terminal that shows cell grids.
@MainActor
public protocol Screen: AnyObject {
  /// The terminal's size in cells, at least 1 × 1.
  var size: GridSize { get }
  /// Shows a grid of exactly `size`, sending only what differs from what is shown.
  func present(_ grid: CellGrid)
  /// Forgets what is shown, so that the next grid is sent whole.
  func invalidate()
}
