public import SegueGeometry

/// A presented layer of a frame, with everything that is needed to draw it.
public struct FrameNode: Sendable {
  /// What the node is drawn for.
  public enum Role: Sendable {
    /// It is seen itself.
    case content
    /// Its alpha, with that of its descendants, masks its parent.
    case mask
  }

  /// The layer, or a stand-in if the frame was composed.
  public var layer: LayerID
  /// What the node is drawn for.
  public var role: Role
  /// The index after the node's last descendant; for a leaf, its own index + 1.
  public var subtreeEnd: Int
  /// The projection from the layer's own points to those of the canvas.
  public var projection: Projection
  /// The presented values, not clamped: opacity can leave 0…1, and sizes and radii can be negative.
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
