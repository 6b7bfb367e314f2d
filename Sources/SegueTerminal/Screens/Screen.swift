public import SegueGeometry
public import SegueRaster

/// A terminal that shows cell grids.
@MainActor
public protocol Screen: AnyObject {
  /// The terminal's size in cells, at least 1 × 1.
  var size: GridSize { get }
  /// Shows a grid of exactly `size`, sending only what differs from what is shown.
  ///
  /// While `wantsWrite`, the grid waits, and a newer one takes its place.
  func present(_ grid: CellGrid)
  /// Forgets what is shown, so that the next grid is sent whole.
  func invalidate()
  /// Whether an earlier frame still waits to be taken by the terminal: drawing another now gains nothing.
  var wantsWrite: Bool { get }
  /// Writes as much of the waiting frames as the terminal takes; `Terminal.poll` does so by itself.
  func flush()
}

extension Screen {
  /// A screen that writes at once never waits.
  public var wantsWrite: Bool { false }
  /// Nothing waits.
  public func flush() {}
}

/// What `Terminal` needs of a screen besides showing grids.
@MainActor
protocol SessionScreen: Screen {
  /// Takes the terminal over, at the start and after a stop; the screen is blank then.
  func enter()
  /// Gives the terminal back.
  func leave()
  func resize(to size: GridSize)
  /// Frees what the screen holds, after `leave`.
  func close()
}
