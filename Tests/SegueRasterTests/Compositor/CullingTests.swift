import SegueGeometry
import SegueStage
import SegueTestSupport
import Testing

@testable import SegueRaster

@Suite struct CullingTests {
  /// A drawing in which nothing counts as hidden: a layer outside it blurs what lies behind it.
  private static func unculled(_ draw: (inout Drawing) -> Void) -> Drawing {
    var drawing = Drawing(64, 64)
    drawing.add(Rect(x: 900, y: 900, width: 1, height: 1)) { $0.backdropBlur = 4 }
    draw(&drawing)
    return drawing
  }

  private static func culled(_ draw: (inout Drawing) -> Void) -> Drawing {
    var drawing = Drawing(64, 64)
    draw(&drawing)
    return drawing
  }

  /// A layer with a text in it, and a cover that lies over it or nearly.
  private static func scene(_ seed: Int) -> (inout Drawing) -> Void {
    var random = SeededGenerator(seed: UInt64(seed))
    func step(_ limit: Int) -> Double { Double(random.next() % UInt64(limit)) / 2 }
    let below = Rect(x: step(40), y: step(40), width: 8 + step(60), height: 8 + step(60))
    let cover = Rect(x: step(24) - 6, y: step(24) - 6, width: 40 + step(80), height: 40 + step(80))
    let radius = step(3) * 8
    let (opacity, alpha) = (step(3) > 0 ? 1 : 0.5, step(3) > 0 ? 1 : 0.5)
    let clips = step(2) > 0
    return { drawing in
      drawing.add(below) {
        $0.fill = .black
      } sublayers: {
        $0.add(below) { $0.contents.text = TextContents(string: "text") }
      }
      drawing.add(cover) {
        $0.opacity = opacity
        $0.masksToBounds = clips
        $0.cornerRadii = CornerRadii(radius)
      } sublayers: {
        $0.add(Rect(x: -8, y: -8, width: 200, height: 200)) { $0.fill = Color.white.withAlpha(alpha) }
      }
    }
  }

  @Test(arguments: 0..<200)
  func whatIsCulledWouldNotShow(seed: Int) {
    let draw = CullingTests.scene(seed)
    var (lazy, eager) = (Compositor(), Compositor())
    #expect(CullingTests.culled(draw).draw(&lazy).pixels == CullingTests.unculled(draw).draw(&eager).pixels)
    // What is left out of the list of texts would have been seen nowhere.
    let shown = lazy.textCells.filter(\.isVisible).count
    #expect(shown == eager.textCells.filter(\.isVisible).count)
  }

  @Test func hiddenTextIsNotRecorded() {
    var compositor = Compositor()
    let drawing = CullingTests.culled {
      $0.add(Rect(x: 8, y: 8, width: 40, height: 40)) { $0.contents.text = TextContents(string: "text") }
      $0.add(Rect(x: 0, y: 0, width: 64, height: 64)) { $0.fill = .white }
    }
    _ = drawing.draw(&compositor)
    #expect(compositor.textNodes.isEmpty)
  }
}
