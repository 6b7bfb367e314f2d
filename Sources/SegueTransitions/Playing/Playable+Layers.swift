public import SegueGeometry
public import SegueStage

/// What a tree of layers and their names tell.
extension Playable {
  /// Writes the present frame into `frame`, reusing its storage.
  public func sample(into frame: inout Frame) {
    tree.sample(at: time, into: &frame)
    frame.size = canvas
  }

  /// Returns a sample of every layer on screen, in paint order, hidden ones included.
  ///
  /// - Complexity: O(*n*) in the number of layers.
  public func layerSamples() -> [LayerSample] {
    var result: [LayerSample] = []
    forEachNode { node, id in result.append(LayerSample(node, id: id)) }
    return result
  }

  /// The ids of every layer on screen in paint order, hidden ones included.
  public var layerIDs: [String] {
    var result: [String] = []
    forEachNode { _, id in result.append(id) }
    return result
  }

  /// Visits the layers that samples have, in paint order.
  private func forEachNode(_ body: (FrameNode, String) -> Void) {
    var frame = Frame()
    tree.sample(at: time, includingHidden: true, into: &frame)
    var index = 0
    while index < frame.nodes.count {
      let node = frame.nodes[index]
      if node.layer == asideLayer {
        index = node.subtreeEnd
        continue
      }
      if let id = identifier(of: node.layer) { body(node, id) }
      index += 1
    }
  }

  /// Returns the model and presented values of the layer with an id; nil if none is on screen.
  ///
  /// - Complexity: O(*n*) in the number of layers.
  public func inspect(_ id: String) -> LayerInspection? {
    let tree = tree
    var frame = Frame()
    tree.sample(at: time, includingHidden: true, into: &frame)
    guard let node = frame.nodes.first(where: { identifier(of: $0.layer) == id }) else { return nil }
    let corners = node.projection.corners(of: node.state.bounds)
    return LayerInspection(
      id: id,
      model: tree[node.layer].model,
      presented: node.state,
      modelFrame: tree.modelFrame(of: node.layer, in: tree.root),
      frame: node.projection.boundingBox(of: node.state.bounds) ?? .zero,
      corners: corners.map { [$0.0, $0.1, $0.2, $0.3] } ?? []
    )
  }

  /// Returns the presented anchor point of the layer with an id, in points of the canvas; nil if none is on
  /// screen.
  public func anchor(of id: String) -> Point? {
    guard let layer = layer(of: id) else { return nil }
    let tree = tree
    return tree.projection(of: layer, at: time).apply(tree.presentation(of: layer, at: time).anchorPoint)
  }
}

extension LayerSample {
  /// Reads a node of a frame.
  init(_ node: FrameNode, id: String) {
    let corners = node.projection.corners(of: node.state.bounds)
    self.init(
      id: id,
      frame: node.projection.boundingBox(of: node.state.bounds) ?? .zero,
      opacity: node.state.opacity,
      cornerRadius: node.state.cornerRadii.largest,
      isHidden: node.state.isHidden,
      corners: node.projection.isAxisAligned ? nil : corners.map { [$0.0, $0.1, $0.2, $0.3] }
    )
  }
}
