import SegueCells
import SegueGeometry
import SegueStage
import SegueText
import Testing

@testable import SegueRaster

@Suite("The outline of a screen")
struct ScreenOutlineTests {
  private static let ground: UInt32 = 0xff20_4060
  private static let size = Size(width: 60, height: 90)
  private static let outline = ScreenOutline(size: size, radius: 20, ground: ground)

  private static func picture(of viewport: Viewport, width: Int, height: Int) -> Surface {
    var surface = Surface(width: width, height: height)
    for index in surface.pixels.indices { surface.pixels[index] = 0xffff_ffff }
    outline.blend(into: &surface, of: viewport, in: PixelBox(x0: 0, y0: 0, x1: width, y1: height))
    return surface
  }

  private static let whole = Viewport(
    size: GridSize(columns: 6, rows: 9),
    canvas: Rect(origin: .zero, size: size)
  )

  @Test("Corners are the ground, their middles and the edges between them are not")
  func corners() {
    let surface = Self.picture(of: Self.whole, width: 120, height: 180)
    func pixel(_ x: Int, _ y: Int) -> UInt32 { surface.pixels[y * 120 + x] }
    for (x, y) in [(0, 0), (119, 0), (0, 179), (119, 179), (10, 3), (116, 170)] {
      #expect(pixel(x, y) == Self.ground, "\(x) \(y)")
    }
    for (x, y) in [(60, 0), (0, 90), (119, 41), (40, 0), (12, 13), (60, 90)] {
      #expect(pixel(x, y) == 0xffff_ffff, "\(x) \(y)")
    }
  }

  @Test("The part that is cut off has the area that four quarters of a disc leave of a square")
  func area() {
    let surface = Self.picture(of: Self.whole, width: 240, height: 360)
    let cut = surface.pixels.reduce(0.0) { $0 + Double(0xff - $1 & 0xff) / Double(0xff - Self.ground & 0xff) }
    let expected = (4 - Double.pi) * 80 * 80
    #expect(abs(cut / expected - 1) < 0.002)
  }

  @Test("A part of the canvas shows the same corner")
  func part() {
    let whole = Self.picture(of: Self.whole, width: 120, height: 180)
    let viewport = Viewport(
      size: GridSize(columns: 3, rows: 3),
      canvas: Rect(origin: Point(x: 30, y: 60), size: Size(width: 30, height: 30))
    )
    let part = Self.picture(of: viewport, width: 60, height: 60)
    for y in 0..<60 {
      for x in 0..<60 { #expect(part.pixels[y * 60 + x] == whole.pixels[(y + 120) * 120 + x + 60]) }
    }
  }

  @Test("Drawn on from frame to frame, the corners are as if drawn at once", arguments: UInt64(200)..<208)
  func frames(seed: UInt64) throws {
    let typesetter = try Typesetter()
    let outline = ScreenOutline(size: RandomScene.canvas, radius: 30, ground: Self.ground)
    let viewport = Viewport(
      size: GridSize(columns: 20, rows: 12),
      canvas: Rect(origin: .zero, size: RandomScene.canvas)
    )
    let cell = GridSize(columns: 8, rows: 16)
    var scene = RandomScene(seed: seed)
    var frame = Frame()
    var following = PixelRasterizer(typesetter: typesetter)
    for step in 0..<8 {
      scene.tree.sample(at: 0, into: &frame)
      _ = following.render(frame, viewport: viewport, cell: cell, outline: outline)
      var fresh = PixelRasterizer(typesetter: typesetter)
      _ = fresh.render(frame, viewport: viewport, cell: cell, outline: outline)
      let pixels = following.withPixels { Array($0) }
      #expect(pixels == fresh.withPixels { Array($0) }, "step \(step)")
      #expect(pixels.first == Self.ground)
      scene.change()
    }
    _ = following.render(frame, viewport: viewport, cell: cell)
    #expect(following.withPixels { $0.first } != Self.ground, "without an outline they are drawn again")
  }
}
