public import SegueGeometry
public import SegueCells

/// A terminal that shows cell grids.
@MainActor
public protocol Screen: AnyObject {
  /// The terminal's size in cells, at least 1 × 1.
  var size: GridSize { get }
  /// Shows a grid of exactly `size`, sending only what differs from what is shown.
  ///
  /// Where the terminal is slower than the frames, the grid waits, and a newer one takes its place.
  func present(_ grid: CellGrid)
  /// Forgets what is shown, so that the next grid is sent whole.
  func invalidate()
  /// What has become of the frames.
  var delivery: Delivery { get }
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
  /// Whether `flush` has something to write as soon as the descriptor takes it.
  var wantsWrite: Bool { get }
  /// When `flush` is due besides, on the monotonic clock.
  var deadline: Double? { get }
  /// Writes as much of what waits as the terminal takes.
  func flush()
  /// The terminal has answered that it has dealt with a frame.
  func acknowledge()
}

/// A screen that writes at once never waits.
extension SessionScreen {
  var wantsWrite: Bool { false }
  var deadline: Double? { nil }
  func flush() {}
  func acknowledge() {}
}
