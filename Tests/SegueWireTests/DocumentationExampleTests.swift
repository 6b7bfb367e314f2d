import SegueGeometry
import SegueImages
import SegueStage
import SegueWire
import Testing

/// The example of the landing page, `Sources/SegueWire/SegueWire.docc`, line by line.
struct DocumentationExampleTests {
  @Test func aLayerOfAnotherProcess() throws {
    var (tree, recorder, mirror) = (LayerTree(root: Layer(name: "device")), TreeRecorder(), TreeMirror())
    let card = tree.add(Layer(name: "card"), to: tree.root)
    tree[card].model.opacity = 0.5

    var (answer, sent, received) = (ProgramAnswer(), PictureNumbers(), [StageImage]())
    answer.update = recorder.update(of: tree) { _ in "CALayer" }
    let bytes = answer.bytes(&sent)
    try mirror.apply(try ProgramAnswer(bytes, pictures: &received).update)

    var frame = Frame()
    mirror.tree.sample(at: 0, includingHidden: true, into: &frame)
    #expect(frame.nodes.map(\.state.opacity) == [1, 0.5])
  }
}
