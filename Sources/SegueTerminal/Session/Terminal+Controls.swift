/// What can be asked of a terminal besides drawing.
extension Terminal {
  /// Whether the mouse's reports come here; without it the terminal selects text.
  public var capturesMouse: Bool { modes.capturesMouse }

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

  /// Sounds or shows the terminal's bell.
  public func ringBell() { device.output.send(CollectionOfOne(0x07)) }

  /// Puts text on the clipboard by OSC 52, which many terminals allow; nothing tells whether this one did.
  public func copyToClipboard(_ text: String) {
    guard modes.isANSI else { return }
    device.output.send("\u{1b}]52;c;\(base64(text.utf8))\u{07}".utf8)
  }

  private func base64(_ bytes: some Collection<UInt8>) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    var group: UInt32 = 0
    var pending = 0
    for byte in bytes {
      group = group << 8 | UInt32(byte)
      pending += 1
      if pending == 3 {
        for shift: UInt32 in [18, 12, 6, 0] { text.append(digits[Int(group >> shift & 63)]) }
        group = 0
        pending = 0
      }
    }
    if pending > 0 {
      group <<= UInt32(8 * (3 - pending))
      for index in 0...pending { text.append(digits[Int(group >> UInt32(18 - 6 * index) & 63)]) }
      for _ in pending..<3 { text.append(UInt8(ascii: "=")) }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
