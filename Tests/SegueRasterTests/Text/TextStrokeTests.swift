import SegueGeometry
import SegueStage
import Testing

@testable import SegueRaster

/// Strokes stand for letters where too few would be left of them.
struct TextStrokeTests {
  private static let strings = ["Walks at dawn", "A", "Cards", "Risotto, slowly", "Above the Fog"]

  private func texts(_ string: String, columns: Int, x: Double = 0, y: Double = 0, rows: Double = 1)
    -> [String]
  {
    var screen = TextScreen(columns: 30, rows: 5)
    screen.drawing.addText(
      string,
      Rect(x: 30 + x, y: 20 + y, width: Double(10 * columns), height: 20 * rows),
      fontSize: 12
    )
    return screen.texts()
  }

  @Test(arguments: strings, 1...16)
  func aTextIsWholeOrLongEnoughOrAStroke(string: String, columns: Int) {
    let shown = texts(string, columns: columns)
    #expect(shown.count == 1)
    let text = shown.first ?? ""
    if string.count <= columns + 1 {
      #expect(text == string)
    } else if columns < 8 {
      #expect(text.allSatisfy { $0 == "─" }, "\(text)")
    } else {
      #expect(text.hasSuffix("…") && text.count >= 8 - 1, "\(text)")
    }
  }

  @Test func aStrokeIsAsLongAsTheLineOnTheDevice() {
    // 15 letters of 6 points in cells of 10.
    #expect(texts("Risotto, slowly", columns: 5) == ["─────"])
    #expect(texts("Walks at dawn", columns: 7) == ["───────"])
    #expect(texts("Over the hills and far", columns: 7, rows: 2) == ["─────", "─────"])
  }

  @Test func aStrokeStaysOneWhereverItFalls() {
    for x in stride(from: 0.0, to: 10, by: 1.7) {
      for y in stride(from: 0.0, to: 20, by: 3.9) {
        let shown = texts("Walks at dawn", columns: 4, x: x, y: y)
        #expect(shown.count == 1 && shown.first?.allSatisfy { $0 == "─" } == true)
        #expect((3...4).contains(shown.first?.count ?? 0))
      }
    }
  }

  /// A page that shrinks away has no more lines than rows, none beyond it, and at last none.
  @Test func aShrinkingPageStaysClean() {
    for scale in stride(from: 0.55, to: 0.005, by: -0.03) {
      var screen = TextScreen(columns: 40, rows: 40)
      for line in 0..<30 {
        screen.drawing.addText(
          "Pack light, walk far",
          Rect(x: 20, y: Double(25 * line), width: 360, height: 20),
          projection: Projection(scaleX: scale, scaleY: scale, translation: .zero)
        )
      }
      let shown = screen.texts()
      #expect(shown.count <= Int(25 * 30 * scale / 20) + 1)
      #expect(shown.allSatisfy { $0.allSatisfy { $0 == "─" } && $0.count <= Int(16 * scale) + 2 })
      if scale < 0.06 { #expect(shown.isEmpty) }
    }
  }

  @Test func lettersGoBeforeStrokes() {
    var screen = TextScreen(columns: 12, rows: 1)
    screen.drawing.add(Rect(x: 0, y: 0, width: 120, height: 20), .identity, { _ in }) {
      $0.addText("too long by far", Rect(x: 0, y: 0, width: 60, height: 20))
      $0.addText("Cards", Rect(x: 0, y: 0, width: 60, height: 20))
    }
    #expect(screen.texts() == ["Cards"])
  }
}
