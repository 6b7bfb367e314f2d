import SegueExport
import SegueGeometry

/// What a frame of the stage is drawn from: the run, the views' settings, and where everything lies.
struct StageContext {
  let rehearsal: Rehearsal
  let views: StageViews
  /// The id of the selected layer, which may not be on the current screen.
  let selection: String?
  /// Whether the stage has the device's rounded corners.
  let roundsCorners: Bool
  /// The position of the device, of the first of two, or of its planes.
  let geometry: StageGeometry
  /// The positions of two runs; nil if none are compared.
  let comparisonLayout: ComparisonLayout?
  /// The positions of the strip's frames; nil if it is not shown.
  let stripLayout: StripLayout?
  /// A cell's height divided by its width.
  let cellAspect: Double
}
