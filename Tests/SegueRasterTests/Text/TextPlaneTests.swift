import SegueGeometry
import SegueStage
import Testing

import SegueCells
@testable import SegueRaster

/// Literal screens of texts on a canvas whose cells are 10 × 20 points.
struct TextPlaneTests {
  private struct Screen {
    var text: TextContents
    var bounds: Rect
    var origin = Point.zero
    var size = GridSize(columns: 12, rows: 3)
    var scale = 1.0
    var opacity = 1.0
    var isDistorted = false
    var depth = ColorDepth.truecolor
    var isASCII = false
    var ground: UInt32 = 0xffffff
    /// Cells that a later layer covers.
    var covered: Set<Int> = []

    init(_ string: String, _ bounds: Rect, _ alignment: TextContents.Alignment = .left) {
      text = TextContents(string: string, fontSize: 16, alignment: alignment)
      self.bounds = bounds
    }

    func draw(into start: CellGrid? = nil) -> CellGrid {
      let viewport = Viewport(
        size: size,
        canvas: Rect(x: 0, y: 0, width: Double(10 * size.columns), height: Double(20 * size.rows))
      )
      var state = LayerState()
      state.bounds = bounds
      state.contents.text = text
      let projection = Projection(scaleX: scale, scaleY: scale, translation: origin)
      let layer = LayerTree(root: Layer(name: "root")).root
      var frame = Frame(size: viewport.canvas.size)
      frame.nodes = [
        FrameNode(layer: layer, role: .content, subtreeEnd: 1, projection: projection, state: state)
      ]
      let cells = (0..<(size.columns * size.rows)).map { index in
        TextCell(
          visibility: 1,
          area: covered.contains(index) ? 0.5 : 1,
          behind: pixel(ground),
          density: CellDensity()
        )
      }
      let info = TextNodeInfo(
        nodeIndex: 0,
        parent: -1,
        projection: projection,
        opacity: opacity,
        isDistorted: isDistorted,
        column: 0,
        row: 0,
        size: size,
        firstCell: 0,
        pixelRows: 0..<(2 * size.rows)
      )
      let pixels = Array(repeating: pixel(ground), count: size.columns * size.rows * 2)
      var grid = start ?? CellGrid(size: size)
      var plane = TextPlane()
      pixels.withUnsafeBufferPointer { buffer in
        let places = TextPlane.Places(
          nodes: [info],
          cells: cells,
          pixels: CellPixels(pixels: buffer, width: size.columns, unit: GridSize(columns: 1, rows: 2))
        )
        let quantizer = Quantizer(depth: depth, dithers: true)
        let ink = TextInk(quantizer: quantizer, backdrop: Backdrop(nil), isASCII: isASCII)
        var region = DamageRegion()
        region.add(info.box)
        plane.draw(
          frame,
          at: places,
          in: region,
          changesTexts: true,
          viewport: viewport,
          ink: ink,
          into: &grid
        ) { _, _ in }
      }
      return grid
    }
  }

  private func rows(_ screen: Screen) -> [String] { lines(screen.draw()) }

  @Test func aSingleLineIsCentredVertically() {
    #expect(
      rows(Screen("Title", Rect(x: 0, y: 0, width: 120, height: 60))) == [
        "            ",
        "Title       ",
        "            ",
      ]
    )
  }

  @Test func severalLinesBeginAtTheTop() {
    #expect(
      rows(Screen("Hello wide world", Rect(x: 0, y: 0, width: 60, height: 60), .right)) == [
        " Hello      ",
        "  wide      ",
        " world      ",
      ]
    )
    #expect(
      rows(Screen("Hello wide world", Rect(x: 20, y: 0, width: 80, height: 40), .center)) == [
        "    Hello   ",
        "  wide wo…  ",
        "            ",
      ]
    )
  }

  @Test func aScreenOfASCIIGetsNoOtherCharacter() {
    var screen = Screen("x \u{2014} 漢 é", Rect(x: 0, y: 0, width: 120, height: 60))
    screen.isASCII = true
    #expect(rows(screen)[1] == "x - ?? ?    ")
    screen = Screen("Hello wide world", Rect(x: 20, y: 0, width: 80, height: 40), .center)
    screen.isASCII = true
    #expect(rows(screen)[1] == "  wide wo.  ")
  }

  @Test func largeFontsLeaveNoRowBetweenTheirLines() {
    var screen = Screen("ab cd", Rect(x: 0, y: 0, width: 30, height: 60))
    screen.text.fontSize = 34
    #expect(rows(screen) == ["            ", "ab          ", "cd          "])
  }

  @Test(arguments: [Double.nan, .infinity, -1, 0])
  func fontsOfNoSizeStillHaveRows(fontSize: Double) {
    var screen = Screen("ab", Rect(x: 0, y: 0, width: 30, height: 60))
    screen.text.fontSize = fontSize
    #expect(rows(screen) == ["            ", "ab          ", "            "])
  }

  @Test func runsMoveByWholeCells() {
    var screen = Screen("Hi", Rect(x: 0, y: 0, width: 40, height: 20))
    for (x, y, row, expected) in [
      (14.0, 0.0, 0, " Hi         "), (16.0, 9.0, 0, "  Hi        "), (16.0, 11.0, 1, "  Hi        "),
    ] {
      screen.origin = Point(x: x, y: y)
      #expect(rows(screen)[row] == expected)
    }
  }

  @Test func theScreenAndItsEdgesCutLines() {
    var screen = Screen("漢字かなカナ", Rect(x: 0, y: 0, width: 140, height: 20))
    screen.origin = Point(x: -10, y: 0)
    // The first and the last are cut in half.
    #expect(rows(screen)[0] == " 字 か な カ ナ  ")
    let grid = screen.draw()
    #expect(grid.cells[0..<12].map(\.width) == [1, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 1])
  }

  @Test func coveredCellsHideCharacters() {
    var screen = Screen("Hello 漢字", Rect(x: 0, y: 0, width: 120, height: 20))
    screen.covered = [1, 2, 7]
    let grid = screen.draw()
    #expect(
      grid.cells[0..<12].map(\.glyph).map { $0 == 0x20 } == [
        false, true, true, false, false, true, true, true, false, true, true, true,
      ]
    )
  }

  @Test func charactersTakeTheColorsOfTheirPlace() {
    var screen = Screen("A", Rect(x: 0, y: 0, width: 10, height: 20))
    screen.ground = 0x0000ff
    screen.text.color = Color(rgb: 0xff0000)
    screen.text.style.weight = .bold
    screen.opacity = 0.5
    let cell = screen.draw()[column: 0, row: 0]
    #expect(cell.glyph == 0x41)
    #expect(cell.foreground == .rgb(0x800080))
    #expect(cell.background == .rgb(0x0000ff))
    #expect(cell.attributes == .bold)
    screen.depth = .ansi256
    #expect(screen.draw()[column: 0, row: 0].background == .palette(21))
    screen.opacity = 0.01
    #expect(screen.draw()[column: 0, row: 0] == .blank)
  }

  @Test(arguments: FontStyle.Weight.allCases)
  func cellsShowTwoWeightsAndTheSlope(weight: FontStyle.Weight) {
    let isBold = [.semibold, .bold, .heavy, .black].contains(weight)
    for isItalic in [false, true] {
      var screen = Screen("A", Rect(x: 0, y: 0, width: 10, height: 20))
      screen.text.style = FontStyle(weight: weight, isItalic: isItalic)
      let attributes = screen.draw()[column: 0, row: 0].attributes
      #expect(attributes.contains(.bold) == isBold && attributes.contains(.italic) == isItalic)
    }
  }

  @Test func distortedTextHasNoCharacters() {
    var screen = Screen("Hello", Rect(x: 0, y: 0, width: 120, height: 20))
    screen.isDistorted = true
    #expect(Set(screen.draw().cells) == [.blank])
  }

  @Test func joinedEmojiAreClusters() {
    let grid = Screen("e\u{301}👨‍👩‍👧‍👦!", Rect(x: 0, y: 0, width: 120, height: 20)).draw()
    #expect(grid.clusters == ["e\u{301}", "👨‍👩‍👧‍👦"])
    #expect(grid.cells[0..<4].map(\.width) == [1, 2, 0, 1])
    #expect(grid.text(of: grid[column: 1, row: 0]) == "👨‍👩‍👧‍👦")
  }

  @Test func textWithoutColorsIsSetOffByBlanks() {
    var screen = Screen("a b", Rect(x: 20, y: 0, width: 90, height: 20))
    screen.depth = .none
    var full = CellGrid(size: screen.size)
    full.cells = Array(repeating: Cell(glyph: 0x2588), count: full.cells.count)
    #expect(lines(screen.draw(into: full))[0] == "█ a b ██████")
  }

  @Test func writingOverHalfAWideGlyphClearsTheOther() {
    var screen = Screen("漢字", Rect(x: 0, y: 0, width: 120, height: 20))
    let under = screen.draw()
    screen.text.string = "x"
    screen.origin = Point(x: 10, y: 0)
    let grid = screen.draw(into: under)
    #expect(grid.cells[0..<5].map(\.width) == [1, 1, 2, 0, 1])
    #expect(grid.cells[0].glyph == 0x20)
  }

  @Test func barsLieWhereWordsWould() {
    var bars: [Rect] = []
    var cache = TextLayoutCache()
    let text = TextContents(string: "Hello big world", fontSize: 16)
    let bounds = Rect(x: 3, y: 100, width: 100, height: 40)
    TextLayout.appendBars(text, bounds, Size(width: 10, height: 20), &cache, &bars)
    #expect(
      bars == [
        Rect(x: 3, y: 106, width: 50, height: 8), Rect(x: 63, y: 106, width: 30, height: 8),
        Rect(x: 3, y: 126, width: 50, height: 8),
      ]
    )
  }
}
