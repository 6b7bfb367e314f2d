import SegueModel
import SegueStage

/// The layers whose layout may hang on a content offset, as they were laid out before it changed.
struct OffsetReaders {
  fileprivate let layers: [LayerID]
  fileprivate let states: [LayerID: LayerState]
}

extension SceneStage {
  /// The layers, wherever they are, whose layout may hang on a content offset, directly or through other layers.
  ///
  /// - Complexity: Linear in the number of layers if any reads an offset.
  var offsetReaders: [LayerID] {
    guard records.values.contains(where: { $0.readsOffset }) else { return [] }
    return subtree(of: tree.root).filter { records[$0]?.isLaidOutLive == true }
  }

  /// Notes how the layers that an offset may move are laid out, for `layOutAgain`.
  func noteOffsetReaders(at time: Double) -> OffsetReaders {
    let layers = offsetReaders
    let states = layers.map { ($0, restingState(of: $0, at: time)) }
    return OffsetReaders(layers: layers, states: Dictionary(keepingFirst: states))
  }

  /// Lays out what follows from an offset that has changed.
  ///
  /// A layer whose layout the change does not alter keeps its model values, which a transition may have set.
  mutating func layOutAgain(_ readers: OffsetReaders, at time: Double) {
    var states = readers.states
    settle(readers.layers) { stage, layer in
      let state = stage.restingState(of: layer, at: time)
      guard state != states[layer] else { return false }
      states[layer] = state
      stage.tree[layer].model = state
      return true
    }
  }
}

extension LayerRecord {
  /// What a transition adds is laid out once, unless it reads an offset itself.
  fileprivate var isLaidOutLive: Bool { reading.isLayout ? readsLayers : readsOffset }
}
