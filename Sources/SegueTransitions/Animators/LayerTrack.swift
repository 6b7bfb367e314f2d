import SegueModel
import SegueStage

/// A track as far as it is one layer's.
struct LayerTrack {
  let layer: LayerID
  let track: TrackDefinition
  /// Which of the track's layers it is.
  var rank = TrackRank(index: 0, count: 1)
}
