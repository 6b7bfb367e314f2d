import SegueGeometry
import SegueInterface
import SeguePlayer
import SegueTransitions

/// What is drawn at places of the device.
extension StageContext {
  /// Draws the edges of the safe area, if they are shown, and the trail of the fingers, on each device.
  func drawMarks(with painter: inout GridPainter) {
    let session: any Playable = rehearsal.session
    for geometry in [geometry, comparisonLayout?.second].compactMap({ $0 }) {
      if stage.showsSafeArea {
        let lines = SafeAreaLines(safeArea: session.safeArea, canvas: session.canvas)
        lines.draw(on: geometry, with: &painter)
      }
      rehearsal.touchTrail.draw(on: geometry, with: &painter)
    }
  }
}

extension TouchTrail {
  /// Draws the dots that lie on the device.
  func draw(on geometry: StageGeometry, with painter: inout GridPainter) {
    let glyphs: [Character] = painter.glyphs.trail
    for dot in dots {
      guard let cell = geometry.cell(at: dot.place) else { continue }
      let isFinger: Bool = dot.age <= 0
      let step: Int = min(Int(clamping: dot.age * Double(glyphs.count)), glyphs.count - 1)
      painter.mark(
        isFinger ? painter.glyphs.finger : glyphs[step],
        column: cell.column,
        row: cell.row,
        style: isFinger || step == 0 ? painter.theme.finger : painter.theme.faint
      )
    }
  }
}
