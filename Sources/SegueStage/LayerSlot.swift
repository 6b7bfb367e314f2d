/// A place in the arena; a free one holds an empty layer.
@usableFromInline
struct LayerSlot: Sendable {
  @usableFromInline var layer: Layer
  @usableFromInline var generation: Int32
  @usableFromInline var isUsed: Bool
  /// Whether the history lists it as having animations.
  var isAnimated = false
}
