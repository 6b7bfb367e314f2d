public import SegueGeometry
public import SegueCells

/// A terminal that shows cell grids.
@MainActor
public protocol Screen: AnyObject {
  /// The terminal's size in cells, at least 1 × 1.
  var size: GridSize { get }
  /// Shows a grid, sending only what differs from what is shown; ignores one whose size is not `size`.
  ///
  /// If the terminal cannot keep up, the grid waits, and a newer one replaces it.
  func present(_ grid: CellGrid)
  /// Forgets what is shown, so that the next grid is sent whole.
  func invalidate()
  /// Statistics on the frames presented so far.
  var delivery: Delivery { get }
}

/// What `Terminal` needs from a screen besides showing grids.
@MainActor
protocol SessionScreen: Screen {
  /// Takes over the terminal, at the start and after a stop; it is blank then.
  func enter()
  /// Gives the terminal back.
  func leave()
  func resize(to size: GridSize)
  /// Frees what the screen holds, after `leave`.
  func close()
  /// Whether `flush` has something to write as soon as the descriptor takes it.
  var wantsWrite: Bool { get }
  /// When `flush` is due even if nothing has become writable, on the monotonic clock; nil if it is not.
  var deadline: Double? { get }
  /// Writes as much of what is waiting as the terminal accepts.
  func flush()
  /// Called when the terminal acknowledges a frame.
  func acknowledge()
  /// Whether the terminal may still acknowledge a frame.
  var awaitsReply: Bool { get }
}

/// Defaults for a screen that writes at once and never waits.
extension SessionScreen {
  var wantsWrite: Bool { false }
  var deadline: Double? { nil }
  func flush() {}
  func acknowledge() {}
  var awaitsReply: Bool { false }
}

/// Statistics on the frames presented to a screen.
public struct Delivery: Hashable, Sendable {
  /// Frames for which anything was sent.
  public var framesSent = 0
  /// Frames replaced by a newer one before they were sent.
  public var framesDropped = 0
  /// The size of the last frame in bytes.
  public var frameBytes = 0
  /// Whether the colours shown may be slightly off.
  public var isNearLossless = false
  /// Seconds for which a frame keeps the link busy, as a running mean.
  public var secondsPerFrame = 0.0
  /// Whether the terminal acknowledges frames; otherwise one counts as delivered once the system has accepted
  /// it.
  public var isAcknowledged = false

  /// Creates statistics with nothing presented yet.
  public init() {}
}
