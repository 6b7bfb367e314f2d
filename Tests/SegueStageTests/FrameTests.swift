import SegueGeometry
import SegueMotion
import Testing

@testable import SegueStage

@Suite struct FrameTests {
  private func sample(_ tree: LayerTree, at time: Double = 0, includingHidden: Bool = false) -> Frame {
    var frame = Frame()
    tree.sample(at: time, includingHidden: includingHidden, into: &frame)
    return frame
  }

  private func names(_ frame: Frame, _ tree: LayerTree) -> [String] {
    frame.nodes.map { tree[$0.layer].name }
  }

  @Test func liesInPaintOrder() throws {
    var (tree, card) = makeTreeWithCard()
    tree.add(makeLayer("title", 0, 0, 10, 10), to: card)
    let set = tree.setMask(makeLayer("hole", 0, 0, 10, 10), of: card)
    let mask = try #require(set)
    tree.add(makeLayer("dot", 0, 0, 1, 1), to: mask)
    tree.add(makeLayer("over", 0, 0, 10, 10), to: tree.root)
    let frame = sample(tree)
    #expect(names(frame, tree) == ["container", "card", "hole", "dot", "title", "over"])
    #expect(frame.nodes.map(\.subtreeEnd) == [6, 5, 4, 4, 5, 6])
    #expect(frame.nodes.map(\.role) == [.content, .content, .mask, .content, .content, .content])
    #expect(frame.size == Size(width: 400, height: 800))
  }

  @Test func hiddenSubtreesAreLeftOut() {
    var (tree, card) = makeTreeWithCard()
    tree.add(makeLayer("title", 0, 0, 10, 10), to: card)
    tree[card].model.isHidden = true
    #expect(names(sample(tree), tree) == ["container"])
    #expect(names(sample(tree, includingHidden: true), tree) == ["container", "card", "title"])
  }

  @Test func zPositionSortsStably() {
    var tree = makeTree()
    for (name, z) in [("a", 1.0), ("b", 0), ("c", 1), ("d", -2), ("e", 0)] {
      var layer = makeLayer(name, 0, 0, 10, 10)
      layer.model.zPosition = z
      let id = tree.add(layer, to: tree.root)
      if name == "c" {
        var inner = makeLayer("c2", 0, 0, 1, 1)
        inner.model.zPosition = 5
        tree.add(inner, to: id)
        tree.add(makeLayer("c1", 0, 0, 1, 1), to: id)
      }
    }
    #expect(names(sample(tree), tree) == ["container", "d", "b", "e", "a", "c", "c1", "c2"])
  }

  @Test func presentedZPositionCounts() {
    var (tree, card) = makeTreeWithCard()
    tree.add(makeLayer("over", 0, 0, 10, 10), to: tree.root)
    tree.add(basic(.zPosition, from: -1, to: 1), forKey: "z", to: card, at: 0)
    #expect(names(sample(tree, at: 0.25), tree) == ["container", "card", "over"])
    #expect(names(sample(tree, at: 0.75), tree) == ["container", "over", "card"])
  }

  @Test func nodesCarryPresentationAndProjection() {
    var (tree, card) = makeTreeWithCard()
    tree[tree.root].model.sublayersM34 = -0.002
    tree[card].timing.speed = 2
    tree[card].model.bounds.origin.y = 30
    let title = tree.add(makeLayer("title", 5, 6, 10, 10), to: card)
    tree.setMask(makeLayer("hole", 0, 0, 10, 10), of: title)
    tree.add(basic(.rotationY, from: 0, to: 1), forKey: "r", to: card, at: 0)
    tree.add(basic(.opacity, from: 0, to: 1), forKey: "o", to: title, at: 0)
    for node in sample(tree, at: 0.2).nodes {
      #expect(node.state == tree.presentation(of: node.layer, at: 0.2))
      #expect(node.projection == tree.projection(of: node.layer, at: 0.2))
    }
    #expect(tree.presentation(of: title, at: 0.2).opacity == 0.4)
  }

  @Test func maskGetsNoSublayersPerspective() throws {
    var (tree, card) = makeTreeWithCard()
    tree[card].model.sublayersM34 = -0.002
    var hole = makeLayer("hole", 0, 0, 10, 10)
    hole.model.zPosition = 100
    tree.setMask(hole, of: card)
    let node = try #require(sample(tree).nodes.last)
    #expect(node.projection == .identity)
    #expect(tree.projection(of: node.layer, at: 0) == .identity)
  }

  @Test func reusedFrameForgetsTheLast() {
    var (tree, card) = makeTreeWithCard()
    var frame = Frame()
    tree.sample(at: 0, into: &frame)
    tree.remove(card)
    tree.sample(at: 0, into: &frame)
    #expect(frame.nodes.count == 1)
    #expect(frame.nodes[0].subtreeEnd == 1)
  }
}
