import SegueRunner
import SegueDocuments
import SegueCells
import SegueGeometry
import SegueModel
import SegueScenes
import SegueTransitions
import SegueInterface
import SeguePlayer

extension Preview {
  /// Draws everything around the device.
  func drawChrome(with painter: inout GridPainter) {
    let layout: PreviewLayout = self.layout
    let geometry: StageGeometry = self.geometry
    if let line = layout.header { header.draw(on: line, with: &painter) }
    drawPanels(in: layout.panels, with: &painter)
    if stage.views.view == .device {
      drawFrame(around: geometry.device, isBoxed: layout.isFramed, with: &painter)
    }
    runBar.draw(in: layout, with: &painter)
    footer.draw(with: &painter)
    if let notice = rehearsal.notice { notice.draw(on: layout.footer ?? layout.timeline, with: &painter) }
  }

  /// Draws everything that lies over the device.
  func drawOverlays(with painter: inout GridPainter) {
    if stage.views.isFlat { drawMarks(with: &painter) }
    if showsStatistics { drawStatistics(with: &painter) }
    drawProblem(with: &painter)
    stage.views.picker?.draw(on: pickerArea, with: &painter)
    takeaways?.draw(on: pickerArea, with: &painter)
    if showsPanelMenu { panelMenu.draw(with: &painter) }
    if let helpPage { help.draw(page: helpPage, with: &painter) }
  }

  /// Draws the marks at places of the device.
  private func drawMarks(with painter: inout GridPainter) {
    drawPanelsOverStage(with: &painter)
    for geometry in [geometry, comparisonLayout?.second].compactMap({ $0 }) {
      if stage.showsSafeArea {
        SafeAreaLines(safeArea: rehearsal.session.safeArea, canvas: rehearsal.session.canvas).draw(
          on: geometry,
          with: &painter
        )
      }
      rehearsal.touchTrail.draw(on: geometry, with: &painter)
    }
  }

  private var header: Header {
    let choices: [TransitionDefinition] = rehearsal.choices
    let index: Int = choices.firstIndex { $0.name == rehearsal.chosen?.name } ?? 0
    return Header(
      title: rehearsal.scene.title,
      screen: rehearsal.session.screen,
      mark: rehearsal.unusualSettings,
      transition: rehearsal.chosen?.name,
      meaning: rehearsal.chosen.map { $0.kind.rawValue + ($0.to.map { " → \($0)" } ?? "") },
      choice: choices.count > 1 ? "\(index + 1)/\(choices.count)" : nil
    )
  }

  private var runBar: RunBar {
    var marks: [String] = []
    if rehearsal.gestures.isRecording { marks.append("recording") }
    if rehearsal.document?.isModified == true { marks.append("not saved") }
    if rehearsal.program?.isBuilding == true { marks.append("building") }
    if !capturesMouse { marks.append("mouse off") }
    if let range = rehearsal.player.loopRange {
      marks.append("A \(Player.seconds(range.lowerBound)) B \(Player.seconds(range.upperBound))")
    } else if let start = rehearsal.player.loopStart {
      marks.append("A \(Player.seconds(start))")
    }
    if rehearsal.player.isPingPong && rehearsal.player.isLooping { marks.append("there and back") }
    if rehearsal.options.allInterruptible { marks.append("every run can be caught") }
    if let holdMark = rehearsal.holdMark { marks.append(holdMark) }
    if let mark = stage.views.mark { marks.append(mark) }
    if let writingMark { marks.append(writingMark) }
    if stage.zoom.factor > 1 { marks.append("stage.zoom \(Int(clamping: stage.zoom.factor))×") }
    return RunBar(
      position: rehearsal.player.position,
      length: rehearsal.player.length,
      speed: rehearsal.player.speed,
      isPlaying: rehearsal.player.isPlaying,
      isWaiting: rehearsal.player.isWaiting,
      isRewound: rehearsal.player.isRewound,
      isLooping: rehearsal.player.isLooping,
      isEndless: rehearsal.player.isEndless,
      isHeld: rehearsal.player.isHeld,
      isCaught: rehearsal.player.isHeld && rehearsal.session.status.phase == .running
        && !rehearsal.session.isAnimating,
      status: rehearsal.session.status,
      marks: marks,
      loopTimes: rehearsal.player.loopRange.map { [$0.lowerBound, $0.upperBound] } ?? rehearsal.player
        .loopStart.map { [$0] }
        ?? [],
      markerTimes: rehearsal.markers.map(\.time),
      verdict: rehearsal.verdict
    )
  }

  /// Draws a box around the device, or, without room for that, a bracket at each side, whose ends lead to the
  /// device's own first and last row.
  private func drawFrame(around device: CellRect, isBoxed: Bool, with painter: inout GridPainter) {
    guard rehearsal.session.device.size != nil, !device.isEmpty else { return }
    let (style, box) = (painter.theme.frame, painter.glyphs.box)
    let outer = CellRect(
      column: device.column - 1,
      row: device.row - 1,
      columns: device.columns + 2,
      rows: device.rows + 2
    )
    if isBoxed {
      painter.box(outer, style: style)
      return
    }
    for row in device.row..<device.endRow {
      let isFirst: Bool = row == device.row
      let isLast: Bool = row == device.endRow - 1
      let sides: (left: Character, right: Character) =
        isFirst ? (box[0], box[1]) : isLast ? (box[2], box[3]) : (box[5], box[5])
      painter.put(String(sides.left), column: outer.column, row: row, style: style)
      painter.put(String(sides.right), column: device.endColumn, row: row, style: style)
    }
  }

  /// Draws what is wrong with the file, or how the program has ended.
  func drawProblem(with painter: inout GridPainter) {
    let (stage, device) = (layout.stage, geometry.device)
    let (kept, undone) = rehearsal.program == nil ? ("scene", "read") : ("run", "built")
    if let problem = rehearsal.problem {
      ProblemBox(problem, in: stage, beside: device, keeping: kept, undone: undone).draw(with: &painter)
    } else if let failure = rehearsal.programFailure {
      ProblemBox(DocumentError(failure), in: stage, beside: device, title: "the program has ended here")
        .draw(with: &painter)
    }
  }
}
