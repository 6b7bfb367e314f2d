import SegueGeometry
import SegueImages
import SegueStage
import SegueTestSupport
import SegueText
import Testing

@testable import SegueRaster

@Suite("Text in pixels")
struct GlyphDrawingTests {
  private static let canvas = Rect(x: 0, y: 0, width: 64, height: 24)

  private func compositor() throws -> Compositor {
    var compositor = Compositor()
    compositor.typesetter = try Typesetter()
    return compositor
  }

  private func drawing(
    _ string: String,
    _ projection: Projection = .identity,
    size: Double = 17,
    _ change: (inout LayerState) -> Void = { _ in }
  ) -> Drawing {
    var drawing = Drawing(64, 24)
    drawing.add(Self.canvas, projection) {
      $0.contents.text = TextContents(string: string, fontSize: size, color: .white)
      change(&$0)
    }
    return drawing
  }

  private func draw(_ drawing: Drawing) throws -> Surface {
    var compositor = try compositor()
    return drawing.draw(&compositor)
  }

  @Test("A word of bundled glyphs has these very pixels")
  func goldenPixels() throws {
    let surface = try draw(drawing("Hi", size: 12))
    let shades = Array(" .:-=+*#%@")
    let rows = (0..<surface.height).map { y in
      String((0..<16).map { shades[surface.alpha($0, y) * 9 / 255] })
    }
    #expect(rows.firstIndex { $0.contains(where: { $0 != " " }) } == 7)
    #expect(
      rows[7..<17].map { String($0.prefix(14)) } == [
        " *    .+ .%   ",
        " %.   :#  :   ",
        " %.   :#  =   ",
        " %.   :#  %   ",
        " %######  %   ",
        " %.   :#  %   ",
        " %.   :#  %   ",
        " %.   :#  %   ",
        " %.   :#  %   ",
        "              ",
      ]
    )
  }

  @Test("Kept masks stray from exact outlines by what an eighth of a pixel makes")
  func masksAndOutlines() throws {
    for step in 0..<8 {
      let move = Point(x: Double(step) / 8, y: Double(step * 3 % 8) / 8)
      let masks = try draw(drawing("Segue", Projection(scaleX: 1, scaleY: 1, translation: move)))
      // Scaled unevenly by less than a pixel, so that outlines are drawn.
      let outlines = try draw(drawing("Segue", Projection(scaleX: 1, scaleY: 1.002, translation: move)))
      #expect(masks != outlines)
      let differences = zip(masks.pixels, outlines.pixels).map { abs(Int($0 >> 24) - Int($1 >> 24)) }
      #expect((differences.max() ?? 0) <= 80)
      #expect(abs(masks.mass - outlines.mass) < 0.02 * outlines.mass)
    }
  }

  @Test("A line is as wide on the screen as it was set, at any scale", arguments: [0.5, 1, 2, 3.3])
  func scales(scale: Double) throws {
    var drawing = Drawing(220, 80)
    drawing.add(Self.canvas, Projection(scaleX: scale, scaleY: scale, translation: .zero)) {
      $0.contents.text = TextContents(string: "Label", fontSize: 17, color: .white)
    }
    let surface = try draw(drawing)
    let columns = (0..<surface.width).filter { x in
      (0..<surface.height).contains { surface.alpha(x, $0) > 40 }
    }
    let width = Double((columns.max() ?? 0) - (columns.min() ?? 0) + 1)
    // Without the first letter's side and the last one's tracking.
    #expect(abs(width - 39.5 * scale) <= 1.5 + 0.5 * scale)
  }

  @Test("Turned text is turned: its pixels lie where the turn takes them")
  func turned() throws {
    let quarter = Projection(xx: 0, xy: 1, xw: 0, yx: -1, yy: 0, yw: 0, tx: 24, ty: 0, tw: 1)
    var upright = Drawing(64, 64)
    upright.add(Self.canvas) { $0.contents.text = TextContents(string: "Segue", fontSize: 17, color: .white) }
    var turned = Drawing(64, 64)
    turned.add(Self.canvas, quarter) {
      $0.contents.text = TextContents(string: "Segue", fontSize: 17, color: .white)
    }
    let (first, second) = (try draw(upright), try draw(turned))
    var worst = 0
    for y in 0..<24 {
      for x in 0..<64 { worst = max(worst, abs(first.alpha(x, y) - second.alpha(23 - y, x))) }
    }
    #expect(first.mass > 50 && abs(first.mass - second.mass) < 0.02 * first.mass)
    #expect(worst <= 80)
  }

  @Test("Opacity, clips and masks act on glyphs as on any contents")
  func effects() throws {
    let whole = try draw(drawing("Segue"))
    let half = try draw(drawing("Segue") { $0.opacity = 0.5 })
    #expect(abs(half.mass - whole.mass / 2) < 0.02 * whole.mass)

    var clipped = Drawing(64, 24)
    clipped.add(Rect(x: 0, y: 0, width: 20, height: 24), .identity) {
      $0.masksToBounds = true
    } sublayers: {
      $0.add(Self.canvas) { $0.contents.text = TextContents(string: "Segue", fontSize: 17, color: .white) }
    }
    let cut = try draw(clipped)
    for y in 0..<24 {
      for x in 0..<64 { #expect(cut.at(x, y) == (x < 20 ? whole.at(x, y) : 0)) }
    }

    var masked = Drawing(64, 24)
    masked.add(Self.canvas) {
      $0.fill = .white
    } sublayers: {
      $0.add(Self.canvas, role: .mask) {
        $0.contents.text = TextContents(string: "Segue", fontSize: 17, color: .black)
      }
    }
    #expect(try draw(masked) == whole)
  }

  /// A red and blue picture of 10 × 10 points for every glyph of ten points' size.
  private final class Emoji: GlyphSource {
    let image: StageImage = {
      var pixels = PixelBuffer(width: 2, height: 2)
      pixels.pixels = [0xff00_00ff, 0xffff_0000, 0xff00_00ff, 0xffff_0000]
      return StageImage(name: "emoji", pixels: pixels)
    }()

    func paragraph(_ text: Substring, in cut: FontCut) -> ParagraphGlyphs {
      let units = TextUnit.units(of: text)
      let glyphs = units.indices.map {
        ParagraphGlyphs.Glyph(face: 0, glyph: 1, unit: $0, advance: 1, offset: .zero, unitsPerEm: 1)
      }
      return ParagraphGlyphs(units: units, glyphs: glyphs)
    }

    func outline(of glyph: UInt32, inFace face: Int) -> (path: Path, unitsPerEm: Double) { (Path(), 1) }

    func picture(of glyph: UInt32, inFace face: Int) -> GlyphPicture? {
      GlyphPicture(image: image, frame: Rect(x: 0, y: -1, width: 1, height: 1))
    }
  }

  @Test("A glyph that is a picture has its own colours, and the text's transparency, however it is turned")
  func pictures() throws {
    var compositor = Compositor()
    compositor.typesetter = Typesetter(glyphs: Emoji())
    func surface(_ projection: Projection, _ color: Color, _ opacity: Double = 1) -> Surface {
      let drawing = drawing("x", projection, size: 10) {
        $0.contents.text?.color = color
        $0.opacity = opacity
      }
      return drawing.draw(&compositor)
    }
    let set = Typesetter(glyphs: Emoji()).typeset(
      TextContents(string: "x", fontSize: 10),
      in: Self.canvas.size,
      pixelsPerPoint: 1
    )
    let frame = try #require(set.pictures.first).frame
    let (left, right) = (Int(frame.minX) + 1, Int(frame.maxX) - 2)
    let middle = Int(frame.center.y)
    for color in [Color.white, .black] {
      let upright = surface(.identity, color)
      #expect(upright.at(left, middle) == 0xff00_00ff && upright.at(right, middle) == 0xffff_0000)
      #expect(abs(upright.mass - 100) <= 10)
    }
    let half = surface(.identity, Color.white.withAlpha(0.5))
    #expect(abs(half.alpha(left, middle) - 128) <= 1)
    let quarter = surface(.identity, Color.white.withAlpha(0.5), 0.5)
    #expect(abs(quarter.alpha(left, middle) - 64) <= 1)
    #expect(surface(.identity, .clear).mass == 0)
    // Upside down, red is at the right.
    let turned = Projection(xx: -1, xy: 0, xw: 0, yx: 0, yy: -1, yw: 0, tx: 64, ty: 24, tw: 1)
    let down = surface(turned, .white)
    #expect(down.at(63 - left, 23 - middle) == 0xff00_00ff && down.at(63 - right, 23 - middle) == 0xffff_0000)
    let slanted = Projection(xx: 0.8, xy: 0.6, xw: 0, yx: -0.6, yy: 0.8, yw: 0, tx: 30, ty: 0, tw: 1)
    #expect(abs(surface(slanted, .white).mass - 100) <= 12)
  }

  @Test("Without a typesetter there are no glyphs in the pixels, and with one no cells")
  func onlyWithATypesetter() throws {
    var plain = Compositor()
    #expect(drawing("Segue").draw(&plain).mass == 0)
    #expect(!plain.textNodes.isEmpty)
    var typeset = try compositor()
    #expect(drawing("Segue").draw(&typeset).mass > 0)
    #expect(typeset.textNodes.isEmpty)
  }

  @Test("Letters beyond a box that is too small are drawn again as well")
  func overhang() throws {
    var compositor = try compositor()
    var tree = LayerTree(root: Layer(name: "root"))
    tree[tree.root].model.setFrame(Rect(x: 0, y: 0, width: 64, height: 64))
    var state = LayerState()
    state.setFrame(Rect(x: 10, y: 30, width: 40, height: 2))
    state.contents.text = TextContents(string: "Ägypten", fontSize: 20, color: .white)
    let label = tree.add(Layer(name: "label", model: state), to: tree.root)
    var frame = Frame()
    var surface = Surface()
    for _ in 0..<6 {
      tree.sample(at: 0, into: &frame)
      compositor.draw(frame, pixelSize: GridSize(columns: 64, rows: 64), into: &surface)
      var fresh = try self.compositor()
      var expected = Surface()
      fresh.draw(frame, pixelSize: GridSize(columns: 64, rows: 64), into: &expected)
      #expect(surface == expected)
      tree[label].model.position.y += 3.25
    }
  }

  @Test("A damaged picture of any size is one that is drawn at once", arguments: UInt64(200)..<224)
  func damage(seed: UInt64) throws {
    var scene = RandomScene(seed: seed)
    var frame = Frame()
    var kept = try compositor()
    var surface = Surface()
    // Hardly ever a multiple of the squares that are drawn again.
    let size = GridSize(columns: 210 + Int(seed % 16), rows: 175 + Int(seed * 7 % 16))
    let whole = Viewport(
      size: GridSize(columns: 1, rows: 1),
      canvas: Rect(origin: .zero, size: RandomScene.canvas)
    )
    for step in 0..<8 {
      scene.tree.sample(at: 0, into: &frame)
      kept.draw(frame, pixelSize: size, into: &surface)
      var fresh = try compositor()
      fresh.bandPixels = .max
      var expected = Surface()
      fresh.composite(frame, viewport: whole, pixelSize: size, into: &expected)
      #expect(surface == expected, "seed \(seed), step \(step)")
      scene.change()
    }
  }

  @Test("Beside a card that covers nearly all, the ground shows at any size", arguments: 160..<176)
  func edges(side: Int) throws {
    for gap in 0..<20 {
      var drawing = Drawing(side, side)
      let size = Double(side)
      drawing.add(Rect(x: 0, y: 0, width: size, height: size)) {
        $0.fill = Color(red: 0, green: 0, blue: 0, alpha: 0.5)
      }
      let rest = size - Double(gap)
      drawing.add(Rect(x: 0, y: 0, width: rest, height: rest)) { $0.fill = .white }
      var compositor = try compositor()
      var surface = Surface()
      compositor.draw(drawing.frame, pixelSize: GridSize(columns: side, rows: side), into: &surface)
      let wrong = surface.pixels.indices.filter {
        let isCard = $0 % side < side - gap && $0 / side < side - gap
        return surface.pixels[$0] != (isCard ? opaqueWhite : 0x8000_0000)
      }
      #expect(wrong.isEmpty, "\(gap) pixels of ground")
    }
  }

  @Test("What is forgotten when the masks fill their memory is drawn the same again")
  func fullCache() throws {
    var compositor = try compositor()
    let first = drawing("Segue").draw(&compositor)
    var drawing = Drawing(400, 400)
    for step in 0..<40 {
      drawing = Drawing(400, 400)
      let scale = 12 + Double(step) / 10
      drawing.add(Self.canvas, Projection(scaleX: scale, scaleY: scale, translation: .zero)) {
        $0.contents.text = TextContents(string: "Segue", fontSize: 17, color: .white)
      }
      _ = drawing.draw(&compositor)
      #expect(compositor.glyphs.bytes <= GlyphCache.mostBytes + 1 << 20)
    }
    #expect(self.drawing("Segue").draw(&compositor) == first)
    var fresh = try self.compositor()
    #expect(drawing.draw(&compositor) == drawing.draw(&fresh))
  }

  @Test("Projections that no glyph survives draw nothing", arguments: [0, -1, Double.nan, .infinity, 1e300])
  func strangeProjections(scale: Double) throws {
    let surface = try draw(drawing("Segue", Projection(scaleX: scale, scaleY: 1, translation: .zero)))
    #expect(surface.width == 64)
  }
}
