import SegueCells
import SegueScenes
import SegueTerminal
import SegueInterface

extension TunePanel {
  /// A click selects, a second click on the same knob starts typing; a horizontal drag and the wheel turn the
  /// knob.
  mutating func point(_ mouse: MouseEvent, _ input: PanelInput, in context: inout PanelContext) -> Bool {
    switch mouse.kind {
    case .press: press(mouse, input, in: &context)
    case .drag: drag(mouse, in: &context)
    case .release: dragColumn = nil
    case .wheelUp, .wheelDown: turnWheel(mouse, input, in: &context)
    default: return false
    }
    return true
  }

  private mutating func press(_ mouse: MouseEvent, _ input: PanelInput, in context: inout PanelContext) {
    field = nil
    guard let knob = knob(under: input, in: context) else { return }
    dragColumn = mouse.column
    scroll.stay(in: extent(of: list(in: context), in: context, input.body))
    select(knob.id, in: &context)
  }

  /// Turns the knob by one step per column.
  private mutating func drag(_ mouse: MouseEvent, in context: inout PanelContext) {
    guard let column = dragColumn, mouse.column != column else { return }
    turn(by: mouse.column - column, Self.step(mouse.modifiers), in: &context)
    dragColumn = mouse.column
  }

  /// Over the selected knob the wheel turns it; elsewhere it scrolls.
  private mutating func turnWheel(_ mouse: MouseEvent, _ input: PanelInput, in context: inout PanelContext) {
    if let knob = knob(under: input, in: context), knob.id == selectedKnob(in: context)?.id {
      turn(by: mouse.kind == .wheelUp ? 1 : -1, Self.step(mouse.modifiers), in: &context)
    } else if let lines = input.scroll {
      scroll.move(by: lines, of: extent(of: list(in: context), in: context, input.body))
    }
  }

  private func knob(under input: PanelInput, in context: PanelContext) -> Knob? {
    let list: KnobList = list(in: context)
    guard case .mouse(let mouse) = input.event, mouse.column < room(in: context, input.body).list.endColumn,
      let index = scroll.index(at: input.line, of: extent(of: list, in: context, input.body)),
      case .knob(let knob) = list.rows[index]
    else { return nil }
    return knob
  }
}
