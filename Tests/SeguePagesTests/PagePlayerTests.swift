import SegueExport
import SegueFuzzing
import SegueGeometry
import SegueImages
import SeguePages
import SegueScenes
import SegueStage
import SegueText
import SegueTransitions
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
