import SegueCells
import SegueExport
import SegueGeometry
import SegueModel
import SegueScenes
import SegueStage
import SegueTerminal
import SegueTransitions
import SegueInterface
import SeguePlayer

/// The views of the stage: their keys, what the mouse does in them, and their positions.
extension Preview {
  /// Radians that the exploded view turns per key press, or per column of mouse movement.
  static let turnStep = 0.12
  private static let turnPerColumn = 0.03

  /// Turns the view's setting up, or down if negative.
  mutating func adjustView(by steps: Int) {
    guard !views.adjust(by: steps) else { return }
    rehearsal.notice = Notice(
      "nothing to set in this view: ghosts (g), path (h), planes (v) and strip (s) have settings"
    )
  }

  /// A path needs a layer: without a selection, the first one that moves is selected.
  mutating func toggleMotionPath() {
    views.showsPath.toggle()
    guard views.showsPath, selection == nil else { return }
    var copy: Player = rehearsal.player
    let frames: [[FrameNode]] = (0...4).map { part in
      copy.seek(to: copy.length * Double(part) / 4)
      var frame = Frame()
      copy.subject.sample(into: &frame)
      return frame.nodes
    }
    let moving: Set<LayerID> = MovingLayers.uppermost(in: frames)
    copy.seek(to: copy.length / 2)
    let found: LayerID? = frames[2].last { moving.contains($0.layer) }?.layer
    selection = found.flatMap { copy.subject.identifier(of: $0) }
    if selection == nil { rehearsal.notice = Notice("select a layer with tab to see its path") }
  }

  mutating func show(_ view: StageView) {
    endComparison()
    rehearsal.dropFinger()
    views.toggle(view)
  }

  /// Returns to the device.
  mutating func leaveView() {
    endComparison()
    views.toggle(views.view)
  }

  /// Ends the run where it did before it had to wait for the other one.
  private mutating func endComparison() {
    guard let length = views.comparison?.ownLength else { return }
    rehearsal.player.length = length
    if rehearsal.player.position > length { rehearsal.player.seek(to: length) }
  }

  /// Updates the views from the run.
  mutating func refreshViews() {
    if views.view == .exploded { views.planes.update(from: rehearsal.player) }
    if views.comparison?.variant == .saved, let document = rehearsal.document,
      document.savedSource != views.comparison?.source
    {
      compare(with: .saved)
    }
    guard var comparison = views.comparison else { return }
    // Taken out, so that following copies nothing.
    views.comparison = nil
    comparison.follow(rehearsal)
    if !rehearsal.player.isHeld {
      rehearsal.player.length = max(rehearsal.player.length, comparison.player.length)
    }
    views.comparison = comparison
  }
}

// MARK: Comparing

extension Preview {
  mutating func askForComparison() {
    rehearsal.dropFinger()
    let variants: [Variant] = Variant.all(for: rehearsal)
    views.picker = ChoiceBox(title: "Compare with", choices: variants, lines: variants.map(\.title))
  }

  /// Compares with a variant of the run, laid out like the previous comparison.
  mutating func compare(with variant: Variant) {
    let layout: Comparison.Layout? = views.comparison?.layout
    var scene: Scene?
    var knobs: [Knob] = []
    switch variant {
    case .saved:
      guard let document = rehearsal.document,
        let saved = try? SceneDocument(source: document.savedSource, path: document.path)
      else {
        views.picker = nil
        return rehearsal.notice = Notice("the saved file cannot be read", isWarning: true)
      }
      scene = saved.scene
      knobs = saved.knobs
    case .frozen:
      scene = rehearsal.scene
      knobs = rehearsal.document?.knobs ?? []
    default: break
    }
    endComparison()
    views.compare(
      Comparison(variant, scene: scene, knobs: knobs, layout: layout ?? .sideBySide, of: rehearsal)
    )
  }

  /// Passes a key to the picker, if it is open.
  mutating func typeIntoPicker(_ press: KeyPress) -> Bool {
    guard keys.command(for: press, in: .preview) != .program(.interrupt) else { return false }
    guard let outcome = views.picker?.type(press) else { return false }
    obey(outcome)
    return true
  }

  /// Where the picker may stand: above the rows that say how the run is.
  var pickerArea: CellRect {
    let layout: PreviewLayout = self.layout
    let rows: Int = layout.readout?.row ?? layout.timeline.row
    return CellRect(column: 0, row: 0, columns: size.columns, rows: rows)
  }

  /// Passes the mouse to the picker, if it is open.
  mutating func pointAtPicker(_ mouse: MouseEvent) -> Bool {
    let area: CellRect = pickerArea
    guard let outcome = views.picker?.point(mouse, on: area) else { return false }
    obey(outcome)
    return true
  }

  private mutating func obey(_ outcome: ChoiceBox<Variant>.Outcome) {
    switch outcome {
    case .stay: break
    case .cancel: views.picker = nil
    case .choose(let variant): compare(with: variant)
    }
  }

  /// The positions of the two runs; nil if none are compared.
  var comparisonLayout: ComparisonLayout? {
    guard views.view == .comparison, let comparison = views.comparison else { return nil }
    return ComparisonLayout(
      rehearsal.session.canvas,
      comparison.player.subject.canvas,
      layout: comparison.layout,
      namesValues: comparison.variant.isOtherText,
      in: layout.stage,
      cellAspect: cellAspect,
      zoom: zoom
    )
  }
}

// MARK: Places

extension Preview {
  /// What a frame of the stage is drawn from.
  var stageContext: StageContext {
    StageContext(
      rehearsal: rehearsal,
      views: views,
      selection: selection,
      roundsCorners: roundsCorners,
      geometry: geometry,
      comparisonLayout: comparisonLayout,
      stripLayout: views.view == .strip ? stripLayout : nil,
      cellAspect: cellAspect
    )
  }

  /// The position of the exploded view, which is always shown whole.
  var explodedGeometry: StageGeometry {
    StageGeometry(
      size: views.explosion.size(planes: views.planes.count, canvas: rehearsal.session.canvas),
      in: layout.stage,
      cellAspect: cellAspect
    )
  }

  /// The positions of the strip's frames.
  var stripLayout: StripLayout {
    let area: CellRect = layout.stage
    return StripLayout(
      count: views.strip.count,
      canvas: rehearsal.session.canvas,
      column: area.column,
      row: area.row,
      size: area.size,
      cellAspect: cellAspect
    )
  }

  /// The device under the mouse, or else the one it was pressed on.
  func stageGeometry(under mouse: MouseEvent) -> StageGeometry {
    guard let layout = comparisonLayout else { return geometry }
    if drag == .device { return views.isTouchingSecond ? layout.second ?? layout.first : layout.first }
    return layout.geometry(column: mouse.column, row: mouse.row) ?? layout.first
  }
}

// MARK: The mouse

extension Preview {
  /// Handles a press on a view other than the device.
  mutating func pressView(_ mouse: MouseEvent) {
    switch views.view {
    case .exploded: drag = .turn(Point(x: mouse.fineColumn, y: mouse.fineRow), hasMoved: false)
    case .strip:
      guard
        let index = stripLayout.places.firstIndex(where: { $0.contains(column: mouse.column, row: mouse.row) }
        )
      else { return }
      let part: Double = Double(index) / Double(views.strip.count - 1)
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
    views.explosion.turn(by: right, tiltBy: down)
    drag = .turn(place, hasMoved: true)
  }

  /// Selects the layer under the mouse.
  mutating func pickLayer(under mouse: MouseEvent) {
    switch views.view {
    case .device, .comparison: if isOnDevice(mouse) { selectLayer(at: place(of: mouse)) }
    case .exploded: selectPiece(at: explodedGeometry.point(column: mouse.fineColumn, row: mouse.fineRow))
    case .strip: break
    }
  }

  /// Selects the frontmost layer at a place in the exploded view.
  private mutating func selectPiece(at place: Point) {
    var frame = Frame()
    rehearsal.session.sample(into: &frame)
    var exploded = ExplodedFrame()
    exploded.arrange(frame, planes: views.planes, explosion: views.explosion)
    selection = exploded.node(at: place, in: frame.nodes).flatMap {
      rehearsal.session.identifier(of: frame.nodes[$0].layer)
    }
  }
}
