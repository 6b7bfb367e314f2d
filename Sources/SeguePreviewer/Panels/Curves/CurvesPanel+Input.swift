import SegueCells
import SegueTerminal
import SeguePlayer

extension CurvesPanel {
  mutating func handle(_ input: PanelInput, in context: inout PanelContext) -> Bool {
    switch input.event {
    case .key(let press): type(press, in: &context)
    case .mouse(let mouse): point(mouse, in: &context)
    }
  }

  private mutating func type(_ press: KeyPress, in context: inout PanelContext) -> Bool {
    guard press.modifiers.isEmpty else { return false }
    switch press.key {
    case .up: choose(next: -1)
    case .down: choose(next: 1)
    default: return false
    }
    return true
  }

  /// Makes the curve `step` lines further the active one.
  private mutating func choose(next step: Int) {
    guard let plan = picture?.plan, !plan.series.isEmpty else { return }
    active = plan.series[min(max(plan.active + step, 0), plan.series.count - 1)]
  }

  private mutating func point(_ mouse: MouseEvent, in context: inout PanelContext) -> Bool {
    guard let plan = picture?.plan else { return false }
    let isOnPlots: Bool = plan.layout.plots.contains(column: mouse.column, row: mouse.row)
    let time: Double = plan.scale.time(at: mouse.fineColumn)
    switch mouse.kind {
    case .press where plan.layout.legend.contains(column: mouse.column, row: mouse.row):
      press(legend: mouse, plan)
    case .press, .drag: context.ask(.seek(time))
    case .move: hovered = isOnPlots ? time : nil
    case .release: break
    case .wheelUp, .wheelDown:
      let isDown: Bool = mouse.kind == .wheelDown
      if mouse.modifiers.contains(.control) {
        change(zoom: isDown ? 0.5 : 2, around: time)
      } else if zoom.factor > 1, isOnPlots {
        pan(by: isDown ? 0.1 : -0.1)
      } else {
        choose(next: isDown ? 1 : -1)
      }
    case .wheelLeft: pan(by: -0.1)
    case .wheelRight: pan(by: 0.1)
    }
    return true
  }

  /// A click on a name makes its curve active; on the active one, it hides or shows the curve.
  private mutating func press(legend mouse: MouseEvent, _ plan: CurvesPicture.Plan) {
    let listed: Range<Int> = Self.listed(plan)
    let place: Int? = listed.indices.first { index in
      plan.layout.name(index - listed.lowerBound).contains(column: mouse.column, row: mouse.row)
    }
    guard let index = place else { return }
    let series: RunCurves.Series = plan.series[index]
    if index == plan.active { toggle(series) } else { active = series }
  }
}
