import SegueGeometry
import SegueMotion
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
}
