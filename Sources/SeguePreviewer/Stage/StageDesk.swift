import SegueCells
import SegueExport
import SegueGeometry
import SeguePlayer
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

/// Where everything on the stage lies.
extension StageDesk {
  /// The position of the device, and what it shows.
  func geometry(of session: any Playable, in room: StageRoom) -> StageGeometry {
    if let layout = comparisonLayout(of: session, in: room) { return layout.first }
    if views.view == .exploded { return explodedGeometry(of: session, in: room) }
    let canvas: Size = session.canvas
    return StageGeometry(
      size: canvas,
      in: room.area,
      screenColumns: room.screenColumns,
      cellAspect: room.cellAspect,
      zoom: zoom.factor,
      focus: zoom.focus ?? Rect(origin: .zero, size: canvas).center
    )
  }

  /// The positions of the two runs; nil if none are compared.
  func comparisonLayout(of session: any Playable, in room: StageRoom) -> ComparisonLayout? {
    guard views.view == .comparison, let comparison = views.comparison else { return nil }
    return ComparisonLayout(
      session.canvas,
      comparison.player.subject.canvas,
      layout: comparison.layout,
      namesValues: comparison.variant.isOtherText,
      in: room.area,
      cellAspect: room.cellAspect,
      zoom: zoom
    )
  }

  /// The columns at each side of the exploded view that names may take, and at most which part of the stage.
  private static let columnsForNames = 16
  private static let partForNames = 6

  /// The position of the exploded view, which is always shown whole, with room for names at its sides.
  func explodedGeometry(of session: any Playable, in room: StageRoom) -> StageGeometry {
    let area: CellRect = room.area
    let margin: Int = min(area.columns / Self.partForNames, Self.columnsForNames)
    return StageGeometry(
      size: views.explosion.size(planes: views.planes.count, canvas: session.canvas),
      in: area.centered(columns: area.columns - 2 * margin, rows: area.rows),
      cellAspect: room.cellAspect
    )
  }

  /// The positions of the strip's frames.
  func stripLayout(of session: any Playable, in room: StageRoom) -> StripLayout {
    StripLayout(
      count: views.strip.count,
      canvas: session.canvas,
      column: room.area.column,
      row: room.area.row,
      size: room.area.size,
      cellAspect: room.cellAspect
    )
  }
}
