import SegueGeometry
import SegueStage

/// Whether a ghost is of what was or of what comes.
enum GhostTint: Hashable, Sendable {
  case past, future

  var color: Color {
    switch self {
    case .past: Color(red: 0.91, green: 0.45, blue: 0.16)
    case .future: Color(red: 0.12, green: 0.62, blue: 0.44)
    }
  }
}

/// A ghost as nodes of a frame: a group with the opacity, in it the layers; and its outline.
///
/// A slot is which of the ghosts drawn together it is: another of the same slot takes its place.
enum GhostNodes {
  /// Nodes that a slot has at most, and a layer of it; each has a stand-in of its own.
  private static let slotStride = 1 << 22
  private static let layerStride = 1 << 11

  private static func base(_ slot: Int, _ number: Int) -> Int { slot * slotStride + number * layerStride }

  static func outlineID(slot: Int, number: Int) -> LayerID { .standIn(base(slot, number)) }

  /// Appends the layers as a group.
  static func append(
    _ layers: [FrameNode],
    slot: Int,
    number: Int,
    opacity: Double,
    to nodes: inout [FrameNode]
  ) {
    let first: Int = nodes.count + 1
    let name: Int = base(slot, number) + 1
    var state = LayerState()
    state.opacity = opacity
    nodes.append(
      FrameNode(
        layer: .standIn(name),
        role: .content,
        subtreeEnd: first + layers.count,
        projection: .identity,
        state: state
      )
    )
    for (index, layer) in layers.enumerated() {
      var copy: FrameNode = layer
      copy.layer = .standIn(name + 1 + index)
      copy.subtreeEnd += first
      if copy.state.contents.text != nil { copy.projection = slanted(copy.projection) }
      nodes.append(copy)
    }
  }

  /// A slant that no pixel shows: slanted text is drawn as bars, as characters of several ghosts would be read as one.
  private static func slanted(_ projection: Projection) -> Projection {
    var result: Projection = projection
    if result.isAxisAligned { result.xy = 1e-9 }
    return result
  }

  /// A line along a layer's sides.
  static func outline(
    of layer: FrameNode,
    id: LayerID,
    opacity: Double,
    tint: GhostTint,
    lineWidth: Double,
    at index: Int
  ) -> FrameNode {
    var state = LayerState()
    state.bounds = layer.state.bounds
    state.cornerRadii = layer.state.cornerRadii
    state.opacity = opacity > 0 ? min(opacity + 0.3, 1) : 0
    let scale: Double = max(abs(layer.projection.xx), abs(layer.projection.yy), 1e-3)
    state.border.width = lineWidth / scale
    state.border.color = tint.color
    return FrameNode(
      layer: id,
      role: .content,
      subtreeEnd: index + 1,
      projection: layer.projection,
      state: state
    )
  }
}
