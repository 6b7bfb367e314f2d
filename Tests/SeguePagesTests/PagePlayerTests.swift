import SegueExport
import SegueFuzzing
import SegueGeometry
import SegueImages
import SeguePages
import SegueScenes
import SegueStage
import SegueText
import SegueTransitions
import SegueWire
import Testing

@Suite("A page's player")
struct PagePlayerTests {
  @Test("It draws what pictures show, pixel by pixel, without fonts")
  func pixels() throws {
    for scene in try FuzzScene.all() {
      let source = try page(of: scene.scene)
      let player = try PagePlayer(source.bytes)
      #expect(player.courses == source.courses.map(\.name))
      var picture = try ScreenPicture(scale: 0.5)
      for (index, course) in source.courses.enumerated() {
        player.choose(index)
        var run = try SceneRun(course, of: scene.scene)
        for time in [0, 0.13, 0.4, 2] {
          run.advance(to: time)
          player.run.advance(to: time)
          let meant = try picture.picture(of: run.session)
          player.draw(player.pixelSize(scale: 0.5)) { pixels in
            #expect(pixels.elementsEqual(meant.pixels), "\(scene.name) \(course.name) at \(time)")
          }
        }
      }
    }
  }

  @Test("The book has every glyph that the scenes' texts need")
  func glyphs() throws {
    let source = try HarfBuzzGlyphs()
    for scene in try FuzzScene.all() {
      let book = BookGlyphs(try PageScene(try page(of: scene.scene).bytes).glyphs)
      let texts = scene.scene.texts
      let cuts = texts.styles.map { FontCut(style: $0, isDisplay: false) }
      for line in texts.strings.flatMap({ $0.split(separator: "\n", omittingEmptySubsequences: false) }) {
        for cut in cuts {
          let meant = source.paragraph(line, in: cut).glyphs
          let found = book.paragraph(line, in: cut).glyphs
          // Faces are numbered as they come, on both sides.
          #expect(found.map(\.glyph) == meant.map(\.glyph) && found.map(\.advance) == meant.map(\.advance))
          for (glyph, own) in zip(meant, found) {
            guard let face = glyph.face, let ownFace = own.face else {
              #expect(glyph.face == own.face)
              continue
            }
            let (path, units) = book.outline(of: own.glyph, inFace: ownFace)
            let outline = source.outline(of: glyph.glyph, inFace: face)
            #expect(path == outline.path && units == outline.unitsPerEm)
          }
        }
      }
    }
  }

  /// A picture for every character.
  private final class Pictures: GlyphSource {
    let image: StageImage
    init(_ width: Int, _ height: Int) {
      var pixels = PixelBuffer(width: width, height: height)
      for index in pixels.pixels.indices { pixels.pixels[index] = 0xff00_0000 | UInt32(index % 251) }
      image = StageImage(name: "emoji", pixels: pixels)
    }

    func paragraph(_ text: Substring, in cut: FontCut) -> ParagraphGlyphs {
      let units = TextUnit.units(of: text)
      let glyphs = units.indices.map {
        ParagraphGlyphs.Glyph(
          face: 3,
          glyph: units[$0].scalar.value,
          unit: $0,
          advance: 1,
          offset: .zero,
          unitsPerEm: 1
        )
      }
      return ParagraphGlyphs(units: units, glyphs: glyphs)
    }
    func outline(of glyph: UInt32, inFace face: Int) -> (path: Path, unitsPerEm: Double) { (Path(), 1) }
    func picture(of glyph: UInt32, inFace face: Int) -> GlyphPicture? {
      GlyphPicture(image: image, frame: Rect(x: 0.1, y: -0.9, width: 1.2, height: 1.1))
    }
  }

  @Test("A page has the pictures of its texts' emoji, and no more of them than it may")
  func pictures() throws {
    let scene = try SceneFile.load("crossfade").scene
    let source = Pictures(9, 7)
    var book = GlyphBook()
    book.add(scene.texts, from: source)
    var writer = WireWriter()
    book.write(to: &writer)
    var reader = WireReader(writer.bytes)
    let read = BookGlyphs(try GlyphBook(from: &reader))
    let glyph = try #require("…".unicodeScalars.first).value
    let found = try #require(read.picture(of: glyph, inFace: 3))
    #expect(found.image.pixels == source.image.pixels)
    #expect(found.frame == source.picture(of: glyph, inFace: 3)?.frame)
    #expect(read.picture(of: glyph, inFace: 4) == nil)
    var large = GlyphBook()
    large.add(scene.texts, from: Pictures(2049, 2048))
    var largeWriter = WireWriter()
    large.write(to: &largeWriter)
    var largeReader = WireReader(largeWriter.bytes)
    #expect(throws: WireError.self) { try GlyphBook(from: &largeReader) }
  }

  @Test("A text that the book lacks is boxes, and huge pictures are bounded")
  func bounds() throws {
    let book = BookGlyphs(GlyphBook())
    let glyphs = book.paragraph("abc", in: FontCut(style: .regular, isDisplay: false))
    #expect(glyphs.glyphs.count == 3 && glyphs.glyphs.allSatisfy { $0.face == nil })
    let player = try PagePlayer(try page(of: SceneFile.load("crossfade").scene).bytes)
    #expect(player.pixelSize(scale: 1) == GridSize(columns: 393, rows: 852))
    #expect(player.pixelSize(scale: 1e9).count < 1 << 25)
    #expect(player.pixelSize(scale: .nan) == GridSize(columns: 393, rows: 852))
    #expect(player.pixelSize(scale: 1e-9) == GridSize(columns: 1, rows: 1))
    player.choose(99)
    #expect(player.run.time == 0)
  }
}
