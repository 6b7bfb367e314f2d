import SegueGeometry

/// Mouse reports: SGR (1006, 1016), urxvt (1015), and the three bytes of X10.
extension InputDecoder {
  /// `CSI < code ; x ; y M` or `m`, or `CSI code ; x ; y M`.
  func mouse(_ sequence: ControlSequence) -> InputEvent? {
    let isRelease = sequence.final == UInt8(ascii: "m")
    guard isRelease || sequence.final == UInt8(ascii: "M"), sequence.parameters.count == 3,
      sequence.intermediate == 0
    else { return nil }
    switch sequence.prefix {
    case UInt8(ascii: "<"):
      return report(sequence[0], isRelease: isRelease, x: sequence[1], y: sequence[2])
    case 0 where !isRelease && sequence[0] >= 32:
      return legacyReport(sequence[0] - 32, x: sequence[1], y: sequence[2])
    default: return nil
    }
  }

  mutating func continueX10Mouse(_ byte: UInt8, into events: inout [InputEvent]) {
    bytes.append(byte)
    guard bytes.count == 3 else { return }
    if bytes.allSatisfy({ $0 >= 32 }),
      let event = legacyReport(Int(bytes[0]) - 32, x: Int(bytes[1]) - 32, y: Int(bytes[2]) - 32)
    {
      events.append(event)
    }
    reset()
  }

  /// Encodings older than SGR report a release as button 3, without saying which button it was.
  private func legacyReport(_ code: Int, x: Int, y: Int) -> InputEvent? {
    report(code, isRelease: code & 3 == 3 && code & 0x60 == 0, x: x, y: y)
  }

  private func report(_ code: Int, isRelease: Bool, x: Int, y: Int) -> InputEvent? {
    guard let (kind, button) = Self.action(code, isRelease: isRelease) else { return nil }
    var modifiers: Modifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.alt) }
    if code & 16 != 0 { modifiers.insert(.control) }
    let (fineX, fineY) = place(x: x, y: y)
    return .mouse(
      MouseEvent(
        kind: kind,
        button: button,
        column: Int(clamping: fineX),
        row: Int(clamping: fineY),
        fineColumn: fineX,
        fineRow: fineY,
        modifiers: modifiers
      )
    )
  }

  /// The centre of the reported cell or pixel, in cells; reports are 1-based.
  private func place(x: Int, y: Int) -> (Double, Double) {
    let x = Double(max(x, 1)) - 0.5
    let y = Double(max(y, 1)) - 0.5
    switch mouseUnit {
    case .cells: return (x, y)
    case .pixels(let cellWidth, let cellHeight):
      return (x / Double(max(cellWidth, 1)), y / Double(max(cellHeight, 1)))
    }
  }

  /// Decodes xterm's button code: bits 0–1 button, 5 motion, 6 wheel, 7 extra buttons (which are ignored).
  private static func action(_ code: Int, isRelease: Bool) -> (MouseEvent.Kind, MouseEvent.Button)? {
    guard code & 128 == 0 else { return nil }
    if code & 64 != 0 {
      guard !isRelease else { return nil }
      let kinds: [MouseEvent.Kind] = [.wheelUp, .wheelDown, .wheelLeft, .wheelRight]
      return (kinds[code & 3], .none)
    }
    let buttons: [MouseEvent.Button] = [.left, .middle, .right, .none]
    let button = buttons[code & 3]
    if isRelease { return (.release, button) }
    if code & 32 != 0 { return (button == .none ? .move : .drag, button) }
    return button == .none ? nil : (.press, button)
  }
}
