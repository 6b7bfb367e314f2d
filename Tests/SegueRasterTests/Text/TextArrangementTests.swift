import SegueGeometry
import SegueCells
import SegueRaster
import SegueStage
import Testing

/// Labels that come to stand in one row, on a white canvas whose cells are 10 × 20 points.
struct TextArrangementTests {
  private struct Label {
    var string: String
    var frame: Rect
    var alignment = TextContents.Alignment.left
    var opacity = 1.0
    var fill: Color?
  }

  private func label(_ string: String, y: Double, _ alignment: TextContents.Alignment = .left) -> Label {
    Label(string: string, frame: Rect(x: 0, y: y, width: 120, height: 20), alignment: alignment)
  }

  /// The screen with groups of labels, one over the other, each as high as given.
  private func screen(_ groups: [[Label]], height: Double = 60) -> [String] {
    var drawing = Drawing(120, 60)
    let whole = Rect(x: 0, y: 0, width: 120, height: height)
    drawing.add(Rect(x: 0, y: 0, width: 120, height: 60), .identity, { $0.fill = .white }) { root in
      for group in groups {
        root.add(whole, .identity, { $0.opacity = group.first?.opacity ?? 1 }) { layer in
          for label in group {
            layer.add(label.frame, .identity) {
              $0.fill = label.fill ?? $0.fill
              $0.contents.text = TextContents(
                string: label.string,
                fontSize: 16,
                alignment: label.alignment
              )
            }
          }
        }
      }
    }
    let size = GridSize(columns: 12, rows: 3)
    let viewport = Viewport(size: size, canvas: Rect(x: 0, y: 0, width: 120, height: 60))
    var grid = CellGrid(size: size)
    var rasterizer = Rasterizer()
    rasterizer.render(drawing.frame, viewport: viewport, options: RasterOptions(), into: &grid)
    return lines(grid)
  }

  @Test func theLaterLabelMovesDown() {
    #expect(
      screen([[label("Crocus", y: 2), label("The Stigmas", y: 8)]])
        == ["Crocus      ", "The Stigmas ", "            "]
    )
  }

  @Test(arguments: [0.0, 2.5, 5, 7.5, 10, 12.5, 15, 17.5])
  func aMovingPairStaysApart(offset: Double) {
    let rows = screen([[label("Crocus", y: offset), label("The Stigmas", y: offset + 14)]])
    let first = rows.firstIndex { $0.hasPrefix("Crocus") }
    let second = rows.firstIndex { $0.hasPrefix("The Stigmas") }
    #expect(first != nil && second == first.map { $0 + 1 })
  }

  @Test func aLabelWithoutRoomIsLeftOut() {
    let pair = [label("Sunscreen", y: 2), label("factor 50", y: 8)]
    #expect(screen([pair], height: 24) == ["Sunscreen   ", "            ", "            "])
    #expect(
      screen([pair + [label("Sun hat", y: 22)]])
        == ["Sunscreen   ", "Sun hat     ", "            "]
    )
  }

  @Test func aCentredLabelMovesAside() {
    #expect(
      screen([[label("< Back", y: 0), label("List", y: 0, .center)]], height: 20)[0] == "< Back List "
    )
  }

  @Test func theUpperLayerReplacesTheWholeLine() {
    #expect(
      screen([[label("the cable", y: 0)], [label("Note", y: 0)]])[0] == "Note        "
    )
    var faint = label("Note", y: 0)
    faint.opacity = 0.4
    #expect(screen([[label("the cable", y: 0)], [faint]])[0] == "the cable   ")
  }

  @Test func spacesHideWhatIsBehind() {
    var ground = Drawing(120, 20)
    ground.add(Rect(x: 0, y: 0, width: 120, height: 20), .identity, { $0.fill = .white })
    // A dot that would be a glyph of its own in the space of "a b".
    ground.add(Rect(x: 10, y: 0, width: 5, height: 10), .identity, { $0.fill = .black })
    ground.add(Rect(x: 0, y: 0, width: 120, height: 20), .identity) {
      $0.contents.text = TextContents(string: "a b", fontSize: 16)
    }
    let size = GridSize(columns: 12, rows: 1)
    var grid = CellGrid(size: size)
    var rasterizer = Rasterizer()
    let viewport = Viewport(size: size, canvas: Rect(x: 0, y: 0, width: 120, height: 20))
    rasterizer.render(ground.frame, viewport: viewport, options: RasterOptions(), into: &grid)
    #expect(lines(grid) == ["a b         "])
  }

  @Test func aCharacterStandsOnItsOwnGroundAlone() {
    var drawing = Drawing(120, 20)
    drawing.add(Rect(x: 0, y: 0, width: 120, height: 20), .identity, { $0.fill = .white })
    drawing.add(Rect(x: 0, y: 5, width: 120, height: 15), .identity, { $0.fill = .black }) {
      $0.add(Rect(x: 0, y: 5, width: 120, height: 15), .identity) {
        $0.contents.text = TextContents(string: "a", fontSize: 10, color: .white)
      }
    }
    let size = GridSize(columns: 12, rows: 1)
    var grid = CellGrid(size: size)
    var rasterizer = Rasterizer()
    let viewport = Viewport(size: size, canvas: Rect(x: 0, y: 0, width: 120, height: 20))
    rasterizer.render(drawing.frame, viewport: viewport, options: RasterOptions(), into: &grid)
    #expect(grid[column: 0, row: 0].foreground == .rgb(0xffffff))
    #expect(grid[column: 0, row: 0].background == .rgb(0x000000))
  }
}
