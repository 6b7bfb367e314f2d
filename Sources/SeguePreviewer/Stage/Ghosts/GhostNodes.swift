import SegueGeometry
import SegueStage

/// A ghost as nodes of a frame: a group with the opacity that contains the layers, and its outline.
///
/// A slot numbers the ghosts drawn at the same time; another ghost in the same slot replaces the first.
enum GhostNodes {
  /// The largest number of nodes in a slot, and for a layer of it; each has a stand-in of its own.
  private static let slotStride = 1 << 22
  private static let layerStride = 1 << 11

  private static func base(_ slot: Int, _ number: Int) -> Int { slot * slotStride + number * layerStride }

  private static func outlineID(_ slot: Int, _ number: Int) -> LayerID { .standIn(base(slot, number)) }

  /// The last of the layer's stand-ins, which the layers of a group never reach.
  private static func shadeID(_ slot: Int, _ number: Int) -> LayerID {
    .standIn(base(slot, number) + layerStride - 1)
  }

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

  /// An invisible slant: slanted text is drawn as bars, since characters from several ghosts would be read as
  /// one text.
  private static func slanted(_ projection: Projection) -> Projection {
    var result: Projection = projection
    if result.isAxisAligned { result.xy = 1e-9 }
    return result
  }

  /// Appends a line around a layer.
  static func append(
    _ line: LayerState,
    around layer: FrameNode,
    slot: Int,
    number: Int,
    with lines: LayerLines,
    to nodes: inout [FrameNode]
  ) {
    func append(_ state: LayerState, _ id: LayerID) {
      nodes.append(
        FrameNode(
          layer: id,
          role: .content,
          subtreeEnd: nodes.count + 1,
          projection: layer.projection,
          state: state
        )
      )
    }
    if let shade = lines.shade(below: line) { append(shade, shadeID(slot, number)) }
    append(line, outlineID(slot, number))
  }
}
