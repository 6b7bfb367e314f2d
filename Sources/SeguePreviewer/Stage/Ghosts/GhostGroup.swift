import SegueGeometry
import SegueStage

/// A ghost as nodes of a frame: a group with the opacity, in it the layers, and over them the outline of each layer
/// that the ghost is of.
struct GhostGroup {
  /// Whether a ghost is of what was or of what comes.
  enum Tint: Hashable, Sendable {
    case past, future

    var color: Color {
      switch self {
      case .past: Color(red: 0.91, green: 0.45, blue: 0.16)
      case .future: Color(red: 0.12, green: 0.62, blue: 0.44)
      }
    }
  }

  /// Which of the ghosts drawn together it is; another of the same number takes its place.
  var number: Int
  var nodes: [FrameNode]
  var opacity: Double
  var tint: Tint
  var lineWidth: Double

  /// Nodes that a ghost has at most; each has its own stand-in.
  private static let stride = 1 << 16

  /// Appends it, ids and all.
  func append(to frame: inout [FrameNode]) {
    let base: Int = frame.count + 1
    var name: Int = number * Self.stride
    func nextID() -> LayerID {
      name += 1
      return .standIn(name)
    }
    var state = LayerState()
    state.opacity = opacity
    frame.append(
      FrameNode(layer: nextID(), role: .content, subtreeEnd: 0, projection: .identity, state: state)
    )
    for node in nodes {
      var copy: FrameNode = node
      copy.layer = nextID()
      copy.subtreeEnd += base
      if copy.state.contents.text != nil { copy.projection = Self.slanted(copy.projection) }
      frame.append(copy)
    }
    var index: Int = 0
    while index < nodes.count {
      frame.append(outline(of: nodes[index], id: nextID(), at: frame.count))
      index = nodes[index].subtreeEnd
    }
    frame[base - 1].subtreeEnd = frame.count
  }

  /// A slant that no pixel shows: slanted text is drawn as bars, as characters of several ghosts would be read as one.
  private static func slanted(_ projection: Projection) -> Projection {
    var result: Projection = projection
    if result.isAxisAligned { result.xy = 1e-9 }
    return result
  }

  private func outline(of node: FrameNode, id: LayerID, at index: Int) -> FrameNode {
    var state = LayerState()
    state.bounds = node.state.bounds
    state.cornerRadii = node.state.cornerRadii
    let scale: Double = max(abs(node.projection.xx), abs(node.projection.yy), 1e-3)
    state.border.width = lineWidth / scale
    state.border.color = tint.color
    return FrameNode(
      layer: id,
      role: .content,
      subtreeEnd: index + 1,
      projection: node.projection,
      state: state
    )
  }
}
