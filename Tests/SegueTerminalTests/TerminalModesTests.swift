import Testing

@testable import SegueTerminal

@Suite struct TerminalModesTests {
  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// The private modes that a string sets or resets, by the final byte.
  private func modes(_ text: String, _ final: Character) -> Set<Int> {
    Set(
      text.split(separator: "\u{1b}[?").compactMap { part in
        let digits = part.prefix { $0.isNumber }
        return part.dropFirst(digits.count).first == final ? Int(digits) : nil
      }
    )
  }

  @Test func `Leaving undoes whatever entering may have set`() {
    for isDirect in [true, false] {
      for isANSI in [true, false] {
        for bits in 0..<8 {
          let modes = TerminalModes(
            isDirect: isDirect,
            isANSI: isANSI,
            capturesMouse: bits & 1 != 0,
            reportsHover: bits & 2 != 0,
            reportsPixels: bits & 4 != 0
          )
          let enter = text(modes.enter)
          let leave = text(modes.leave)
          #expect(self.modes(enter, "h").isSubset(of: self.modes(leave, "l")))
          #expect(
            self.modes(enter, "l").subtracting([1003, 1002, 1006, 1016]).isSubset(of: self.modes(leave, "h"))
          )
        }
      }
    }
  }

  @Test func `A terminal that is not ANSI gets nothing but its terminfo`() {
    let modes = TerminalModes(isDirect: false, isANSI: false, capturesMouse: true, reportsHover: true)
    #expect(modes.enter.isEmpty)
    #expect(modes.leave.isEmpty)
    #expect(modes.mouse.isEmpty)
  }

  @Test func `The mouse`() {
    var modes = TerminalModes(isDirect: true, isANSI: true, capturesMouse: true)
    #expect(text(modes.mouse) == "\u{1b}[?1003l\u{1b}[?1002h\u{1b}[?1006h")
    modes.reportsHover = true
    #expect(text(modes.mouse) == "\u{1b}[?1003h\u{1b}[?1006h")
    modes.reportsPixels = true
    #expect(text(modes.mouse).hasSuffix("\u{1b}[?1006h\u{1b}[?1016h"))
    modes.capturesMouse = false
    #expect(self.modes(text(modes.mouse), "h").isEmpty)
  }

  @Test func `What rescues ends a picture before it removes all of them`() {
    var modes = TerminalModes(isDirect: true, isANSI: true, capturesMouse: false)
    modes.pictureEnd = Array("<end>".utf8)
    modes.pictureRemoval = Array("<removal>".utf8)
    #expect(text(modes.rescue).hasPrefix("\u{18}\u{1b}\\<end><removal>"))
    #expect(text(modes.leave).hasPrefix("<removal>"))
  }

  @Test func `The guard has room for the reset`() {
    var modes = TerminalModes(isDirect: true, isANSI: true, capturesMouse: true)
    modes.pictureEnd = Array(repeating: 0, count: 32)
    modes.pictureRemoval = modes.pictureEnd
    #expect(modes.rescue.count < 400)
  }
}
