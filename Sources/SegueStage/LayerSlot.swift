/// A place in the arena; a free one holds an empty layer.
struct LayerSlot: Sendable {
  var layer: Layer
  var generation: Int32
  var isUsed: Bool
  /// Whether the history lists it as having animations.
  var isAnimated = false
}
