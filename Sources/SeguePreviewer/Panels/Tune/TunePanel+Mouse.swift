import SegueCells
import SegueScenes
import SegueTerminal
import SegueInterface

extension TunePanel {
  /// A click selects, a second click on the same knob starts typing; a horizontal drag and the wheel turn the
  /// knob.
  mutating func point(_ mouse: MouseEvent, _ input: PanelInput, in preview: inout Preview) -> Bool {
    switch mouse.kind {
    case .press: press(mouse, input, in: &preview)
    case .drag: drag(mouse, in: &preview)
    case .release: dragColumn = nil
    case .wheelUp, .wheelDown: turnWheel(mouse, input, in: &preview)
    default: return false
    }
    return true
  }

  private mutating func press(_ mouse: MouseEvent, _ input: PanelInput, in preview: inout Preview) {
    field = nil
    guard let knob = knob(under: input, in: preview) else { return }
    dragColumn = mouse.column
    scroll.stay(in: extent(of: list(in: preview), in: preview, input.body))
    select(knob.id, in: &preview)
  }

  /// Turns the knob by one step per column.
  private mutating func drag(_ mouse: MouseEvent, in preview: inout Preview) {
    guard let column = dragColumn, mouse.column != column else { return }
    turn(by: mouse.column - column, Self.step(mouse.modifiers), in: &preview)
    dragColumn = mouse.column
  }

  /// Over the selected knob the wheel turns it; elsewhere it scrolls.
  private mutating func turnWheel(_ mouse: MouseEvent, _ input: PanelInput, in preview: inout Preview) {
    if let knob = knob(under: input, in: preview), knob.id == selectedKnob(in: preview)?.id {
      turn(by: mouse.kind == .wheelUp ? 1 : -1, Self.step(mouse.modifiers), in: &preview)
    } else if let lines = input.scroll {
      scroll.move(by: lines, of: extent(of: list(in: preview), in: preview, input.body))
    }
  }

  private func knob(under input: PanelInput, in preview: Preview) -> Knob? {
    let list: KnobList = list(in: preview)
    guard case .mouse(let mouse) = input.event, mouse.column < room(in: preview, input.body).list.endColumn,
      let index = scroll.index(at: input.line, of: extent(of: list, in: preview, input.body)),
      case .knob(let knob) = list.rows[index]
    else { return nil }
    return knob
  }
}
