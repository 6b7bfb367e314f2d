import SegueGeometry
import SegueStage
import SegueTestSupport
import Testing

import SegueCells
@testable import SegueRaster

/// What is drawn of a changed scene is what would be drawn of it afresh, to the last bit.
@Suite struct DamageLawTests {
  private static let viewport = Viewport(
    column: 2,
    row: 1,
    size: GridSize(columns: 30, rows: 20),
    canvas: Rect(origin: .zero, size: RandomScene.canvas)
  )

  @Test(arguments: UInt64(0)..<18)
  func aDamagedRedrawIsAFullRedraw(seed: UInt64) {
    var scene = RandomScene(seed: seed)
    var random = SeededGenerator(seed: seed ^ 0x5e90e)
    let glyphs = GlyphSet.allCases[Int(seed) % GlyphSet.allCases.count]
    let depth: ColorDepth = seed % 5 == 0 ? .ansi16 : .truecolor
    let options = RasterOptions(glyphs: glyphs == .ascii ? .eighths : glyphs, depth: depth)
    var frame = Frame()
    var kept = Rasterizer()
    var grid = CellGrid(size: GridSize(columns: 34, rows: 22))
    for step in 0..<8 {
      scene.tree.sample(at: 0, into: &frame)
      kept.render(frame, viewport: Self.viewport, options: options, into: &grid)
      var fresh = Rasterizer()
      var expected = CellGrid(size: grid.size)
      fresh.render(frame, viewport: Self.viewport, options: options, into: &expected)
      #expect(differences(grid, expected) == [], "seed \(seed), step \(step)")
      for _ in 0..<Int.random(in: 0...2, using: &random) { scene.change() }
    }
  }

  @Test(arguments: UInt64(100)..<112)
  func aDamagedPictureIsAFullPicture(seed: UInt64) {
    var scene = RandomScene(seed: seed)
    var frame = Frame()
    var kept = Compositor()
    var surface = Surface()
    let pixelSize = GridSize(columns: 30 * 8, rows: 20 * 8)
    for step in 0..<8 {
      scene.tree.sample(at: 0, into: &frame)
      kept.update(frame, viewport: Self.viewport, pixelSize: pixelSize, into: &surface)
      var fresh = Compositor()
      var expected = Surface()
      fresh.composite(frame, viewport: Self.viewport, pixelSize: pixelSize, into: &expected)
      #expect(surface == expected, "seed \(seed), step \(step)")
      scene.change()
    }
  }

  /// A label's row may follow from that of one above it, also where this cannot be seen.
  @Test func aLabelBeyondTheEdgeMovesTheOneBelowIt() {
    var tree = LayerTree(root: Layer(name: "root"))
    tree[tree.root].model.setFrame(Rect(origin: .zero, size: RandomScene.canvas))
    var labels: [LayerID] = []
    for (index, y) in [-19.0, 3].enumerated() {
      var state = LayerState()
      state.setFrame(Rect(x: 0, y: y, width: 100, height: 10))
      state.contents.text = TextContents(string: "label", fontSize: 10)
      labels.append(tree.add(Layer(name: "label\(index)", model: state), to: tree.root))
    }
    let options = RasterOptions(glyphs: .eighths)
    var frame = Frame()
    var kept = Rasterizer()
    var grid = CellGrid(size: GridSize(columns: 34, rows: 22))
    var rows: Set<Int?> = []
    for _ in 0..<20 {
      tree.sample(at: 0, into: &frame)
      kept.render(frame, viewport: Self.viewport, options: options, into: &grid)
      var fresh = Rasterizer()
      var expected = CellGrid(size: grid.size)
      fresh.render(frame, viewport: Self.viewport, options: options, into: &expected)
      #expect(differences(grid, expected) == [])
      rows.insert(lines(grid).firstIndex { $0.contains("label") })
      tree[labels[0]].model.position.y += 0.4
    }
    #expect(rows.count > 1)
  }

  @Test func aRestingFrameDrawsNothing() {
    let scene = RandomScene(seed: 7)
    var frame = Frame()
    var compositor = Compositor()
    var surface = Surface()
    let pixelSize = GridSize(columns: 240, rows: 160)
    for expected in [false, true] {
      scene.tree.sample(at: 0, into: &frame)
      compositor.update(frame, viewport: Self.viewport, pixelSize: pixelSize, into: &surface)
      #expect(compositor.region.isEmpty == expected)
    }
  }

  /// The cells that differ, at most a few.
  private func differences(_ left: CellGrid, _ right: CellGrid) -> [String] {
    var found: [String] = []
    for row in 0..<left.size.rows {
      for column in 0..<left.size.columns {
        let (a, b) = (left[column: column, row: row], right[column: column, row: row])
        var same = a
        same.glyph = b.glyph
        if same != b || left.text(of: a) != right.text(of: b) { found.append("\(column),\(row): \(a) \(b)") }
      }
    }
    return Array(found.prefix(4))
  }
}
