import SegueGeometry
import SegueStage

/// Takes a frame apart: every layer that shows something itself, in its plane, with its outline.
///
/// Whatever clips or masks a layer does so in the layer's own plane, and whatever makes it translucent
/// applies to it alone.
struct ExplodedFrame {
  /// A layer of the session at its position in the view.
  struct Piece: Sendable {
    /// The index of its node in the session's frame.
    var node: Int
    var plane: Int
    /// The projection from the layer's points to those of the view.
    var projection: Projection
  }

  /// The pieces, back to front.
  private(set) var pieces: [Piece] = []
  private var parents: [Int32] = []
  private var planes: [Int32] = []
  private var names = 0

  /// Fills a frame with the session's frame, taken apart.
  ///
  /// `pointsPerColumn` is in points of the view; the selected layer's outline is highlighted.
  mutating func compose(
    _ sampled: Frame,
    planes layerPlanes: LayerPlanes,
    explosion: Explosion,
    lines: LayerLines,
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
      root.fill = lines.ground
      nodes.append(
        FrameNode(layer: nextName(), role: .content, subtreeEnd: 0, projection: .identity, state: root)
      )
      for piece in pieces {
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
      nodes[0].subtreeEnd = nodes.count
    }
  }

  /// Determines the pieces of a frame, back to front.
  mutating func arrange(_ sampled: Frame, planes: LayerPlanes, explosion: Explosion) {
    let source: [FrameNode] = sampled.nodes
    let count: Int = planes.count
    find(source, planes)
    sort(source, count: count) { explosion.projection(plane: $0, of: count, canvas: sampled.size) }
  }

  /// The node of the frontmost layer at a place in the view.
  func node(at place: Point, in source: [FrameNode]) -> Int? {
    pieces.last { piece in
      guard let own = piece.projection.inverse?.apply(place) else { return false }
      return source[piece.node].state.bounds.contains(own)
    }?.node
  }

  /// Whether nothing covers a piece's top left corner.
  func showsCorner(of piece: Piece, in source: [FrameNode]) -> Bool {
    let bounds: Rect = source[piece.node].state.bounds
    let inside = Point(
      x: bounds.minX + min(2, bounds.size.width / 2),
      y: bounds.minY + min(2, bounds.size.height / 2)
    )
    return piece.projection.apply(inside).flatMap { node(at: $0, in: source) } == piece.node
  }

  /// Determines the parent and the plane of each node.
  private mutating func find(_ source: [FrameNode], _ layerPlanes: LayerPlanes) {
    parents.removeAll(keepingCapacity: true)
    planes.removeAll(keepingCapacity: true)
    var parent: Int = -1
    for index in source.indices {
      while parent >= 0, source[parent].subtreeEnd <= index { parent = Int(parents[parent]) }
      parents.append(Int32(parent))
      let above: Int = parent < 0 ? 0 : Int(planes[parent])
      let plane: Int = layerPlanes[source[index].layer] ?? min(above + 1, layerPlanes.count - 1)
      planes.append(Int32(plane))
      parent = index
    }
  }

  /// Sorts the pieces from the lowest plane to the highest, in paint order within each.
  private mutating func sort(_ source: [FrameNode], count: Int, _ projection: (Int) -> Projection) {
    pieces.removeAll(keepingCapacity: true)
    for plane in 0..<count {
      let toView: Projection = projection(plane)
      var index: Int = 0
      while index < source.count {
        if source[index].role == .mask {
          index = source[index].subtreeEnd
          continue
        }
        if Int(planes[index]) == plane, source[index].isPicture {
          let own: Projection = source[index].projection.concatenating(toView)
          pieces.append(Piece(node: index, plane: plane, projection: own))
        }
        index += 1
      }
    }
  }

  private mutating func nextName() -> LayerID {
    names += 1
    return .standIn(names)
  }
}

extension ExplodedFrame {
  /// Appends a layer inside stand-ins for everything that clips or masks it.
  private mutating func append(_ piece: Piece, of source: [FrameNode], to nodes: inout [FrameNode]) {
    let first: Int = nodes.count
    guard let back = source[piece.node].projection.inverse else { return }
    let toView: Projection = back.concatenating(piece.projection)
    let opacity: Double = appendClips(above: piece.node, of: source, toView, to: &nodes)
    var state: LayerState = source[piece.node].state
    state.opacity = max(opacity * state.opacity, 0)
    state.backdropBlur = 0
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
}

extension FrameNode {
  /// Closes the subtree of a wrapper, unless it is closed already.
  fileprivate mutating func closeSubtree(at end: Int) {
    if subtreeEnd == 0 { subtreeEnd = end }
  }
}
