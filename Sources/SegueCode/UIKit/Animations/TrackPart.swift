import SegueModel

/// A track on one of the paths that it moves.
struct TrackPart {
  var track: TrackDefinition
  /// The track's place among all of the body.
  var number: Int
  var body: TransitionBody
  var target: LayerPath
  var view: ViewName
  /// The loop over the views, if there are several.
  var loop: String?
  var timing: SwiftTiming
}
