import SegueGeometry
import SegueStage

/// The layers that move in a run.
enum MovingLayers {
  /// The layers that move by themselves, except those inside another one that does.
  static func uppermost(in frames: [[FrameNode]]) -> Set<LayerID> {
    var places: [LayerID: Place] = [:]
    var moving: Set<LayerID> = []
    for nodes in frames {
      for node in nodes where !moving.contains(node.layer) {
        let place = Place(node.state)
        if let known = places[node.layer] {
          if known != place { moving.insert(node.layer) }
        } else {
          places[node.layer] = place
        }
      }
    }
    return withoutInner(moving, in: frames)
  }

  private static func withoutInner(_ moving: Set<LayerID>, in frames: [[FrameNode]]) -> Set<LayerID> {
    var result: Set<LayerID> = moving
    for nodes in frames {
      var end: Int = 0
      for (index, node) in nodes.enumerated() {
        if index < end {
          result.remove(node.layer)
        } else if moving.contains(node.layer) {
          end = node.subtreeEnd
        }
      }
    }
    return result
  }

  /// What determines a layer's position in its superlayer.
  private struct Place: Hashable {
    var position: Point
    var size: Size
    var components: TransformComponents
    var transform: Transform3D

    init(_ state: LayerState) {
      position = state.position
      size = state.bounds.size
      components = state.components
      transform = state.transform
    }
  }
}
