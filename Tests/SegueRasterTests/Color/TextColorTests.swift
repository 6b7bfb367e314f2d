import SegueTestSupport
import Testing

import SegueCells
@testable import SegueRaster

/// Characters in a palette that lacks the colours that are meant.
struct TextColorTests {
  /// Where two colours that are told apart by 40 a channel or more may end.
  private func shown(_ text: UInt32, on ground: UInt32, _ depth: ColorDepth) -> (ink: UInt32, paper: UInt32) {
    let quantizer = Quantizer(depth: depth, dithers: true)
    let paper = quantizer.ground(.rgb(ground))
    let ink = quantizer.readable(.rgb(text), on: .rgb(ground), shownAs: paper)
    return (ink.rgb(fallback: 0), paper.rgb(fallback: 0))
  }

  @Test func contrastIsThatOfTheGuidelines() {
    #expect(abs(Contrast.ratio(0, 0xffffff) - 21) < 1e-4)
    #expect(Contrast.ratio(0x777777, 0x777777) == 1)
    // #767676 is known as the lightest grey that passes 4.5 on white.
    #expect(abs(Contrast.ratio(0x767676, 0xffffff) - 4.54) < 0.005)
    #expect(Contrast.ratio(0x123456, 0xfedcba) == Contrast.ratio(0xfedcba, 0x123456))
  }

  @Test(arguments: [ColorDepth.ansi16, .ansi256])
  func textKeepsItsContrast(depth: ColorDepth) {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<3000 {
      let (text, ground) = (
        UInt32.random(in: 0...0xffffff, using: &random), UInt32.random(in: 0...0xffffff, using: &random)
      )
      let meant = Contrast.ratio(text, ground)
      let (ink, paper) = shown(text, on: ground, depth)
      #expect(
        Contrast.ratio(ink, paper) >= min(meant * 0.75, 3),
        "\(String(text, radix: 16)) on \(String(ground, radix: 16))"
      )
    }
  }

  @Test func aTextsGroundChangesOnlyWhereItsNeighboursIsClearlyWorse() {
    let quantizer = Quantizer(depth: .ansi16, dithers: true)
    var grounds: [CellColor?] = [nil]
    // From white to silver and back: by themselves the middle ones would change at every character.
    for grey: UInt32 in [0xff, 0xf0, 0xf4, 0xee, 0xf3, 0xe7, 0xf3, 0xf0, 0xfd] {
      grounds.append(quantizer.ground(.rgb(grey * 0x010101), beside: grounds.last ?? nil))
    }
    #expect(grounds.dropFirst().map { $0?.paletteIndex } == [15, 15, 15, 7, 7, 7, 7, 7, 15])
    let fine = Quantizer(depth: .ansi256, dithers: true)
    #expect(fine.ground(.rgb(0x808080), beside: .palette(231)) == fine.ground(.rgb(0x808080)))
  }

  @Test func greyTextOnWhiteIsBlackInSixteenColors() {
    #expect(shown(0x8e8e93, on: 0xffffff, .ansi16) == (0, 0xffffff))
    #expect(shown(0x8e8e93, on: 0xffffff, .ansi256).ink == 0x949494)
    #expect(shown(0x8e8e93, on: 0, .ansi16).ink == 0xe5e5e5)
  }

  @Test(arguments: [0x70707a, 0x858b98, 0x60605a, 0x9a8f8f] as [UInt32])
  func greyTextStaysGreyInSixteenColors(text: UInt32) {
    for ground in [0, 0x303038, 0xc7c7cc, 0xffffff] as [UInt32] {
      #expect([0, 0xe5e5e5, 0xffffff].contains(shown(text, on: ground, .ansi16).ink))
    }
  }

  @Test func aColorThatCanBeReadStays() {
    #expect(shown(0xff3b30, on: 0xffffff, .ansi16).ink == Palette.rgb(Palette.nearest16(0xff3b30)))
    #expect(shown(0x007aff, on: 0xffffff, .ansi16).ink == Palette.rgb(Palette.nearest16(0x007aff)))
  }

  @Test func textThatFadesAwayMayVanish() {
    let (ink, paper) = shown(0xf8f8f8, on: 0xffffff, .ansi16)
    #expect(ink == paper)
  }

  @Test func groundsKeepTheirHue() {
    for blue in [0x3c4a7a, 0x2a3464, 0x454f80, 0x50508c] as [UInt32] {
      let paper = shown(0xffffff, on: blue, .ansi256).paper
      #expect(
        paper & 0xff > paper >> 16 & 0xff,
        "\(String(blue, radix: 16)) became \(String(paper, radix: 16))"
      )
    }
    for grey in [0, 0x111111, 0x808080, 0xf2f2f7, 0xffffff] as [UInt32] {
      #expect(Palette.likest256(grey) == Palette.nearest256(grey))
    }
  }
}
