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
    if let line = layout.header { Header(of: rehearsal).draw(on: line, with: &painter) }
    panels.draw(panelContext, in: layout.panels, with: &painter)
    if stage.views.view == .device, rehearsal.session.device.size != nil {
      DeviceFrame(device: geometry.device, isBoxed: layout.isFramed).draw(with: &painter)
    }
    RunBar(of: rehearsal, on: stage, capturesMouse: capturesMouse, writing: takeaways.mark)
      .draw(in: layout, with: &painter)
    footer.draw(with: &painter)
    if let notice = rehearsal.notice { notice.draw(on: layout.footer ?? layout.timeline, with: &painter) }
  }

  /// Draws everything that lies over the device.
  func drawOverlays(with painter: inout GridPainter) {
    if stage.views.isFlat {
      panels.drawOverStage(panelContext, on: geometry, with: &painter)
      stageContext.drawMarks(with: &painter)
    }
    if showsStatistics {
      let places: [StageGeometry] = [geometry, comparisonLayout?.second].compactMap { $0 }
      let devices: [CellRect]? = stage.views.isFlat ? places.map(\.device) : nil
      let place = StatisticsPlace(in: layout, after: rehearsal.verdict, beside: devices)
      place.draw(statistics, isResting: !rehearsal.player.isMoving && !rehearsal.isTouched, with: &painter)
    }
    drawProblem(with: &painter)
    stage.views.picker?.draw(on: pickerArea, with: &painter)
    takeaways.list?.draw(on: pickerArea, with: &painter)
    if showsPanelMenu { panelMenu.draw(with: &painter) }
    if let helpPage { help.draw(page: helpPage, with: &painter) }
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
