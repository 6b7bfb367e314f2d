import SegueGeometry
import Testing

@testable import SegueStage

@Suite struct LayerGeometryTests {
  @Test func frameFollowsPositionAndAnchor() {
    var state = LayerState()
    state.anchor = Point(x: 0.25, y: 1)
    state.setFrame(Rect(x: 10, y: 20, width: 40, height: 80))
    #expect(state.position == Point(x: 20, y: 100))
    #expect(state.frame == Rect(x: 10, y: 20, width: 40, height: 80))
    state.components.scaleX = 2
    #expect(state.frame == Rect(x: 0, y: 20, width: 80, height: 80))
  }

  @Test func rotationTurnsAboutTheAnchor() {
    var (tree, card) = makeTreeWithCard()
    tree[card].model.anchor = .zero
    tree[card].model.position = Point(x: 50, y: 60)
    tree[card].model.components.rotationZ = .pi / 2
    let projection = tree.projection(of: card, at: 0)
    #expect(isClose(projection.apply(.zero), Point(x: 50, y: 60)))
    #expect(isClose(projection.apply(Point(x: 100, y: 0)), Point(x: 50, y: 160)))
  }

  @Test func componentsApplyScaleThenRotationsThenMove() {
    var state = LayerState()
    state.components.scaleX = 2
    state.components.rotationX = .pi / 2
    state.components.rotationZ = .pi / 2
    state.components.translationX = 5
    state.components.translationZ = 7
    // (1, 1) → scale (2, 1, 0) → x: (2, 0, 1) → z: (0, 2, 1) → move (5, 2, 8)
    let m = state.anchoredTransform
    #expect(isClose(m.m11 + m.m21 + m.m41, 5))
    #expect(isClose(m.m12 + m.m22 + m.m42, 2))
    #expect(isClose(m.m13 + m.m23 + m.m43, 8))
  }

  @Test func transformFollowsTheComponents() {
    var state = LayerState()
    state.components.translationX = 10
    state.transform = .scale(x: 3, y: 3)
    #expect(isClose(state.projection.apply(.zero), Point(x: 30, y: 0)))
  }

  @Test func ownPerspectiveIsAboutTheAnchor() {
    var (tree, card) = makeTreeWithCard()
    tree[card].model.m34 = -0.001
    tree[card].model.components.rotationY = .pi / 6
    let projection = tree.projection(of: card, at: 0)
    #expect(isClose(projection.apply(Point(x: 50, y: 50)), Point(x: 50, y: 50)))
    // The right edge: x = 50·cos 30°, z = −50·sin 30° = −25, w = 1 + 0.025.
    let x = 50 + 50 * 3.0.squareRoot() / 2 / 1.025
    #expect(isClose(projection.apply(Point(x: 100, y: 100)), Point(x: x, y: 50 + 50 / 1.025)))
  }

  @Test func sublayersPerspectiveIsAboutTheSuperlayersCentre() {
    var (tree, card) = makeTreeWithCard()
    tree[tree.root].model.sublayersM34 = -0.002
    tree[card].model.zPosition = 100
    // The root's centre is (200, 400), w = 1 − 0.2: (0, 0) is 200 and 400 away from it.
    #expect(isClose(tree.projection(of: card, at: 0).apply(.zero), Point(x: 200 - 250, y: 400 - 500)))
    tree[tree.root].model.anchor = .zero
    #expect(isClose(tree.projection(of: card, at: 0).apply(Point(x: 80, y: 8)), Point(x: 100, y: 10)))
  }

  @Test func perspectiveStopsAtThePlane() {
    var (tree, card) = makeTreeWithCard()
    tree[tree.root].model.sublayersM34 = -0.002
    var title = makeLayer("title", 0, 0, 10, 10)
    title.model.zPosition = 100
    let id = tree.add(title, to: card)
    #expect(isClose(tree.projection(of: id, at: 0).apply(.zero), .zero))
  }

  @Test func scrollOffsetShiftsTheSublayers() {
    var (tree, card) = makeTreeWithCard()
    let title = tree.add(makeLayer("title", 10, 200, 20, 20), to: card)
    tree[card].model.bounds.origin = Point(x: 0, y: 150)
    #expect(tree.frame(of: title, in: tree.root, at: 0) == Rect(x: 10, y: 50, width: 20, height: 20))
    #expect(tree.frame(of: card, in: tree.root, at: 0) == Rect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func convertsBetweenCousins() {
    var tree = makeTree()
    let left = tree.add(makeLayer("left", 20, 30, 100, 100), to: tree.root)
    let right = tree.add(makeLayer("right", 200, 300, 100, 100), to: tree.root)
    tree[right].model.components.scaleX = 2
    let inner = tree.add(makeLayer("inner", 1, 2, 10, 10), to: left)
    // (21, 32) in the root; right's own x = (21 − 150) / 2.
    #expect(isClose(tree.convert(.zero, from: inner, to: right, at: 0), Point(x: -64.5, y: -268)))
    #expect(isClose(tree.frame(of: inner, in: right, at: 0), Rect(x: -64.5, y: -268, width: 5, height: 10)))
    #expect(tree.convert(Point(x: 3, y: 4), from: inner, to: left, at: 0) == Point(x: 4, y: 6))
    #expect(tree.convert(Point(x: 4, y: 6), from: left, to: inner, at: 0) == Point(x: 3, y: 4))
  }

  @Test func whatLiesAboveCostsNoPrecision() {
    var (tree, card) = makeTreeWithCard()
    tree[tree.root].model.components.rotationZ = 0.3
    let title = tree.add(makeLayer("title", 7, 8, 10, 10), to: card)
    #expect(tree.convert(.zero, from: title, to: card, at: 0) == Point(x: 7, y: 8))
  }

  @Test func modelValuesConvertWithoutAnimations() {
    var (tree, card) = makeTreeWithCard()
    tree[card].model.position = Point(x: 150, y: 250)
    let title = tree.add(makeLayer("title", 10, 20, 30, 30), to: card)
    tree.add(basic(.positionX, from: 0, to: 100), forKey: "move", to: card, at: 0)
    #expect(tree.convert(.zero, from: title, to: tree.root, at: 0) == Point(x: -40, y: 220))
    #expect(tree.modelConvert(.zero, from: title, to: tree.root) == Point(x: 110, y: 220))
    #expect(tree.modelConvert(Point(x: 110, y: 220), from: tree.root, to: title) == .zero)
    let box = Rect(x: 0, y: 0, width: 30, height: 30)
    #expect(tree.modelConvert(box, from: title, to: card) == Rect(x: 10, y: 20, width: 30, height: 30))
    tree[card].model.components.scaleX = 0
    #expect(tree.modelConvert(.zero, from: tree.root, to: card) == nil)
    #expect(tree.modelConvert(box, from: tree.root, to: card) == .zero)
  }

  @Test func edgeOnHasNoPoint() {
    var (tree, card) = makeTreeWithCard()
    tree[card].model.components.scaleX = 0
    #expect(tree.convert(.zero, from: tree.root, to: card, at: 0) == nil)
    #expect(tree.convert(Rect(x: 0, y: 0, width: 1, height: 1), from: tree.root, to: card, at: 0) == .zero)
  }

  @Test func rootIsTheOrigin() {
    var tree = makeTree()
    tree[tree.root].model.position = Point(x: 999, y: 999)
    #expect(tree.projection(of: tree.root, at: 0) == .identity)
  }
}
