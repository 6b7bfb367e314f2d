import SegueGeometry
import SegueMotion
import SegueTestSupport
import Testing

@testable import SegueStage

/// A frame that follows its tree must be the frame that a whole sampling gives.
@Suite struct FrameChangesTests {
  @Test(arguments: UInt64(0)..<40)
  func followsRandomChanges(seed: UInt64) {
    var world = RandomTree(seed: seed)
    var frame = Frame()
    var former = Frame()
    for _ in 0..<60 {
      for _ in 0..<Int.random(in: 0...3, using: &world.generator) { world.change() }
      let includesHidden = Int.random(in: 0..<8, using: &world.generator) == 0
      world.tree.sample(at: world.time, includingHidden: includesHidden, into: &frame)
      var fresh = Frame()
      world.tree.sample(at: world.time, includingHidden: includesHidden, into: &fresh)
      expectSame(frame, fresh)
      expectChanges(from: former, to: frame)
      former = frame
    }
  }

  /// The changes are those nodes that differ, no more and no fewer.
  private func expectChanges(from former: Frame, to frame: Frame) {
    guard frame.changes.revision != former.changes.revision else {
      expectSame(frame, former)
      return
    }
    guard frame.changes.base == former.changes.revision, frame.changes.base != nil else { return }
    #expect(frame.nodes.count == former.nodes.count)
    let differing = frame.nodes.indices.filter {
      frame.nodes[$0].state != former.nodes[$0].state
        || frame.nodes[$0].projection != former.nodes[$0].projection
    }
    #expect(frame.changes.nodes == differing)
  }

  private func expectSame(_ left: Frame, _ right: Frame) {
    #expect(left.nodes.count == right.nodes.count)
    for (a, b) in zip(left.nodes, right.nodes) {
      #expect(a.layer == b.layer && a.role == b.role && a.subtreeEnd == b.subtreeEnd)
      #expect(a.projection == b.projection && a.state == b.state)
    }
  }

  @Test func restingLayersAreNotLookedAt() {
    var (tree, card) = makeTreeWithCard()
    for index in 0..<100 { tree.add(makeLayer("rest\(index)", 0, 0, 10, 10), to: tree.root) }
    tree.add(basic(.positionX, from: 0, to: 100), forKey: "move", to: card, at: 0)
    var frame = Frame()
    tree.sample(at: 0.1, into: &frame)
    tree.sample(at: 0.2, into: &frame)
    #expect(frame.changes.nodes == [1])
    #expect(frame.memory.candidates == [1])
  }

  @Test func copiesThatWentTheirOwnWaysAreToldApart() {
    var (tree, card) = makeTreeWithCard()
    var frame = Frame()
    tree.sample(at: 0, into: &frame)
    var other = tree
    tree[card].model.opacity = 0.25
    other[card].model.opacity = 0.75
    tree.sample(at: 0, into: &frame)
    other.sample(at: 0, into: &frame)
    #expect(frame.nodes[1].state.opacity == 0.75)
  }

  @Test func aLayerPutInWholeIsSeen() {
    var (tree, card) = makeTreeWithCard()
    var bright = tree[card]
    bright.model.opacity = 0.5
    var frame = Frame()
    tree.sample(at: 0, into: &frame)
    bright.changes = []
    tree[card] = bright
    tree.sample(at: 0, into: &frame)
    #expect(frame.nodes[1].state.opacity == 0.5)
  }

  @Test func nodesChangedByHandCountAsChanged() {
    let (tree, _) = makeTreeWithCard()
    var frame = Frame()
    tree.sample(at: 0, into: &frame)
    frame.nodes[1].state.opacity = 0
    #expect(frame.changes.revision == nil)
    tree.sample(at: 0, into: &frame)
    #expect(frame.nodes[1].state.opacity == 1)
  }
}

/// A tree that changes at random, in every way that a tree can.
private struct RandomTree {
  var generator: SeededGenerator
  var tree = LayerTree(root: makeLayer("root", 0, 0, 400, 800))
  var layers: [LayerID] = []
  var saved: LayerTree?
  var time = 0.0

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    for _ in 0..<30 { addLayer() }
  }

  private mutating func addLayer() {
    let parent = layers.randomElement(using: &generator).flatMap { tree.contains($0) ? $0 : nil } ?? tree.root
    var layer = makeLayer("layer", Double.random(in: 0...300, using: &generator), 0, 40, 40)
    layer.model.zPosition = Double(Int.random(in: 0...1, using: &generator))
    layers.append(tree.add(layer, to: parent))
  }

  private mutating func anyLayer() -> LayerID {
    let id = layers.randomElement(using: &generator) ?? tree.root
    return tree.contains(id) ? id : tree.root
  }

  mutating func change() {
    let id = anyLayer()
    switch Int.random(in: 0..<16, using: &generator) {
    case 0: addLayer()
    case 1: tree.remove(id)
    case 2: tree.move(id, to: anyLayer())
    case 3: tree.setMask(makeLayer("mask", 0, 0, 20, 20), of: id)
    case 4: tree[id].model.isHidden.toggle()
    case 5: tree[id].model.zPosition = Double.random(in: 0...2, using: &generator)
    case 6: tree[id].model.sublayersM34 = -0.001
    case 7: tree[id].model.position.x += 3
    case 8: tree[id].model.opacity = Double.random(in: 0...1, using: &generator)
    case 9: tree[id].timing.speed = Double.random(in: 0...2, using: &generator)
    case 10, 11: animate(id)
    case 12: tree.removeAllAnimations(from: id)
    case 13: if let saved { tree = saved } else { saved = tree }
    default: time += 0.1
    }
  }

  private mutating func animate(_ id: LayerID) {
    let properties: [LayerProperty] = [.positionX, .opacity, .zPosition, .boundsWidth, .rotationY]
    let property = properties.randomElement(using: &generator) ?? .opacity
    tree.add(basic(property, from: 0, to: 1), forKey: AnimationKey("random", property), to: id, at: time)
  }
}
