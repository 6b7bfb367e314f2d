import SegueGeometry
import Testing

@testable import SegueStage

@Suite struct LayerTreeTests {
  @Test func idNeverNamesAnotherLayer() {
    var (tree, card) = makeTreeWithCard()
    tree.remove(card)
    let next = tree.add(makeLayer("next", 0, 0, 1, 1), to: tree.root)
    #expect(next.index == card.index)
    #expect(next != card)
    #expect(!tree.contains(card))
    #expect(tree.contains(next))
  }

  @Test func removedIdsAreIgnored() {
    var (tree, card) = makeTreeWithCard()
    tree.remove(card)
    let next = tree.add(makeLayer("next", 0, 0, 1, 1), to: tree.root)
    tree.remove(card)
    tree.move(card, to: tree.root)
    tree.add(basic(.opacity, from: 0, to: 1), forKey: "a", to: card, at: 0)
    #expect(tree.setMask(makeLayer("mask", 0, 0, 1, 1), of: card) == nil)
    tree.removeAllAnimations(from: card)
    #expect(tree[tree.root].sublayers == [next])
    #expect(tree[next].animations.isEmpty)
  }

  @Test func removalTakesSubtreeAndMask() throws {
    var (tree, card) = makeTreeWithCard()
    let title = tree.add(makeLayer("title", 0, 0, 1, 1), to: card)
    let set = tree.setMask(makeLayer("hole", 0, 0, 1, 1), of: card)
    let mask = try #require(set)
    let inMask = tree.add(makeLayer("dot", 0, 0, 1, 1), to: mask)
    tree.remove(card)
    for id in [card, title, mask, inMask] { #expect(!tree.contains(id)) }
    #expect(tree[tree.root].sublayers.isEmpty)
  }

  @Test func rootStays() {
    var tree = makeTree()
    tree.remove(tree.root)
    #expect(tree.contains(tree.root))
  }

  @Test func placesAmongSublayers() {
    var tree = makeTree()
    let a = tree.add(makeLayer("a", 0, 0, 1, 1), to: tree.root)
    let b = tree.add(makeLayer("b", 0, 0, 1, 1), to: tree.root)
    let c = tree.add(makeLayer("c", 0, 0, 1, 1), to: tree.root, at: 0)
    #expect(tree[tree.root].sublayers == [c, a, b])
    tree.move(c, to: tree.root, at: 1)
    #expect(tree[tree.root].sublayers == [a, c, b])
    tree.move(a, to: b, at: 99)
    #expect(tree[b].sublayers == [a])
    #expect(tree[a].superlayer == b)
    #expect(tree[tree.root].sublayers == [c, b])
  }

  @Test func cannotMoveIntoItself() {
    var (tree, card) = makeTreeWithCard()
    let title = tree.add(makeLayer("title", 0, 0, 1, 1), to: card)
    tree.move(card, to: title)
    tree.move(tree.root, to: card)
    tree.attachMask(card, to: title)
    #expect(tree[card].superlayer == tree.root)
    #expect(tree[title].mask == nil)
  }

  @Test func pathsJoinNamesBelowTheRoot() throws {
    var (tree, card) = makeTreeWithCard()
    let title = tree.add(makeLayer("title", 0, 0, 1, 1), to: card)
    let set = tree.setMask(makeLayer("hole", 0, 0, 1, 1), of: title)
    let mask = try #require(set)
    #expect(tree.path(of: tree.root) == "")
    #expect(tree.path(of: title) == "card/title")
    #expect(tree.path(of: mask) == "card/title/hole")
    #expect(tree.sublayer(named: "title", of: card) == title)
    #expect(tree.sublayer(named: "hole", of: title) == mask)
    #expect(tree.sublayer(named: "none", of: card) == nil)
  }

  @Test func layerBecomesMask() throws {
    var (tree, card) = makeTreeWithCard()
    let set = tree.setMask(makeLayer("old", 0, 0, 1, 1), of: card)
    let old = try #require(set)
    let hole = tree.add(makeLayer("hole", 0, 0, 1, 1), to: tree.root)
    tree.attachMask(hole, to: card)
    #expect(tree[card].mask == hole)
    #expect(tree[hole].superlayer == card)
    #expect(tree[tree.root].sublayers == [card])
    #expect(!tree.contains(old))
    tree.move(hole, to: tree.root)
    #expect(tree[card].mask == nil)
  }

  @Test func copyIsACheckpoint() {
    var (tree, card) = makeTreeWithCard()
    let checkpoint = tree
    tree[card].model.opacity = 0.5
    tree.add(basic(.opacity, from: 0, to: 1), forKey: "a", to: card, at: 0)
    tree.add(makeLayer("title", 0, 0, 1, 1), to: card)
    #expect(checkpoint[card].model.opacity == 1)
    #expect(checkpoint[card].animations.isEmpty)
    #expect(checkpoint[card].sublayers.isEmpty)
    tree.remove(card)
    #expect(checkpoint.contains(card))
  }

  @Test func laterAnimationTakesTheKeyAndGoesLast() {
    var (tree, card) = makeTreeWithCard()
    tree.add(basic(.opacity, from: 0, to: 1), forKey: "a", to: card, at: 0)
    tree.add(basic(.opacity, from: 0, to: 0.5), forKey: "b", to: card, at: 0)
    tree.add(basic(.opacity, from: 0.2, to: 0.2), forKey: "a", to: card, at: 0)
    #expect(tree[card].animations.map(\.key) == ["b", "a"])
    #expect(tree.presentation(of: card, at: 0.5).opacity == 0.2)
  }

  @Test func removesByKeyAndByOwner() {
    var (tree, card) = makeTreeWithCard()
    for key in [AnimationKey("run", .opacity), AnimationKey("run", .opacity, number: 1), "press"] {
      tree.add(basic(.opacity, from: 0, to: 1), forKey: key, to: card, at: 0)
    }
    #expect(tree[card].animations.map(\.key.description) == ["run.opacity", "run.opacity.1", "press"])
    tree.removeAnimations(from: card) { $0.owner == "run" }
    #expect(tree[card].animations.map(\.key) == ["press"])
    tree.removeAnimation(forKey: "press", from: card)
    #expect(tree[card].animations.isEmpty)
  }
}
