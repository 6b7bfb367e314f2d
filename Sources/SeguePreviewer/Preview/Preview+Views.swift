import SegueCells
import SegueExport
import SegueGeometry
import SegueInterface
import SeguePlayer
import SegueTerminal
import SegueTransitions

/// The views of the stage: their keys, what the mouse does in them, and their positions.
extension Preview {
  /// Radians that the exploded view turns per key press, or per column of mouse movement.
  static let turnStep = 0.12
  private static let turnPerColumn = 0.03

  /// Shows the path of the selected layer, or no longer.
  mutating func toggleMotionPath() {
    stage.toggleMotionPath(of: rehearsal.player)
    guard stage.views.showsPath, stage.selection == nil else { return }
    rehearsal.tell("select a layer with tab to see its path")
  }

  /// Turns the view's setting up, or down if negative.
  mutating func adjustView(by steps: Int) {
    guard !stage.views.adjust(by: steps) else { return }
    rehearsal.tell(
      "nothing to set in this view: ghosts (g), path (h), planes (v) and strip (s) have settings"
    )
  }
}

// MARK: Places

extension Preview {
  /// What a frame of the stage is drawn from.
  var stageContext: StageContext { StageContext(rehearsal: rehearsal, stage: stage, in: stageRoom) }

  var stageRoom: StageRoom {
    StageRoom(area: layout.stage, screenColumns: size.columns, cellAspect: cellAspect)
  }

  /// The position of the device, and what it shows.
  var geometry: StageGeometry { stage.geometry(of: rehearsal.session, in: stageRoom) }

  /// The positions of the two runs; nil if none are compared.
  var comparisonLayout: ComparisonLayout? { stage.comparisonLayout(of: rehearsal.session, in: stageRoom) }

  /// The device under the mouse, or else the one it was pressed on.
  func stageGeometry(under mouse: MouseEvent) -> StageGeometry {
    guard let layout = comparisonLayout else { return geometry }
    if drag == .device { return stage.views.isTouchingSecond ? layout.second ?? layout.first : layout.first }
    return layout.geometry(column: mouse.column, row: mouse.row) ?? layout.first
  }
}

// MARK: The mouse

extension Preview {
  /// Handles a press on a view other than the device.
  mutating func pressView(_ mouse: MouseEvent) {
    switch stage.views.view {
    case .exploded: drag = .turn(Point(x: mouse.fineColumn, y: mouse.fineRow), hasMoved: false)
    case .strip:
      guard
        let index = stage.stripLayout(of: rehearsal.session, in: stageRoom).places.firstIndex(where: {
          $0.contains(column: mouse.column, row: mouse.row)
        }
        )
      else { return }
      let part: Double = Double(index) / Double(stage.views.strip.count - 1)
      rehearsal.scrub { $0.seek(to: $0.length * part) }
    case .device, .comparison: break
    }
  }

  /// Turns the exploded view by the distance the mouse has moved.
  mutating func turnView(from last: Point, to mouse: MouseEvent) {
    let place = Point(x: mouse.fineColumn, y: mouse.fineRow)
    guard (place - last).length > 0.01 else { return }
    let right: Double = (place.x - last.x) * Self.turnPerColumn
    let down: Double = (place.y - last.y) * Self.turnPerColumn * cellAspect
    stage.views.explosion.turn(by: right, tiltBy: down)
    drag = .turn(place, hasMoved: true)
  }

  /// Whether a click on the device selects a layer instead of tapping.
  var isPicking: Bool { focusedPlace?.panel.picksLayers == true && rehearsal.finger == nil }

  /// Moves the selection by a number of layers, and shows the layer's values.
  mutating func selectLayer(next step: Int) {
    if let panel = PanelRegistry.traits.first(where: \.picksLayers), !panels.isOpen(panel.name) {
      show(panel)
    }
    stage.selectLayer(next: step, of: rehearsal.session)
  }

  /// Selects a layer by its id, and shows its values.
  mutating func select(layer id: String) {
    stage.selection = id
    showSelection()
  }

  /// Selects the frontmost layer at a place of the canvas, and shows its values.
  mutating func selectLayer(at place: Point) {
    stage.selectLayer(at: place, on: geometry, of: rehearsal.session)
    showSelection()
  }

  private mutating func showSelection() {
    if let panel = PanelRegistry.traits.first(where: \.picksLayers) { show(panel) }
  }

  /// Selects the layer under the mouse.
  mutating func pickLayer(under mouse: MouseEvent) {
    switch stage.views.view {
    case .device, .comparison: if isOnDevice(mouse) { selectLayer(at: place(of: mouse)) }
    case .exploded:
      let place: Point = geometry.point(column: mouse.fineColumn, row: mouse.fineRow)
      stage.selectPiece(at: place, of: rehearsal.session)
    case .strip: break
    }
  }
}
