import SegueCells
import Testing

/// What a mark in a cell's place stands on, and what stands for a character where there is only ASCII.
struct CellInkTests {
  @Test(
    arguments: [
      (" ", 0), ("▁", 0), ("▄", 0), ("▅", 1), ("█", 1), ("▏", 0), ("▊", 1), ("▐", 0), ("▗", 0), ("▟", 1),
      ("▔", 0),
      ("░", 0), ("▒", 0), ("▓", 1), ("\u{1FB00}", 0), ("\u{1FB3B}", 1), ("⠁", 0), ("W", 0), ("─", 0),
    ] as [(Unicode.Scalar, UInt8)]
  )
  func aMarkStandsOnWhatMostOfTheCellShows(glyph: Unicode.Scalar, color: UInt8) {
    let cell = Cell(glyph: glyph.value, foreground: .palette(1), background: .palette(0))
    #expect(cell.prevailingColor == .palette(color))
  }

  @Test func everyCharacterHasAnASCIIOne() {
    #expect(String("↑↓←→×…°·◆●—“é日".map(\.asciiStandIn)) == "^v<>x.o**o-\"??")
    #expect((0x20..<0x3000).compactMap(Unicode.Scalar.init).allSatisfy { Character($0).asciiStandIn.isASCII })
    #expect("az~".map(\.asciiStandIn) == ["a", "z", "~"])
  }
}
