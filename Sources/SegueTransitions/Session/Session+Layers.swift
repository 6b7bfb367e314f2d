import SegueGeometry
import SegueStage

extension Session {
  /// Every layer on screen in paint order, hidden ones included.
  public func layerSamples() -> [LayerSample] {
    var frame = Frame()
    stage.tree.sample(at: time, includingHidden: true, into: &frame)
    var result: [LayerSample] = []
    var index = 0
    while index < frame.nodes.count {
      let node = frame.nodes[index]
      if node.layer == stage.offstage {
        index = node.subtreeEnd
        continue
      }
      if !stage.holdsViews(node.layer) { result.append(sample(of: node)) }
      index += 1
    }
    return result
  }

  private func sample(of node: FrameNode) -> LayerSample {
    let corners = node.projection.corners(of: node.state.bounds)
    return LayerSample(
      id: stage.identifier(of: node.layer),
      frame: node.projection.boundingBox(of: node.state.bounds) ?? .zero,
      opacity: node.state.opacity,
      cornerRadius: node.state.cornerRadii.largest,
      isHidden: node.state.isHidden,
      corners: node.projection.isAxisAligned ? nil : corners.map { [$0.0, $0.1, $0.2, $0.3] }
    )
  }
}
