import SegueCells
import SegueTerminal

/// An input for one panel.
struct PanelInput: Hashable, Sendable {
  /// The event itself.
  enum Event: Hashable, Sendable {
    case key(KeyPress)
    case mouse(MouseEvent)
  }

  var event: Event
  /// The panel's body; mouse reports are in cells of the whole screen.
  var body: CellRect

  /// The line of the body under the mouse, from 0.
  var line: Int? {
    guard case .mouse(let mouse) = event, body.contains(column: mouse.column, row: mouse.row) else {
      return nil
    }
    return mouse.row - body.row
  }

  /// The number of lines to scroll by, down if positive, if the input scrolls: wheel, up and down, page up
  /// and page down.
  var scroll: Int? {
    switch event {
    case .mouse(let mouse): Self.scroll(of: mouse.kind)
    case .key(let press): press.modifiers.isEmpty ? scroll(of: press.key) : nil
    }
  }

  /// Lines per notch of the wheel.
  static let wheelLines = 3

  private static func scroll(of kind: MouseEvent.Kind) -> Int? {
    switch kind {
    case .wheelUp: -wheelLines
    case .wheelDown: wheelLines
    default: nil
    }
  }

  private func scroll(of key: Key) -> Int? {
    switch key {
    case .up: -1
    case .down: 1
    case .pageUp: -max(body.rows - 1, 1)
    case .pageDown: max(body.rows - 1, 1)
    default: nil
    }
  }
}
