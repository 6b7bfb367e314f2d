import SegueGeometry
import SegueStage
import SegueTestSupport
import Testing

@testable import SegueRaster

@Suite struct BlurCacheTests {
  /// A text under blurred layers, of which a seed changes one property or none.
  private static func drawing(_ seed: UInt64) -> Drawing {
    var random = SeededGenerator(seed: seed)
    let change = Int(random.next() % 8)
    let amount = Double(random.next() % 3)
    func value(_ property: Int) -> Double { property == change ? amount : 0 }
    var drawing = Drawing(64, 48)
    let all = Rect(x: 0, y: 0, width: 64, height: 48)
    if change != 7 || amount > 0 {
      drawing.add(all) { $0.contents.text = TextContents(string: "text below") }
    }
    let place = Projection(scaleX: 1, scaleY: 1, translation: Point(x: value(0), y: value(1) / 3))
    drawing.add(Rect(x: 4, y: 4, width: 50, height: 30), place) {
      $0.blur = 3 + value(2)
      $0.opacity = 1 - value(3) / 4
    } sublayers: {
      $0.add(Rect(x: 8, y: 8, width: 30, height: 20), place) {
        $0.fill = Color(rgb: 0x3366cc + UInt32(value(4)))
      }
      $0.add(Rect(x: 10, y: 10, width: 30, height: 20), place) {
        $0.contents.text = TextContents(string: value(5) > 0 ? "other words" : "some words")
        $0.blur = value(6)
      }
    }
    return drawing
  }

  @Test func keptPicturesAreTheOnesThatWouldBeDrawn() {
    var kept = Compositor()
    var order = SeededGenerator(seed: 7)
    for step in 0..<300 {
      let drawing = BlurCacheTests.drawing(order.next() % 24)
      var fresh = Compositor()
      let isSame = drawing.draw(&kept).pixels == drawing.draw(&fresh).pixels
      #expect(isSame, "step \(step)")
      #expect(kept.textCells.map(\.visibility) == fresh.textCells.map(\.visibility), "step \(step)")
    }
  }

  @Test func otherCellsMakeAnotherPicture() {
    var kept = Compositor()
    for cell in [8, 4, 8, 16] {
      let drawing = BlurCacheTests.drawing(1)
      var fresh = Compositor()
      #expect(drawing.draw(&kept, cell: cell).pixels == drawing.draw(&fresh, cell: cell).pixels)
      #expect(kept.textCells.map(\.visibility) == fresh.textCells.map(\.visibility))
    }
  }

  @Test func restingLayersAreDrawnOnce() {
    var drawn = 0
    var compositor = Compositor()
    compositor.textBars = { _, _, _, _, _ in drawn += 1 }
    for _ in 0..<5 { _ = BlurCacheTests.drawing(1).draw(&compositor) }
    #expect(drawn == 1)
  }

  @Test func blursInBlursKeepTheirOwnPictures() {
    var kept = Compositor()
    for _ in 0..<3 {
      var drawing = Drawing(64, 48)
      BlurCacheTests.nest(6, in: &drawing)
      var fresh = Compositor()
      #expect(drawing.draw(&kept).pixels == drawing.draw(&fresh).pixels)
    }
  }

  private static func nest(_ depth: Int, in drawing: inout Drawing) {
    guard depth > 0 else { return }
    let inset = Double(depth) * 3
    drawing.add(Rect(x: inset, y: inset, width: 20, height: 20)) {
      $0.fill = Color(rgb: 0x10_2030 * UInt32(depth))
      $0.blur = 1
    } sublayers: {
      nest(depth - 1, in: &$0)
    }
  }
}
