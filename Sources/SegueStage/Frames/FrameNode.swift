public import SegueGeometry

/// One presented layer of a frame, with everything that drawing it needs.
public struct FrameNode: Sendable {
  /// What the node's picture is for.
  public enum Role: Sendable {
    case content
    /// The picture's alpha masks the node whose subtree it begins; its descendants belong to the mask.
    case mask
  }

  public var layer: LayerID
  public var role: Role
  /// The index after the node's last descendant; a leaf's is its own index + 1.
  public var subtreeEnd: Int
  /// From the layer's own points to the container's points.
  public var projection: Projection
  /// The presented values, as computed: clamp opacity to 0…1, sizes and radii to at least 0, when drawing.
  public var state: LayerState

  /// Creates a node.
  public init(layer: LayerID, role: Role, subtreeEnd: Int, projection: Projection, state: LayerState) {
    self.layer = layer
    self.role = role
    self.subtreeEnd = subtreeEnd
    self.projection = projection
    self.state = state
  }
}
