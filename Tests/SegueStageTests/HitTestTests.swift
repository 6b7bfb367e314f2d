import SegueGeometry
import Testing

@testable import SegueStage

@Suite struct HitTestTests {
  @Test func frontmostWins() {
    var (tree, card) = makeTreeWithCard()
    let over = tree.add(makeLayer("over", 50, 50, 100, 100), to: tree.root)
    #expect(tree.hitTest(Point(x: 20, y: 20), at: 0) == card)
    #expect(tree.hitTest(Point(x: 60, y: 60), at: 0) == over)
    #expect(tree.hitTest(Point(x: 300, y: 300), at: 0) == tree.root)
    #expect(tree.hitTest(Point(x: 500, y: 300), at: 0) == nil)
    tree[card].model.zPosition = 1
    #expect(tree.hitTest(Point(x: 60, y: 60), at: 0) == card)
  }

  @Test func passesOverTheInvisible() {
    var (tree, card) = makeTreeWithCard()
    tree.add(makeLayer("title", 0, 0, 50, 50), to: card)
    let point = Point(x: 10, y: 10)
    tree[card].model.opacity = 0.009
    #expect(tree.hitTest(point, at: 0) == tree.root)
    tree[card].model.opacity = 1
    tree[card].model.isHidden = true
    #expect(tree.hitTest(point, at: 0) == tree.root)
  }

  @Test func clipHidesWhatHangsOver() {
    var (tree, card) = makeTreeWithCard()
    let title = tree.add(makeLayer("title", 80, 80, 50, 50), to: card)
    let point = Point(x: 120, y: 120)
    #expect(tree.hitTest(point, at: 0) == title)
    tree[card].model.masksToBounds = true
    #expect(tree.hitTest(point, at: 0) == tree.root)
    #expect(tree.hitTest(Point(x: 90, y: 90), at: 0) == title)
  }

  @Test func scrollMovesTheContent() {
    var (tree, card) = makeTreeWithCard()
    let title = tree.add(makeLayer("title", 0, 200, 50, 50), to: card)
    tree[card].model.masksToBounds = true
    #expect(tree.hitTest(Point(x: 10, y: 20), at: 0) == card)
    tree[card].model.bounds.origin.y = 190
    #expect(tree.hitTest(Point(x: 10, y: 20), at: 0) == title)
  }

  @Test func rotationTurnsTheOutline() {
    var (tree, card) = makeTreeWithCard()
    tree[card].model.components.rotationZ = .pi / 4
    #expect(tree.hitTest(Point(x: 5, y: 5), at: 0) == tree.root)
    #expect(tree.hitTest(Point(x: 50, y: 115), at: 0) == card)
  }

  @Test func perspectiveIsInverted() {
    var (tree, card) = makeTreeWithCard()
    tree[card].model.setFrame(Rect(x: 150, y: 350, width: 100, height: 100))
    tree[card].model.components.translationZ = 250
    let point = Point(x: 120, y: 320)
    #expect(tree.hitTest(point, at: 0) == tree.root)
    // Twice as large from half the eye's distance: it reaches from 100 to 300.
    tree[tree.root].model.sublayersM34 = -0.002
    #expect(tree.hitTest(point, at: 0) == card)
    // Behind the eye.
    tree[card].model.components.translationZ = 750
    #expect(tree.hitTest(Point(x: 200, y: 400), at: 0) == tree.root)
  }

  @Test func hitsWhatIsPresented() {
    var (tree, card) = makeTreeWithCard()
    tree.add(basic(.positionX, from: 50, to: 250), forKey: "x", to: card, at: 0)
    #expect(tree.hitTest(Point(x: 150, y: 50), at: 0.5) == card)
    #expect(tree.hitTest(Point(x: 50, y: 50), at: 0.5) == tree.root)
  }

  @Test func staysWithinTheSubtree() {
    var (tree, card) = makeTreeWithCard()
    tree.add(makeLayer("over", 0, 0, 100, 100), to: tree.root)
    #expect(tree.hitTest(Point(x: 10, y: 10), in: card, at: 0) == card)
    #expect(tree.hitTest(Point(x: 110, y: 10), in: card, at: 0) == nil)
  }

  @Test func masksAreNotHit() {
    var (tree, card) = makeTreeWithCard()
    tree.setMask(makeLayer("hole", 0, 0, 10, 10), of: card)
    #expect(tree.hitTest(Point(x: 5, y: 5), at: 0) == card)
  }
}
