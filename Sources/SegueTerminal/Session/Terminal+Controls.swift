/// What can be asked of a terminal besides drawing.
extension Terminal {
  /// Whether the mouse's reports come here; without it the terminal selects text.
  public var capturesMouse: Bool { modes.capturesMouse }

  /// What to tell of a window that is drawn in part only; nil: all of it is.
  public var windowNotice: String? {
    guard device.isWindowTooLarge else { return nil }
    let side = TerminalDevice.longestSide
    return "the window is larger than \(side)×\(side) cells: the rest stays empty"
  }

  /// Takes the mouse or leaves it to the terminal's own selection.
  public func setMouseCapture(_ captures: Bool) {
    modes.capturesMouse = captures
    device.output.send(modes.mouse)
  }

  /// Asks for motion without a button too, or for drags only, as at the start.
  public func setHoverReports(_ reports: Bool) {
    modes.reportsHover = reports
    device.output.send(modes.mouse)
  }

  /// Reports `.readable` whenever the descriptor has something to read, until it is unwatched.
  public func watch(_ descriptor: Int32) { loop.watch(descriptor) }

  /// Forgets a descriptor; do so before closing it.
  public func unwatch(_ descriptor: Int32) { loop.unwatch(descriptor) }
}
