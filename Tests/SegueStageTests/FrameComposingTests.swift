import SegueGeometry
import SegueStage
import Testing

@Suite("Frames that are made")
struct FrameComposingTests {
  private func node(_ number: Int, x: Double) -> FrameNode {
    var state = LayerState()
    state.bounds = Rect(x: 0, y: 0, width: 10, height: 10)
    let place = Projection(scaleX: 1, scaleY: 1, translation: Point(x: x, y: 0))
    return FrameNode(
      layer: .standIn(number),
      role: .content,
      subtreeEnd: number == 0 ? 3 : number + 1,
      projection: place,
      state: state
    )
  }

  private func compose(_ frame: inout Frame, x: Double, count: Int = 3) {
    frame.compose(size: Size(width: 100, height: 50)) { nodes in
      for number in 0..<count { nodes.append(node(number, x: number == 1 ? x : 0)) }
    }
  }

  @Test("Only the nodes that differ from those before count as changed")
  func changes() {
    var frame = Frame()
    compose(&frame, x: 1)
    let first = frame.changes.revision
    #expect(first != nil && frame.changes.base == nil)
    compose(&frame, x: 1)
    #expect(frame.changes.revision == first)
    compose(&frame, x: 2)
    #expect(frame.changes.revision != first)
    #expect(frame.changes.base == first)
    #expect(frame.changes.nodes == [1])
    #expect(frame.size == Size(width: 100, height: 50))
  }

  @Test("Other nodes make everything count as changed")
  func others() {
    var frame = Frame()
    compose(&frame, x: 1)
    compose(&frame, x: 1, count: 2)
    #expect(frame.changes.base == nil)
  }

  @Test("A tree sampled into such a frame is sampled whole")
  func sampling() {
    var frame = Frame()
    var layer = Layer(name: "root")
    layer.model.bounds = Rect(x: 0, y: 0, width: 7, height: 7)
    let tree = LayerTree(root: layer)
    tree.sample(at: 0, into: &frame)
    compose(&frame, x: 1)
    tree.sample(at: 0, into: &frame)
    #expect(frame.nodes.count == 1)
    #expect(frame.size == Size(width: 7, height: 7))
  }

  @Test("Stand-ins are told apart, and no tree has one")
  func standIns() {
    #expect(LayerID.standIn(0) != LayerID.standIn(1))
    #expect(!LayerTree(root: Layer(name: "root")).contains(.standIn(0)))
  }
}
