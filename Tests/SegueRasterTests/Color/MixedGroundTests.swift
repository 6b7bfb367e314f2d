import SegueCells
import SegueGeometry
import Testing

@testable import SegueRaster

/// Grounds of characters where the palette lacks the picture's colours, and shows two of its entries mixed.
struct MixedGroundTests {
  /// Slopes from one colour to another, as behind the texts of a picture.
  private static let slopes: [(UInt32, UInt32)] = [
    (0x1c2a4a, 0x6b5f58), (0x26336e, 0x44508a), (0x15305a, 0x3d3d42), (0x5a4a3a, 0x2f4f38),
  ]

  private func mixed(_ from: UInt32, _ to: UInt32, _ part: Double) -> UInt32 {
    [16, 8, 0].reduce(UInt32(0)) { sum, shift in
      let (a, b) = (Double(from >> UInt32(shift) & 0xff), Double(to >> UInt32(shift) & 0xff))
      return sum | UInt32(a + (b - a) * part + 0.5) << UInt32(shift)
    }
  }

  @Test(arguments: [ColorDepth.ansi256, .ansi16])
  func theGroundIsNearThePicture(depth: ColorDepth) {
    let quantizer = Quantizer(depth: depth, dithers: true)
    var mixer = PaletteMixer(depth: depth)
    for (from, to) in Self.slopes {
      var papers: [CellColor] = []
      for column in 0..<24 {
        let rgb = mixed(from, to, Double(column) / 23)
        let cell = mixer.mix(rgb).cell
        let paper = quantizer.ground(.rgb(rgb), of: cell, beside: papers.last)
        let error = Palette.difference(rgb, paper.rgb(fallback: 0))
        // No more than three times what the better of the mixture's two colours has.
        let least = [cell.background, cell.foreground].filter { !$0.isDefault }
          .map { Palette.difference(rgb, $0.rgb(fallback: 0)) }.min()
        if cell.glyph != 0x20 { #expect(error <= 3 * (least ?? .max)) }
        papers.append(paper)
      }
    }
  }

  /// All pages under black dimmings of all strengths, in grounds from white to a bluish grey.
  @Test func aDimmedPageHasNoHueInSixteenColours() {
    var mixer = PaletteMixer(depth: .ansi16)
    for page: UInt32 in [0xffffff, 0xf2f2f7, 0xe5e5ea, 0xd1d1d6] {
      for strength in 0...100 {
        let mix = mixer.mix(mixed(page, 0x000000, Double(strength) / 100))
        for entry in [mix.ground, mix.ink] { #expect(Palette.chroma(Palette.rgb(entry)) == 0) }
      }
    }
  }

  /// Any colour that has hardly a hue, of the keys that mixes are kept by.
  @Test func noGreyIsMixedOfHues() {
    var mixer = PaletteMixer(depth: .ansi16)
    for grey in stride(from: UInt32(4), to: 232, by: 8) {
      for (red, green, blue) in [(16, 0, 0), (0, 16, 0), (0, 0, 16), (16, 16, 0), (0, 16, 16), (16, 0, 16)]
        as [(UInt32, UInt32, UInt32)]
      {
        let rgb = (grey + red) << 16 | (grey + green) << 8 | (grey + blue)
        let mix = mixer.mix(rgb)
        for entry in [mix.ground, mix.ink] { #expect(Palette.chroma(Palette.rgb(entry)) == 0, "\(rgb)") }
      }
    }
  }

  @Test func chromaIsTheChannelsRange() {
    #expect(Palette.chroma(0x808080) == 0)
    #expect(Palette.chroma(0x0000ff) == 255)
    #expect(Palette.chroma(0x203a31) == 0x1a)
  }
}
