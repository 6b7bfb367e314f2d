import SegueGeometry
import SegueStage

/// Layers whose opacity has changed lately, as they were: what they show before they fade may rest.
struct FadingLayers {
  fileprivate struct Layer {
    var node: Int
    var projection: Projection
    var state: LayerState
  }

  /// More are not followed.
  private static let most = 8
  private var layers: [Layer] = []

  /// How a layer has changed.
  enum Change {
    case other
    /// Only its opacity has.
    case opacity
    /// Only its opacity has, beyond what can be seen.
    case nothing
  }

  /// Forgets all.
  mutating func forget() { layers.removeAll(keepingCapacity: true) }

  /// Tells how a changed node has changed, and follows it if its opacity was another.
  mutating func change(of index: Int, _ node: FrameNode, opacity former: Double) -> Change {
    if let place = layers.firstIndex(where: { $0.node == index }) {
      let change = layers[place].change(to: node)
      layers[place].projection = node.projection
      layers[place].state = node.state
      return change
    }
    if former != node.state.opacity, layers.count < FadingLayers.most {
      layers.append(Layer(node: index, projection: node.projection, state: node.state))
    }
    return .other
  }
}

extension FadingLayers.Layer {
  fileprivate func change(to node: FrameNode) -> FadingLayers.Change {
    var former = state
    former.opacity = node.state.opacity
    guard projection == node.projection, former == node.state else { return .other }
    let isSame = PixelColor.unit(state.opacity) == PixelColor.unit(node.state.opacity)
    return isSame ? .nothing : .opacity
  }
}
