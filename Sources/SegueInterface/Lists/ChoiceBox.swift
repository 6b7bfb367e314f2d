package import SegueCells
package import SegueTerminal

/// Several things in a box over everything else, of which one is chosen by key or click.
package struct ChoiceBox<Choice: Hashable & Sendable>: Hashable, Sendable {
  /// The outcome of an input.
  package enum Outcome: Hashable, Sendable {
    case stay, cancel
    case choose(Choice)
  }

  package let title: String
  package let choices: [Choice]
  /// What the box says of each.
  private let lines: [String]
  package private(set) var index = 0

  /// Offers choices, of which there must be at least one, with a line each.
  package init(title: String, choices: [Choice], lines: [String]) {
    self.title = title
    self.choices = choices
    self.lines = lines
  }

  /// Handles a key.
  package mutating func type(_ press: KeyPress) -> Outcome {
    switch press.key {
    case .up, .character("k"): move(by: -1)
    case .down, .character("j"), .tab: move(by: 1)
    case .pageUp, .home: move(by: -lines.count)
    case .pageDown, .end: move(by: lines.count)
    case .enter, .character(" "): return choice(index)
    case .escape, .character("q"): return .cancel
    default: break
    }
    return .stay
  }

  /// Handles a mouse press or a turn of the wheel.
  package mutating func point(_ mouse: MouseEvent, on screen: CellRect) -> Outcome {
    switch mouse.kind {
    case .wheelUp: move(by: -1)
    case .wheelDown: move(by: 1)
    case .press:
      let box: CellRect = box(on: screen)
      guard box.contains(column: mouse.column, row: mouse.row) else { return .cancel }
      let line: Int = mouse.row - box.row - 1
      guard line >= 0, line < box.rows - 2 else { return .stay }
      return choice(top(rows: box.rows - 2) + line)
    default: break
    }
    return .stay
  }

  private func choice(_ index: Int) -> Outcome {
    choices.indices.contains(index) ? .choose(choices[index]) : .stay
  }

  private mutating func move(by steps: Int) { index = min(max(index + steps, 0), lines.count - 1) }

  /// The first visible line, such that the chosen one is visible.
  private func top(rows: Int) -> Int { max(min(index - rows / 2, lines.count - rows), 0) }

  private func box(on screen: CellRect) -> CellRect {
    let widest: Int = lines.map { TextFit.width(of: $0) }.max() ?? 0
    return screen.centered(columns: max(widest + 6, 26), rows: min(lines.count + 2, screen.rows))
  }

  /// Draws the box.
  package func draw(on screen: CellRect, with painter: inout GridPainter) {
    let theme: Theme = painter.theme
    let box: CellRect = box(on: screen)
    painter.overlay(box, title: title)
    let first: Int = top(rows: box.rows - 2)
    let list: CellRect = CellRect(
      column: box.column + 1,
      row: box.row + 1,
      columns: box.columns - 2,
      rows: max(box.rows - 2, 0)
    )
    let shown: Range<Int> = first..<min(first + list.rows, lines.count)
    // On the line of the frame.
    ListBar(shown, of: lines.count, rows: list.rows)?.draw(beside: list, with: &painter)
    for (line, text) in lines.dropFirst(first).prefix(max(box.rows - 2, 0)).enumerated() {
      let isChosen: Bool = first + line == index
      let mark: String = isChosen ? String(painter.glyphs.pointer) : " "
      painter.put(
        "\(mark) \(text)",
        column: box.column + 2,
        row: box.row + 1 + line,
        style: isChosen ? theme.selection : theme.text,
        limit: box.columns - 3
      )
    }
  }
}
