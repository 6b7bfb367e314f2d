import SegueGeometry
import SegueCells

/// A screen that sends an ECMA-48 terminal only what changes from frame to frame.
///
/// A frame once begun is finished; of those presented meanwhile, only the newest is kept.
@MainActor
final class DirectScreen: SessionScreen {
  /// Seconds without change after which a near-lossless picture is made exact.
  static let settlingDelay = 0.15
  /// DSR 5, whose reply acknowledges that everything before it has been processed.
  private static let question = Array("\u{1b}[5n".utf8)

  private(set) var size: GridSize
  private var encoder: FrameEncoder
  private var link = Link()
  private let fidelity: Fidelity
  private let output: OutputQueue
  private let clock: () -> Double
  /// The newest frame that could not be sent yet.
  private var waiting: CellGrid?
  /// The grid whose colours are shown slightly off, until they are exact.
  private var settling: CellGrid?
  private var lastChange = -Double.infinity
  private var counts = Delivery()
  /// The pictures over the cells.
  var overlay: (any ScreenOverlay)? {
    didSet { overlay?.invalidate() }
  }
  private var overlayBytes: [UInt8] = []

  init(
    size: GridSize,
    dialect: Dialect,
    fidelity: Fidelity = .auto,
    output: OutputQueue,
    clock: @escaping () -> Double = { MonotonicClock.now }
  ) {
    self.size = size
    self.fidelity = fidelity
    self.output = output
    self.clock = clock
    encoder = FrameEncoder(dialect)
  }

  var dialect: Dialect {
    get { encoder.dialect }
    set { encoder.dialect = newValue }
  }

  var delivery: Delivery {
    var delivery = counts
    delivery.isNearLossless = settling != nil
    delivery.secondsPerFrame = link.busy
    delivery.isAcknowledged = link.isAcknowledging
    return delivery
  }

  var wantsWrite: Bool { output.wantsWrite || waiting != nil && link.hasRoom(at: clock()) }

  var deadline: Double? {
    if output.wantsWrite { return nil }
    if waiting != nil { return link.deadline }
    guard settling != nil || overlay?.isUnfinished == true else { return nil }
    let due = lastChange + Self.settlingDelay
    return link.hasRoom(at: clock()) ? due : link.deadline.map { max(due, $0) }
  }

  func present(_ grid: CellGrid) {
    guard grid.size == size else { return }
    let now = clock()
    writeMore(at: now)
    if waiting != nil { counts.framesDropped += 1 }
    guard isFree(at: now) else {
      waiting = grid
      return
    }
    waiting = nil
    send(grid, at: now)
  }

  func flush() {
    let now = clock()
    writeMore(at: now)
    advance(at: now)
  }

  /// Called when the terminal has processed a frame.
  func acknowledge() {
    let now = clock()
    link.acknowledge(at: now)
    advance(at: now)
  }

  func invalidate() { encoder.invalidate() }

  func enter() {
    link.reset()
    encoder.invalidate()
  }

  func leave() {
    waiting = nil
    settling = nil
    let isCut = output.abandon(cancelling: TerminalModes.cancellation)
    removeOverlay(isCut: isCut)
  }

  var awaitsReply: Bool { link.awaitsReply }

  /// Removes the pictures from the terminal; they come back with the next frame.
  func removeOverlay(isCut: Bool = false) {
    overlayBytes.removeAll(keepingCapacity: true)
    overlay?.leave(isCut: isCut, into: &overlayBytes)
    if !overlayBytes.isEmpty { output.send(overlayBytes) }
  }

  func resize(to size: GridSize) {
    self.size = size
    waiting = nil
    settling = nil
    encoder.invalidate()
  }

  func close() {}

  private func isFree(at now: Double) -> Bool { !output.wantsWrite && link.hasRoom(at: now) }

  private func writeMore(at now: Double) {
    output.flush()
    if !output.wantsWrite { link.written(at: now) }
  }

  /// Sends what was waiting for the link, or for the picture to come to rest.
  private func advance(at now: Double) {
    guard isFree(at: now) else { return }
    if let grid = waiting {
      waiting = nil
      send(grid, at: now)
    } else if let grid = settling, now >= lastChange + Self.settlingDelay {
      refine(grid, at: now)
    } else if overlay?.isUnfinished == true, now >= lastChange + Self.settlingDelay {
      encodeOverlay(.resting)
      transmit(at: now) { encoder.append(overlay: overlayBytes, into: &$0) }
    }
  }

  private func encodeOverlay(_ pace: OverlayPace) {
    overlayBytes.removeAll(keepingCapacity: true)
    overlay?.encode(pace, into: &overlayBytes)
  }

  private func send(_ grid: CellGrid, at now: Double) {
    let isNearLossless = fidelity == .fast || fidelity == .auto && link.isSlow
    if encoder.clears(for: grid.size) { overlay?.invalidate() }
    encodeOverlay(link.isSlow ? .hurried : .moving)
    let bytes = transmit(at: now) {
      encoder.encode(grid, isNearLossless: isNearLossless, over: overlayBytes, into: &$0)
    }
    if bytes > 0 { lastChange = now }
    if bytes > 0 || settling != nil { settling = isNearLossless ? grid : nil }
    counts.framesSent += bytes > 0 ? 1 : 0
    counts.frameBytes = bytes
  }

  /// Makes the picture exact, in portions small enough not to keep a new frame waiting for long.
  private func refine(_ grid: CellGrid, at now: Double) {
    var isExact = false
    transmit(at: now) { isExact = encoder.refine(grid, limit: Self.refinement, into: &$0) }
    if isExact { settling = nil }
  }

  /// Bytes per portion of a refinement, after which a newer frame may go first.
  private static let refinement = 2048

  /// Sends what the body appends, followed by a request to acknowledge it; returns how many bytes the body
  /// appended.
  @discardableResult
  private func transmit(at now: Double, _ body: (inout ByteBuffer) -> Void) -> Int {
    var count = 0
    output.send { buffer in
      let before = buffer.count
      body(&buffer)
      count = buffer.count - before
      if count > 0 { buffer.append(Self.question) }
    }
    guard count > 0 else { return 0 }
    link.begin(bytes: count, at: now)
    if !output.wantsWrite { link.written(at: clock()) }
    return count
  }
}
