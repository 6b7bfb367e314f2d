/// Layers in one arena, addressed by `LayerID`.
///
/// A value: a copy is a checkpoint.
public struct LayerTree: Sendable {
  public let root: LayerID

  /// Creates a tree with only its root.
  public init(root layer: Layer) {
    root = LayerID(index: 0, generation: 0)
  }
}
