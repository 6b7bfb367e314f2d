import SegueGeometry
import SegueStage

/// The layers that a transition's paths call by their roles.
struct Roles: Sendable {
  var from: LayerID?
  var to: LayerID?
  /// The layer that was tapped for the push or present.
  var hit: LayerID?
  /// The first layer that the running or last gesture moves.
  var dragged: LayerID?
}
