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
    if views.view == .device { drawFrame(around: geometry.device, isBoxed: layout.isFramed, with: &painter) }
    runBar.draw(in: layout, with: &painter)
    footer.draw(with: &painter)
    if let notice { notice.draw(on: layout.footer ?? layout.timeline, with: &painter) }
  }

  /// Draws everything that lies over the device.
  func drawOverlays(with painter: inout GridPainter) {
    if views.isFlat { drawMarks(with: &painter) }
    if showsStatistics { drawStatistics(with: &painter) }
    drawProblem(with: &painter)
    views.picker?.draw(on: pickerArea, with: &painter)
    takeaways?.draw(on: pickerArea, with: &painter)
    if showsPanelMenu { panelMenu.draw(with: &painter) }
    if let helpPage { help.draw(page: helpPage, with: &painter) }
  }

  /// Draws the marks at places of the device.
  private func drawMarks(with painter: inout GridPainter) {
    drawPanelsOverStage(with: &painter)
    for geometry in [geometry, comparisonLayout?.second].compactMap({ $0 }) {
      if showsSafeArea {
        SafeAreaLines(safeArea: session.safeArea, canvas: session.canvas).draw(on: geometry, with: &painter)
      }
      touchTrail.draw(on: geometry, with: &painter)
    }
  }

  private var header: Header {
    let choices: [TransitionDefinition] = self.choices
    let index: Int = choices.firstIndex { $0.name == chosen?.name } ?? 0
    return Header(
      title: scene.title,
      screen: session.screen,
      mark: unusualSettings,
      transition: chosen?.name,
      meaning: chosen.map { $0.kind.rawValue + ($0.to.map { " → \($0)" } ?? "") },
      choice: choices.count > 1 ? "\(index + 1)/\(choices.count)" : nil
    )
  }

  private var runBar: RunBar {
    var marks: [String] = []
    if gestures.isRecording { marks.append("recording") }
    if document?.isModified == true { marks.append("not saved") }
    if program?.isBuilding == true { marks.append("building") }
    if !capturesMouse { marks.append("mouse off") }
    if let range = player.loopRange {
      marks.append("A \(Player.seconds(range.lowerBound)) B \(Player.seconds(range.upperBound))")
    } else if let start = player.loopStart {
      marks.append("A \(Player.seconds(start))")
    }
    if player.isPingPong && player.isLooping { marks.append("there and back") }
    if options.allInterruptible { marks.append("every run can be caught") }
    if let holdMark { marks.append(holdMark) }
    if let mark = views.mark { marks.append(mark) }
    if let writingMark { marks.append(writingMark) }
    if zoom.factor > 1 { marks.append("zoom \(Int(clamping: zoom.factor))×") }
    return RunBar(
      position: player.position,
      length: player.length,
      speed: player.speed,
      isPlaying: player.isPlaying,
      isWaiting: player.isWaiting,
      isRewound: player.isRewound,
      isLooping: player.isLooping,
      isEndless: player.isEndless,
      isHeld: player.isHeld,
      isCaught: player.isHeld && session.status.phase == .running && !session.isAnimating,
      status: session.status,
      marks: marks,
      loopTimes: player.loopRange.map { [$0.lowerBound, $0.upperBound] } ?? player.loopStart.map { [$0] }
        ?? [],
      markerTimes: markers.map(\.time),
      verdict: verdict
    )
  }

  /// The outcome of the run's last gesture until the next one begins; outcomes from before the run do not
  /// count.
  var verdict: GestureVerdict? {
    guard session.lastVerdict != player.origin.lastVerdict else { return nil }
    return session.lastVerdict?.tellingTokens(of: document?.knobs ?? [])
  }

  /// Draws a box around the device, or, without room for that, a bracket at each side, whose ends lead to the
  /// device's own first and last row.
  private func drawFrame(around device: CellRect, isBoxed: Bool, with painter: inout GridPainter) {
    guard session.device.size != nil, !device.isEmpty else { return }
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
}
