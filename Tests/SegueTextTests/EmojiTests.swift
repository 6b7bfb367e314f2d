import CFonts
import Foundation
import SegueGeometry
import SegueImages
import SegueStage
import Testing

@testable import SegueText

/// Glyphs that are pictures.
@Suite("Emoji")
struct EmojiTests {
  @Test(
    "a character is shown as a picture by itself, or where what follows asks for it",
    arguments: [
      ("😀", true), ("👍🏽", true), ("👨‍👩‍👧", true), ("🇨🇭", true), ("❤️", true), ("1️⃣", true), ("☝🏿", true),
      ("#️⃣", true), ("⌚︎", false), ("❤", false), ("☺︎", false), ("1", false), ("#", false), ("©", false),
      ("a", false),
      ("漢", false), ("é", false), ("👍︎", false),
    ] as [(Character, Bool)]
  )
  func presentation(character: Character, isEmoji: Bool) {
    #expect(character.hasEmojiPresentation == isEmoji)
  }

  /// Faces that are pictures in the left half of an em, one and a half ems wide.
  private final class Faces: GlyphSource {
    let image = StageImage(name: "face", pixels: PixelBuffer(width: 2, height: 2))

    func paragraph(_ text: Substring, in cut: FontCut) -> ParagraphGlyphs {
      let units = TextUnit.units(of: text)
      let glyphs = units.indices.map { unit in
        ParagraphGlyphs.Glyph(
          face: 0,
          glyph: units[unit].scalar.value,
          unit: unit,
          advance: 15,
          offset: Point(x: 1, y: 2),
          unitsPerEm: 10
        )
      }
      return ParagraphGlyphs(units: units, glyphs: glyphs)
    }

    func outline(of glyph: UInt32, inFace face: Int) -> (path: Path, unitsPerEm: Double) { (Path(), 10) }

    func picture(of glyph: UInt32, inFace face: Int) -> GlyphPicture? {
      glyph == 0x1f600
        ? GlyphPicture(image: image, frame: Rect(x: 0.1, y: -0.8, width: 0.5, height: 1)) : nil
    }
  }

  @Test("pictures of a text are where its glyphs are, as large as its letters")
  func places() throws {
    let faces = Faces()
    let typesetter = Typesetter(glyphs: faces)
    let text = TextContents(string: "😀a😀", fontSize: 20)
    let set = typesetter.typeset(text, in: Size(width: 300, height: 24), pixelsPerPoint: 1)
    try #require(set.glyphs.count == 3)
    #expect(set.pictures.map(\.image) == [faces.image, faces.image])
    for (picture, glyph) in zip(set.pictures, [set.glyphs[0], set.glyphs[2]]) {
      let expected = Rect(x: glyph.origin.x + 2, y: glyph.origin.y - 16, width: 10, height: 20)
      #expect(picture.frame == expected)
    }
    #expect(typesetter.picture(of: 0x1f600, inFace: nil) == nil)
  }

  /// `Tests/EndToEnd/fonts/four-quarters.ttf`.
  private static let font = """
    AAEAAAALAIAAAwAwT1MvMkWnR2oAAAE4AAAAYGNtYXAAHuyzAAABoAAAAFBnbHlmAAAAAAAAAfgAAAABaGVhZC16BqgAAAC8AAAA
    NmhoZWEDuAPrAAAA9AAAACRobXR4BtYAAAAAAZgAAAAIbG9jYQAAAAAAAAHwAAAABm1heHAAAwACAAABGAAAACBuYW1lG7zOIQAA
    AfwAAABycG9zdGJpaWYAAAJwAAAAK3NiaXiDwSkmAAACnAAAANEAAQAAAAEAADLD8BZfDzz1AAMD6AAAAADnMeLkAAAAAOcx4uQA
    AAAAAAAAAAAAAAMAAgAAAAAAAAABAAADtv8GAAAE4gAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAgABAAAAAgAAAAAAAAAAAAIAAAAA
    AAAAAAAAAAAAAAAAAAMDawGQAAUABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIAAAAAAAAAAAAAAD8/Pz8A
    AP////8Dtv8GAAADtgD6AAAAAAAAAAAAAAAAAAAAIAAAAfQAAATiAAAAAAADAAAAAwAAABwAAwABAAAAHAADAAoAAAA0AAQAGAAA
    AAIAAgAAAAD//wAA//8AAQAAAAwAAAAAABwAAAAAAAAAAQAB9gAAAfYAAAAAAQAAAAAAAAAAAAAAAAAAAAQANgABAAAAAAABAA0A
    AAABAAAAAAACAAcADQADAAEECQABABoAFAADAAEECQACAA4ALkZvdXIgUXVhcnRlcnNSZWd1bGFyAEYAbwB1AHIAIABRAHUAYQBy
    AHQAZQByAHMAUgBlAGcAdQBsAGEAcgAAAAIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAgAAAQIEZmFjZQAAAQABAAAA
    AQAAAAwAQABIAAAAEAAAABAAAADFAAj/+HBuZyCJUE5HDQoaCgAAAA1JSERSAAAAQAAAAEAIBgAAAKppcd4AAAB0SURBVHja7drB
    CQAwCATBM6T/lk0VwYezDQjDPa1OOoPV6PXkZHkAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAGBDt2bfA9IpCwAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD+9gAU9gWA4/ZBEAAAAABJRU5ErkJgggAAAA==
    """

  @Test("a font's pictures are read with their places, once, and letters have none")
  func pictures() throws {
    let harfBuzz = try #require(cfonts_harfbuzz())
    let pen = try #require(GlyphPen(harfBuzz: harfBuzz))
    let bytes = try #require(Data(base64Encoded: Self.font, options: .ignoreUnknownCharacters))
    let blob = bytes.withUnsafeBytes { bytes in
      harfBuzz.pointee.hb_blob_create(
        bytes.baseAddress,
        UInt32(bytes.count),
        HB_MEMORY_MODE_DUPLICATE,
        nil,
        nil
      )
    }
    let face = try #require(FontFace(blob: blob, index: 0, weight: 400, pen: pen, harfBuzz: harfBuzz))
    let picture = try #require(face.picture(of: 1))
    let pixels = picture.image.pixels
    #expect(pixels.width == 64 && pixels.height == 64)
    #expect(
      [0, 63, 4032, 4095].map { pixels.pixels[$0] } == [0xff00_00ff, 0xff00_ff00, 0xffff_0000, 0xff00_ffff]
    )
    // A pixel is a 64th of an em, and the lower left corner lies eight to the right and eight below.
    #expect(picture.frame == Rect(x: 0.125, y: -0.875, width: 1, height: 1))
    #expect(face.picture(of: 1) == picture)
    #expect(face.picture(of: 0) == nil)
    #expect(face.outline(of: 1).elements.isEmpty)
    let source = try HarfBuzzGlyphs()
    let letters = source.paragraph("Hi", in: FontCut(style: .regular, isDisplay: false)).glyphs
    for glyph in letters {
      #expect(source.picture(of: glyph.glyph, inFace: try #require(glyph.face)) == nil)
    }
  }
}
