import SegueGeometry
import SegueMotion
import SegueTestSupport
import Testing

@testable import SegueStage

@Suite struct SnapshotTests {
  @Test func equalsThePresentedOriginal() throws {
    var (tree, card) = makeTreeWithCard()
    let title = tree.add(makeLayer("title", 5, 6, 10, 10), to: card)
    let set = tree.setMask(makeLayer("hole", 0, 0, 50, 50), of: card)
    let mask = try #require(set)
    tree[card].timing.speed = 0.5
    tree.add(basic(.scaleX, from: 1, to: 3), forKey: "s", to: card, at: 0)
    tree.add(basic(.opacity, from: 0, to: 1), forKey: "o", to: title, at: 0)
    tree.add(basic(.positionX, from: 0, to: 9), forKey: "x", to: mask, at: 0)

    var subtree = tree.snapshot(of: card, at: 0.4)
    subtree.layer.name = "copy"
    let copy = tree.insert(subtree, under: tree.root, at: 0)
    #expect(tree[tree.root].sublayers == [copy, card])
    for (path, original) in [([], card), (["title"], title), (["hole"], mask)] as [([String], LayerID)] {
      let id = try #require(
        path.reduce(copy) { id, name in id.flatMap { tree.sublayer(named: name, of: $0) } }
      )
      #expect(tree[id].model == tree.presentation(of: original, at: 0.4))
      #expect(tree.presentation(of: id, at: 7) == tree[id].model)
      #expect(tree[id].animations.isEmpty)
    }
    #expect(tree[card].model.components.scaleX == 1)
    #expect(tree[copy].mask != nil)
    #expect(tree[copy].sublayers.count == 1)
  }

  /// Layers drawn at random, of which a rectangle is cut out: what is taken away shows nothing there.
  @Test func whatIsPrunedDoesNotShowInTheRectangle() throws {
    var random = SeededGenerator(seed: 7)
    var (kept, gone) = (0, 0)
    for _ in 0..<200 {
      var (tree, card) = makeTreeWithCard()
      var all = [card]
      for index in 0..<12 {
        func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
        let box = (number(-60...160), number(-60...160), number(1...60), number(1...60))
        var layer = makeLayer("\(index)", box.0, box.1, box.2, box.3)
        layer.model.components.rotationZ = Bool.random(using: &random) ? number(-3...3) : 0
        layer.model.masksToBounds = Bool.random(using: &random)
        let parent = try #require(all.randomElement(using: &random))
        all.append(tree.add(layer, to: parent))
      }
      let rect = Rect(x: 20, y: 10, width: 30, height: 40)
      var subtree = tree.snapshot(of: card, at: 0)
      subtree.prune(to: rect)
      let copy = tree.insert(subtree, under: tree.root)
      var rest: Set<String> = []
      func collect(_ id: LayerID) {
        for sublayer in tree[id].sublayers {
          rest.insert(tree[sublayer].name)
          collect(sublayer)
        }
      }
      collect(copy)
      for id in all.dropFirst() {
        let bounds = tree[id].model.bounds
        let points = (0...100).map { Point(x: Double($0 / 10) / 10, y: Double($0 % 10) / 9) }
        let isHere = points.contains { part in
          let point = Point(x: part.x * bounds.size.width, y: part.y * bounds.size.height)
          return tree.convert(point, from: id, to: card, at: 0).map { rect.expanded(by: -0.01).contains($0) }
            ?? false
        }
        let isClipped = sequence(first: id) { tree[$0].superlayer }.dropFirst().prefix { $0 != card }
          .contains { tree[$0].model.masksToBounds }
        if rest.contains(tree[id].name) { kept += 1 } else { gone += 1 }
        if isHere, !isClipped { #expect(rest.contains(tree[id].name)) }
      }
    }
    #expect(kept > 200 && gone > 1000)
  }

  @Test func whatReachesBeyondItsBoundsIsNotPruned() throws {
    var (tree, card) = makeTreeWithCard()
    let changes: [(String, (inout LayerState) -> Void)] = [
      ("shadow", { $0.shadow.opacity = 1 }), ("blur", { $0.blur = 3 }),
      ("perspective", { $0.sublayersM34 = -0.002 }), ("plain", { _ in }),
      ("shape", { $0.contents.shape = ShapeContents(path: Path(elements: [])) }),
    ]
    for (name, change) in changes {
      var layer = makeLayer(name, 90, 90, 5, 5)
      change(&layer.model)
      tree.add(layer, to: card)
    }
    let masked = tree.add(makeLayer("masked", 90, 90, 5, 5), to: card)
    tree.setMask(makeLayer("hole", 0, 0, 50, 50), of: masked)
    var subtree = tree.snapshot(of: card, at: 0)
    subtree.prune(to: Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(Set(subtree.sublayers.map(\.layer.name)) == ["shadow", "blur", "perspective", "shape", "masked"])
  }
}
