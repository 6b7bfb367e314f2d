import SegueCells
import SegueGeometry
import SegueTransitions

/// What the stage shows of a run, and how: the view with its settings, the zoom, and the selected layer.
struct StageDesk: Sendable {
  var views = StageViews()
  var zoom = StageZoom()
  /// The id of the selected layer, which may not be on the current screen.
  var selection: String?
  /// Where the mouse last was on the canvas.
  var pointed: Point?
  var showsSafeArea = false
  /// Whether the stage has the device's rounded corners.
  var roundsCorners = true
}

/// The room that the stage has on the screen.
struct StageRoom: Hashable, Sendable {
  var area: CellRect
  /// The columns of the whole screen.
  var screenColumns: Int
  /// A cell's height divided by its width.
  var cellAspect: Double
}
