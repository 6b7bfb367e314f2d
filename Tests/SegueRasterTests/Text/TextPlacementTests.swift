import SegueGeometry
import SegueStage
import SegueTestSupport
import Testing

import SegueCells
@testable import SegueRaster

/// What a text looks like does not depend on where it falls between the cells.
struct TextPlacementTests {
  private static let long = "Cloudberries ripen late in the cold bogs of the north"

  private func moved(_ x: Double, _ y: Double) -> Projection {
    Projection(scaleX: 1, scaleY: 1, translation: Point(x: x, y: y))
  }

  @Test(arguments: [83.0, 117.5, 126, 260], TextContents.Alignment.allCases)
  func aTextWrapsAlikeAtEveryOffset(width: Double, alignment: TextContents.Alignment) {
    var seen: Set<[String]> = []
    for x in stride(from: 0.0, to: 10, by: 1.3) {
      for y in stride(from: 0.0, to: 20, by: 4.7) {
        var screen = TextScreen(columns: 40, rows: 12)
        screen.drawing.addText(
          Self.long,
          Rect(x: 60, y: 20, width: width, height: 90),
          alignment,
          projection: moved(x, y)
        )
        seen.insert(screen.texts())
      }
    }
    #expect(seen.count == 1)
    #expect(seen.first?.joined(separator: " ").hasPrefix("Cloudber") == true)
  }

  /// A title that just fits is one line, and the rows below it stay empty, wherever it is scrolled to.
  @Test func aLineThatFitsIsNeverTwo() {
    for offset in stride(from: 0.0, to: 40, by: 1.1) {
      var screen = TextScreen(columns: 30, rows: 8)
      let rect = Rect(x: 3.4 + offset / 7, y: 20, width: 129, height: 44)
      screen.drawing.addText("Saffron, wine", rect, projection: moved(0, offset))
      #expect(screen.texts() == ["Saffron, wine"], "offset \(offset)")
    }
  }

  @Test(arguments: [8.0, 12, 17, 22, 28, 34, 48, 60])
  func noRowIsLeftBetweenTheLinesOfAText(fontSize: Double) {
    for y in stride(from: 0.0, to: 20, by: 1.7) {
      var screen = TextScreen(columns: 20, rows: 14)
      let rect = Rect(x: 0, y: 0, width: 120, height: 2.4 * max(fontSize, 17))
      screen.drawing.addText("Walks at dawn", rect, fontSize: fontSize, projection: moved(0, y))
      let shown = screen.trimmedLines()
      let rows = shown.indices.filter { !shown[$0].isEmpty }
      #expect(rows.map { shown[$0] } == ["Walks at", "dawn"])
      #expect(rows.count == 2 && rows[1] == rows[0] + 1, "\(fontSize) at \(y)")
    }
  }

  @Test func linesLieWhereTheTextSays() {
    func rows(_ string: String, _ place: TextContents.VerticalAlignment, limit: Int = 0, scale: Double = 1)
      -> [Int]
    {
      var screen = TextScreen(columns: 20, rows: 11)
      let projection = Projection(scaleX: scale, scaleY: scale, translation: .zero)
      let frame = Rect(x: 0, y: 0, width: 100 / scale, height: 220 / scale)
      screen.drawing.addText(
        string,
        frame,
        fontSize: 16 / scale,
        vertical: place,
        lineLimit: limit,
        projection: projection
      )
      let shown = screen.trimmedLines()
      return shown.indices.filter { !shown[$0].isEmpty }
    }
    let three = "Walks at dawn again"
    #expect(rows("Walks", .automatic) == [5] && rows("Walks", .middle) == [5] && rows("Walks", .top) == [0])
    #expect(rows(three, .automatic) == [0, 1] && rows(three, .top) == [0, 1])
    #expect(rows(three, .middle) == [4, 5] || rows(three, .middle) == [5, 6])
    #expect(rows(three, .automatic, limit: 1) == [5] && rows(three, .top, limit: 1) == [0])
    // Too small for letters: strokes lie at the same places.
    #expect(rows("Walks", .middle, scale: 0.5) == [5] && rows("Walks", .top, scale: 0.5).first == 0)
  }

  /// In a list each title has its subtitle as far below it as in any other.
  @Test func labelsKeepTheirDistance() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<60 {
      let distance = Double.random(in: 11...49, using: &random)
      let start = Double.random(in: 0..<20, using: &random)
      var screen = TextScreen(columns: 12, rows: 30)
      for entry in 0..<4 {
        let top = start + 133.3 * Double(entry)
        screen.drawing.add(Rect(x: 0, y: 0, width: 120, height: 120), moved(0, top), { _ in }) { row in
          row.addText("Title", Rect(x: 0, y: 0, width: 120, height: 20), projection: moved(0, top + 30))
          row.addText(
            "Below",
            Rect(x: 0, y: 0, width: 120, height: 20),
            projection: moved(0, top + 30 + distance)
          )
        }
      }
      let shown = screen.trimmedLines()
      let titles = shown.indices.filter { shown[$0] == "Title" }
      let below = shown.indices.filter { shown[$0] == "Below" }
      #expect(titles.count == 4 && below.count == 4)
      for (title, other) in zip(titles, below) {
        #expect(other - title == Int((distance / 20).rounded()), "\(distance) points")
      }
    }
  }

  /// A title gives way to the line below it where there is no room for both otherwise.
  @Test func noLabelFallsOffItsLayer() {
    var screen = TextScreen(columns: 12, rows: 6)
    screen.drawing.add(Rect(x: 0, y: 0, width: 120, height: 31.8), moved(0, 8.4), { _ in }) { card in
      card.addText("Title", Rect(x: 0, y: 0, width: 120, height: 12), fontSize: 9, projection: moved(0, 12.6))
      card.addText("Below", Rect(x: 0, y: 0, width: 120, height: 12), fontSize: 9, projection: moved(0, 24.4))
    }
    let shown = screen.trimmedLines()
    #expect(shown.firstIndex(of: "Title") == 0)
    #expect(shown.firstIndex(of: "Below") == 1)
  }

  /// The last line of a card stands on the card also where the card ends within a row.
  @Test func aLabelStandsOnItsLayer() {
    for bottom in stride(from: 80.0, to: 100, by: 1.3) {
      var screen = TextScreen(columns: 12, rows: 6)
      screen.drawing.add(Rect(x: 0, y: 0, width: 120, height: 120), .identity, { $0.fill = .white })
      screen.drawing.add(Rect(x: 0, y: 0, width: 120, height: bottom), .identity, { $0.fill = .black }) {
        $0.addText("Walks", Rect(x: 0, y: bottom - 24, width: 120, height: 20), color: .white)
      }
      let grid = screen.grid()
      let row = lines(grid).firstIndex { $0.contains("Walks") }
      let ground = row.flatMap { grid[column: 0, row: $0].background.rgbValue }
      #expect(ground.map { Palette.distance($0, 0) < 5184 } == true, "to \(bottom)")
    }
  }

  @Test func aSmallerLayerIsNotWrappedAgain() {
    func texts(_ scale: Double) -> [String] {
      var screen = TextScreen(columns: 40, rows: 12)
      let projection = Projection(scaleX: scale, scaleY: scale, translation: Point(x: 7, y: 3))
      screen.drawing.addText(
        Self.long,
        Rect(x: 0, y: 0, width: 200, height: 90),
        projection: projection
      )
      return screen.texts()
    }
    let whole = texts(1)
    #expect(whole == ["Cloudberries ripen", "late in the cold", "bogs of the north"])
    for scale in stride(from: 1.6, to: 0.05, by: -0.027) {
      let shown = texts(scale)
      let isStrokes = shown.allSatisfy { $0.allSatisfy { $0 == "─" } }
      #expect(shown == whole || isStrokes && scale < 1, "scale \(scale): \(shown)")
    }
    #expect(texts(0.9) == whole)
    #expect(!texts(0.5).isEmpty)
  }

  @Test func aSmallerLabelIsTruncated() {
    for scale in stride(from: 1.0, to: 0.6, by: -0.02) {
      var screen = TextScreen(columns: 40, rows: 3)
      let projection = Projection(scaleX: scale, scaleY: scale, translation: Point(x: 0, y: 10))
      screen.drawing.addText(
        "The last fine day",
        Rect(x: 0, y: 0, width: 170, height: 20),
        projection: projection
      )
      let shown = screen.texts().first ?? ""
      #expect(shown == "The last fine day" || shown.hasSuffix("…") && shown.hasPrefix("The last"))
      #expect(shown.count <= Int((17 * scale).rounded()) + 1)
    }
  }
}
