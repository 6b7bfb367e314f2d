import CTerminal
import SegueGeometry

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Signals and replies, which change the terminal before the program hears of them.
extension Terminal {
  /// Seconds after our own stop within which a SIGCONT belongs to it.
  private static let continuationDelay = 0.1

  func handleSignals(into events: inout [InputEvent]) {
    var isResized = false
    while true {
      switch nextSignal() {
      case 0:
        if isResized { events.append(.resize(takeOverWindow())) }
        return
      case SIGWINCH: isResized = true
      case SIGTERM: events.append(.terminate(.terminate))
      case SIGINT: events.append(.terminate(.interrupt))
      case SIGHUP: events.append(.terminate(.hangUp))
      case SIGTSTP:
        stop(group: false)
        events.append(.resume)
      case SIGCONT:
        // After our own stop everything is set already; after SIGSTOP nothing is certain.
        if now - resumeTime < Self.continuationDelay { break }
        reenter()
        events.append(.resume)
      default: break
      }
    }
  }

  /// The next signal, or 0 if no more have arrived.
  private func nextSignal() -> Int32 {
    unhandledSignals.isEmpty ? ct_signals_next() : unhandledSignals.removeFirst()
  }

  /// Takes over the window's size and the shape of its cells; returns the size in cells.
  @discardableResult
  func takeOverWindow() -> GridSize {
    let window = device.window
    sessionScreen.resize(to: window.cells)
    // Zooming changes the pixel size of a cell, too.
    if modes.reportsPixels { device.output.send(TerminalModes.cellSizeQuery) }
    if options.cellAspect == nil, let pixels = window.pixels,
      let aspect = TerminalCapabilities.aspect(cellsIn: pixels, window: window.cells)
    {
      capabilities.cellAspect = aspect
    }
    return window.cells
  }

  /// Learns from a reply: whether mode 2026 exists, how large a cell is, whether the mouse can report pixels.
  func take(_ reply: TerminalReply) {
    if environment.answers.take(reply) { learn() }
    switch reply {
    case .status: sessionScreen.acknowledge()
    case .primaryAttributes: attributesAwaited = max(attributesAwaited - 1, 0)
    case .mode(1016, .set), .mode(1016, .reset):
      canReportPixels = true
      usePixelReports()
    case .cellPixels(let width, let height):
      reported = (width, height)
      if options.cellAspect == nil, let aspect = Self.plausible(Double(height) / Double(width)) {
        capabilities.cellAspect = aspect
      }
      usePixelReports()
    default: break
    }
  }

  /// Adopts what the replies say about features; the picture is already made for these colours and glyphs.
  private func learn() {
    guard let better = try? TerminalCapabilities.detect(in: environment, options: options) else { return }
    guard capabilities.screen == .direct, better.screen == .direct else { return }
    capabilities.features = better.features
    capabilities.reasons = better.reasons
    useFeatures()
  }

  private static func plausible(_ aspect: Double) -> Double? { (0.5...5).contains(aspect) ? aspect : nil }

  /// Pixel reports need the size of a cell; a multiplexer's is not that of the outer terminal.
  private func usePixelReports() {
    guard canReportPixels, capabilities.multiplexer == nil, let (width, height) = reported else { return }
    decoder.mouseUnit = .pixels(cellWidth: width, cellHeight: height)
    if modes.reportsPixels { return }
    modes.reportsPixels = true
    device.output.send(modes.mouse)
  }
}
