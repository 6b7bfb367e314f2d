import SegueGeometry
import SegueStage

/// The frame that shows the pieces, each inside of what clips it.
extension ExplodedFrame {
  /// Fills a frame with the session's frame, taken apart.
  ///
  /// `pointsPerColumn` is in points of the view; the selected layer's outline is highlighted. Without a ground the planes
  /// stand on nothing.
  mutating func compose(
    _ sampled: Frame,
    planes layerPlanes: LayerPlanes,
    explosion: Explosion,
    lines: LayerLines,
    on ground: Color?,
    pointsPerColumn: Double,
    selected: LayerID?,
    into frame: inout Frame
  ) {
    let source: [FrameNode] = sampled.nodes
    arrange(sampled, planes: layerPlanes, explosion: explosion)
    let size: Size = explosion.size(planes: layerPlanes.count, canvas: sampled.size)
    names = 0
    let pieces: [Piece] = self.pieces
    frame.compose(size: size) { nodes in
      var root = LayerState()
      root.bounds = Rect(origin: .zero, size: size)
      if let ground { root.fill = ground }
      nodes.append(
        FrameNode(layer: nextName(), role: .content, subtreeEnd: 0, projection: .identity, state: root)
      )
      var edge: Int?
      for (index, piece) in pieces.enumerated() {
        if index == 0 || pieces[index - 1].plane != piece.plane {
          if let edge { nodes[edge].closeSubtree(at: nodes.count) }
          edge = appendEdge(ofPlaneAt: index, canvas: sampled.size, to: &nodes)
        }
        let layer: FrameNode = source[piece.node]
        append(piece, of: source, to: &nodes)
        let line: LayerState = lines.line(
          layer.layer == selected ? .selected : .plane,
          around: layer,
          pointsPerColumn: pointsPerColumn
        )
        if let shade = lines.shade(below: line) { append(shade, in: piece.projection, to: &nodes) }
        append(line, in: piece.projection, to: &nodes)
      }
      if let edge { nodes[edge].closeSubtree(at: nodes.count) }
      nodes[0].subtreeEnd = nodes.count
    }
  }

  /// Appends the edge of the canvas in a plane if it cuts any of the pieces there, the first of which is given; returns its
  /// index.
  private mutating func appendEdge(ofPlaneAt first: Int, canvas: Size, to nodes: inout [FrameNode]) -> Int? {
    let plane: Int = pieces[first].plane
    let isNeeded: Bool = pieces[first...].prefix { $0.plane == plane }.contains(where: \.isCut)
    guard isNeeded else { return nil }
    var state = LayerState()
    state.bounds = Rect(origin: .zero, size: canvas)
    state.masksToBounds = true
    nodes.append(
      FrameNode(layer: nextName(), role: .content, subtreeEnd: 0, projection: toView[plane], state: state)
    )
    return nodes.count - 1
  }

  /// Appends a layer inside stand-ins for everything that clips or masks it.
  private mutating func append(_ piece: Piece, of source: [FrameNode], to nodes: inout [FrameNode]) {
    let first: Int = nodes.count
    guard let back = source[piece.node].projection.inverse else { return }
    let toView: Projection = back.concatenating(piece.projection)
    let opacity: Double = appendClips(above: piece.node, of: source, toView, to: &nodes)
    var state: LayerState = source[piece.node].state
    state.opacity = max(opacity * state.opacity, 0)
    state.backdropBlur = 0
    state.shadow.opacity = 0
    let index: Int = nodes.count
    nodes.append(
      FrameNode(
        layer: nextName(),
        role: .content,
        subtreeEnd: 0,
        projection: piece.projection,
        state: state
      )
    )
    appendMask(of: piece.node, of: source, toView, to: &nodes)
    for wrapper in first...index { nodes[wrapper].closeSubtree(at: nodes.count) }
  }

  /// Appends a stand-in for each ancestor that clips or masks, outermost first; returns the product of the
  /// ancestors' opacities.
  private mutating func appendClips(
    above node: Int,
    of source: [FrameNode],
    _ toView: Projection,
    to nodes: inout [FrameNode]
  ) -> Double {
    let parent: Int = Int(parents[node])
    guard parent >= 0 else { return 1 }
    let outer: Double = appendClips(above: parent, of: source, toView, to: &nodes)
    let opacity: Double = outer * min(max(source[parent].state.opacity, 0), 1)
    guard parent > 0, source[parent].state.masksToBounds || hasMask(parent, source) else { return opacity }
    var state = LayerState()
    state.bounds = source[parent].state.bounds
    state.cornerRadii = source[parent].state.cornerRadii
    state.masksToBounds = source[parent].state.masksToBounds
    nodes.append(
      FrameNode(
        layer: nextName(),
        role: .content,
        subtreeEnd: 0,
        projection: source[parent].projection.concatenating(toView),
        state: state
      )
    )
    appendMask(of: parent, of: source, toView, to: &nodes)
    return opacity
  }

  private func hasMask(_ node: Int, _ source: [FrameNode]) -> Bool {
    node + 1 < source[node].subtreeEnd && source[node + 1].role == .mask
  }

  /// Appends a copy of a layer's mask, if it has one.
  private mutating func appendMask(
    of node: Int,
    of source: [FrameNode],
    _ toView: Projection,
    to nodes: inout [FrameNode]
  ) {
    guard hasMask(node, source) else { return }
    let shift: Int = nodes.count - (node + 1)
    for index in node + 1..<source[node + 1].subtreeEnd {
      var copy: FrameNode = source[index]
      copy.layer = nextName()
      copy.subtreeEnd += shift
      copy.projection = copy.projection.concatenating(toView)
      nodes.append(copy)
    }
  }

  /// Appends a layer without sublayers.
  private mutating func append(_ state: LayerState, in place: Projection, to nodes: inout [FrameNode]) {
    nodes.append(
      FrameNode(
        layer: nextName(),
        role: .content,
        subtreeEnd: nodes.count + 1,
        projection: place,
        state: state
      )
    )
  }

  private mutating func nextName() -> LayerID {
    names += 1
    return .standIn(names)
  }
}

extension FrameNode {
  /// Closes the subtree of a wrapper, unless it is closed already.
  fileprivate mutating func closeSubtree(at end: Int) {
    if subtreeEnd == 0 { subtreeEnd = end }
  }
}
