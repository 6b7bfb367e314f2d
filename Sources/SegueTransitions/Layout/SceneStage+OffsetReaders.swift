import SegueModel
import SegueStage

/// The layers whose layout may hang on a content offset, as they were laid out before it changed.
struct OffsetReaders {
  fileprivate let layers: [LayerID]
  fileprivate var states: [LayerState]
}

extension SceneStage {
  /// The layers, wherever they are, whose layout may hang on a content offset, directly or through other layers.
  ///
  /// - Complexity: Linear in the number of layers if any reads an offset.
  var offsetReaders: [LayerID] {
    guard records.values.contains(where: \.readsOffset) else { return [] }
    return subtree(of: tree.root).filter { records[$0]?.isLaidOutLive == true }
  }

  /// Notes how the layers that an offset may move are laid out, for `layOutAgain`.
  func noteOffsetReaders(at time: Double) -> OffsetReaders {
    let layers = offsetReaders
    return OffsetReaders(layers: layers, states: layers.map { restingState(of: $0, at: time) })
  }

  /// Lays out what follows from an offset that has changed.
  ///
  /// A layer whose layout the change does not alter keeps its model values, which a transition may have set. A chain of
  /// readings settles within as many passes as it has layers; the bound guards those in a circle.
  mutating func layOutAgain(_ readers: OffsetReaders, at time: Double) {
    var states = readers.states
    for _ in 0..<min(readers.layers.count, 8) {
      var isSettled = true
      for (index, layer) in readers.layers.enumerated() {
        let state = restingState(of: layer, at: time)
        guard state != states[index] else { continue }
        states[index] = state
        tree[layer].model = state
        isSettled = false
      }
      if isSettled { return }
    }
  }
}

extension LayerRecord {
  /// What a transition adds is laid out once, unless it reads an offset itself.
  fileprivate var isLaidOutLive: Bool { reading.isLayout ? readsLayers : readsOffset }
}
