import SegueGeometry
import SegueStage
import SegueTestSupport
import Testing

import SegueCells
@testable import SegueRaster

/// What is drawn over layers that are kept is what would be drawn over them afresh, to the last bit.
@Suite struct RestingGroundTests {
  private static let viewport = Viewport(
    column: 1,
    row: 2,
    size: GridSize(columns: 30, rows: 20),
    canvas: Rect(origin: .zero, size: RandomScene.canvas)
  )
  private static let pixelSize = GridSize(columns: 30 * 8, rows: 20 * 8)

  /// What happens to one layer, frame after frame, while the others rest.
  enum Motion: CaseIterable {
    case move, fade, fadeBelowAMove, fadePastTheEnds
  }

  @Test(arguments: UInt64(0)..<16)
  func whatRestsIsDrawnAsBefore(seed: UInt64) {
    var scene = Self.scene(seed)
    var random = SeededGenerator(seed: seed ^ 0xf00d)
    let motion = Motion.allCases[Int(seed) % Motion.allCases.count]
    var frame = Frame()
    var kept = Rasterizer()
    var grid = CellGrid(size: GridSize(columns: 34, rows: 24))
    let layer = scene.layers[Int.random(in: 14..<scene.layers.count, using: &random)]
    for step in 0..<24 {
      scene.tree.sample(at: 0, into: &frame)
      kept.render(frame, viewport: Self.viewport, options: RasterOptions(), into: &grid)
      var fresh = Rasterizer()
      var expected = CellGrid(size: grid.size)
      fresh.render(frame, viewport: Self.viewport, options: RasterOptions(), into: &expected)
      #expect(grid.cells == expected.cells, "seed \(seed), step \(step), \(motion)")
      Self.change(&scene, layer, motion, step, &random)
    }
  }

  @Test(arguments: UInt64(100)..<112)
  func keptPixelsAreThoseDrawn(seed: UInt64) {
    var scene = Self.scene(seed)
    var random = SeededGenerator(seed: seed ^ 0xbeef)
    let motion = Motion.allCases[Int(seed) % Motion.allCases.count]
    var frame = Frame()
    var kept = Compositor()
    kept.bandPixels = 1 << UInt64(9 + seed % 8)
    var surface = Surface()
    let layer = scene.layers[Int.random(in: 14..<scene.layers.count, using: &random)]
    for step in 0..<24 {
      scene.tree.sample(at: 0, into: &frame)
      kept.update(frame, viewport: Self.viewport, pixelSize: Self.pixelSize, into: &surface)
      var fresh = Compositor()
      var expected = Surface()
      fresh.composite(frame, viewport: Self.viewport, pixelSize: Self.pixelSize, into: &expected)
      #expect(surface == expected, "seed \(seed), step \(step), \(motion)")
      Self.change(&scene, layer, motion, step, &random)
    }
  }

  private static func scene(_ seed: UInt64) -> RandomScene {
    var scene = RandomScene(seed: seed, layers: 40)
    // With one of them nothing is kept.
    if seed % 8 > 0 {
      for layer in scene.layers where scene.tree.contains(layer) { scene.tree[layer].model.backdropBlur = 0 }
    }
    return scene
  }

  private static func change(
    _ scene: inout RandomScene,
    _ layer: LayerID,
    _ motion: Motion,
    _ step: Int,
    _ random: inout SeededGenerator
  ) {
    if step % 9 == 8 { return scene.change() }
    guard scene.tree.contains(layer) else { return }
    switch motion {
    case .move: scene.tree[layer].model.position.x += Double.random(in: -9...9, using: &random)
    case .fade: scene.tree[layer].model.opacity = Double.random(in: 0...1, using: &random)
    case .fadePastTheEnds: scene.tree[layer].model.opacity = Double.random(in: -1...2, using: &random)
    case .fadeBelowAMove:
      scene.tree[layer].model.opacity = Double.random(in: 0.2...1.2, using: &random)
      guard let last = scene.layers.last, last != layer, scene.tree.contains(last) else { return }
      scene.tree[last].model.position.y += Double.random(in: -9...9, using: &random)
    }
  }

  // MARK: - What is kept

  @Test func restingLayersAreKeptOnce() {
    var (tree, card) = Self.tiles()
    var frame = Frame()
    var compositor = Compositor()
    var surface = Surface()
    var known: [Bool] = []
    for _ in 0..<6 {
      tree.sample(at: 0, into: &frame)
      compositor.update(frame, viewport: Self.viewport, pixelSize: Self.pixelSize, into: &surface)
      known.append(compositor.ground.isActive)
      tree[card].model.position.x += 3
    }
    #expect(known == [false, true, true, true, true, true])
    #expect(compositor.ground.end == 17)
    let all = CellRect(column: 0, row: 0, endColumn: 30, endRow: 20)
    #expect(!compositor.ground.below.missing(in: all).isEmpty, "only what the card has touched is drawn")
    tree.sample(at: 0, into: &frame)
    compositor.update(frame, viewport: Self.viewport, pixelSize: Self.pixelSize, into: &surface)
    let under = compositor.region.rects[0]
    #expect(compositor.ground.below.missing(in: under).isEmpty)
  }

  @Test func aChangeBelowForgetsWhatWasKept() {
    var (tree, card) = Self.tiles()
    var frame = Frame()
    var compositor = Compositor()
    var surface = Surface()
    for step in 0..<5 {
      tree.sample(at: 0, into: &frame)
      compositor.update(frame, viewport: Self.viewport, pixelSize: Self.pixelSize, into: &surface)
      tree[card].model.position.x += 3
      if step == 3, let tile = tree[tree.root].sublayers.first { tree[tile].model.fill = .black }
    }
    #expect(!compositor.ground.isActive)
  }

  @Test func aLayerThatOnlyFadesIsKeptToo() {
    var (tree, card) = Self.tiles()
    var frame = Frame()
    var compositor = Compositor()
    var surface = Surface()
    var kept: [Bool] = []
    for step in 0..<8 {
      tree.sample(at: 0, into: &frame)
      compositor.update(frame, viewport: Self.viewport, pixelSize: Self.pixelSize, into: &surface)
      kept.append(compositor.ground.fadingNode != nil)
      tree[card].model.opacity -= 0.05
      if step == 4 { tree[card].model.position.x += 3 }
    }
    #expect(kept == [false, false, true, true, true, false, true, true])
  }

  /// A layer with a single thing to draw, of each kind, fades over what is kept as it would over what is drawn afresh.
  @Test(arguments: 0..<6) func aPaintFadesAsItWouldAfresh(_ kind: Int) {
    var (tree, card) = Self.tiles(isLabelled: false)
    tree[card].model.fill = .clear
    tree[card].model.border.color = Color(red: 0.2, green: 0.9, blue: 0.1)
    switch kind {
    case 0: tree[card].model.fill = Color(red: 0.3, green: 0.6, blue: 0.9)
    case 1: tree[card].model.fill = Color(red: 0, green: 0, blue: 0, alpha: 0.4)
    case 2: tree[card].model.contents.text = TextContents(string: "Card", fontSize: 17, color: .black)
    case 3: tree[card].model.border.width = 9
    case 4:
      let corners = [Point(x: 3, y: 3), Point(x: 50, y: 9), Point(x: 30, y: 44)]
      tree[card].model.contents.shape = ShapeContents(
        path: Path(elements: [.move(corners[0]), .line(corners[1]), .line(corners[2]), .close])
      )
      tree[card].model.fill = Color(red: 0.7, green: 0.1, blue: 0.3, alpha: 0.8)
    default:
      tree[card].model.fill = .white
      tree[card].model.border.width = 9
    }
    var frame = Frame()
    var kept = Compositor()
    var surface = Surface()
    for step in 0..<20 {
      tree[card].model.opacity = 0.03 + 0.0471 * Double(step)
      tree.sample(at: 0, into: &frame)
      kept.update(frame, viewport: Self.viewport, pixelSize: Self.pixelSize, into: &surface)
      var fresh = Compositor()
      var expected = Surface()
      fresh.composite(frame, viewport: Self.viewport, pixelSize: Self.pixelSize, into: &expected)
      #expect(surface == expected, "step \(step)")
    }
  }

  @Test func anOpacityBeyondTheEndsDrawsNothing() {
    var (tree, card) = Self.tiles()
    var frame = Frame()
    var compositor = Compositor()
    var surface = Surface()
    var isDrawn: [Bool] = []
    for opacity in [0.9, 0.95, 1, 1.1, 1.2, 0.99] {
      tree[card].model.opacity = opacity
      tree.sample(at: 0, into: &frame)
      compositor.update(frame, viewport: Self.viewport, pixelSize: Self.pixelSize, into: &surface)
      isDrawn.append(!compositor.region.isEmpty)
    }
    #expect(isDrawn == [true, true, true, false, false, true])
  }

  /// Sixteen tiles and, above them, a card, with a label or without.
  private static func tiles(isLabelled: Bool = true) -> (LayerTree, card: LayerID) {
    var root = LayerState()
    root.setFrame(Rect(origin: .zero, size: RandomScene.canvas))
    var tree = LayerTree(root: Layer(name: "root", model: root))
    for index in 0..<16 {
      var tile = LayerState()
      tile.setFrame(Rect(x: Double(index % 4) * 60, y: Double(index / 4) * 50, width: 56, height: 46))
      tile.fill = Color(red: Double(index) / 16, green: 0.5, blue: 0.2)
      tree.add(Layer(name: "tile\(index)", model: tile), to: tree.root)
    }
    var state = LayerState()
    state.setFrame(Rect(x: 30, y: 40, width: 80, height: 60))
    state.fill = .white
    let card = tree.add(Layer(name: "card", model: state), to: tree.root)
    guard isLabelled else { return (tree, card) }
    var label = LayerState()
    label.setFrame(Rect(x: 8, y: 8, width: 60, height: 20))
    label.contents.text = TextContents(string: "Card", fontSize: 17, color: .black)
    tree.add(Layer(name: "label", model: label), to: card)
    return (tree, card)
  }
}
