/// The identity of a layer in its tree.
///
/// Never names another layer, even after its own is removed.
public struct LayerID: Hashable, Sendable {
  @usableFromInline let index: Int32
  @usableFromInline let generation: Int32
}
