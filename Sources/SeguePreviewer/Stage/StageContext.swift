import SegueCells
import SegueExport
import SegueGeometry
import SegueTransitions

/// What a frame of the stage is drawn from: the run, what is shown of it, and where everything lies.
struct StageContext {
  let rehearsal: Rehearsal
  let stage: StageDesk
  /// The position of the device, of the first of two, or of its planes.
  let geometry: StageGeometry
  /// The positions of two runs; nil if none are compared.
  let comparisonLayout: ComparisonLayout?
  /// The positions of the strip's frames; nil if it is not shown.
  let stripLayout: StripLayout?
  /// The cells of the stage.
  let area: CellRect
  /// A cell's height divided by its width.
  let cellAspect: Double

  init(rehearsal: Rehearsal, stage: StageDesk, in room: StageRoom) {
    self.rehearsal = rehearsal
    self.stage = stage
    geometry = stage.geometry(of: rehearsal.session, in: room)
    comparisonLayout = stage.comparisonLayout(of: rehearsal.session, in: room)
    stripLayout = stage.views.view == .strip ? stage.stripLayout(of: rehearsal.session, in: room) : nil
    area = room.area
    cellAspect = room.cellAspect
  }
}

/// The room that the stage has on the screen.
struct StageRoom: Hashable, Sendable {
  var area: CellRect
  /// The columns of the whole screen.
  var screenColumns: Int
  /// A cell's height divided by its width.
  var cellAspect: Double
}
