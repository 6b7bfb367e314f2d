import SegueCells
import SegueTerminal

/// The variants to compare the run with, in a box over everything else; chosen by key or click.
struct ComparisonPicker: Hashable, Sendable {
  /// The outcome of an input.
  enum Outcome: Hashable, Sendable {
    case stay, cancel
    case choose(Variant)
  }

  let variants: [Variant]
  private(set) var index = 0

  /// Offers variants; there must be at least one.
  init(_ variants: [Variant]) { self.variants = variants }

  /// Handles a key.
  mutating func type(_ press: KeyPress) -> Outcome {
    switch press.key {
    case .up, .character("k"): move(by: -1)
    case .down, .character("j"), .tab: move(by: 1)
    case .pageUp, .home: move(by: -variants.count)
    case .pageDown, .end: move(by: variants.count)
    case .enter, .character(" "): return choice(index)
    case .escape, .character("q"): return .cancel
    default: break
    }
    return .stay
  }

  /// Handles a mouse press or a turn of the wheel.
  mutating func point(_ mouse: MouseEvent, on screen: CellRect) -> Outcome {
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
    variants.indices.contains(index) ? .choose(variants[index]) : .stay
  }

  private mutating func move(by steps: Int) { index = min(max(index + steps, 0), variants.count - 1) }

  /// The first visible line, such that the chosen one is visible.
  private func top(rows: Int) -> Int { max(min(index - rows / 2, variants.count - rows), 0) }

  private func box(on screen: CellRect) -> CellRect {
    let widest: Int = variants.map { TextFit.width(of: $0.title) }.max() ?? 0
    return screen.centered(columns: max(widest + 6, 26), rows: min(variants.count + 2, screen.rows))
  }

  /// Draws the box.
  func draw(on screen: CellRect, with painter: inout GridPainter) {
    let theme: Theme = painter.theme
    let box: CellRect = box(on: screen)
    painter.overlay(box, title: "Compare with")
    let first: Int = top(rows: box.rows - 2)
    let list: CellRect = CellRect(
      column: box.column + 1,
      row: box.row + 1,
      columns: box.columns - 2,
      rows: max(box.rows - 2, 0)
    )
    let shown: Range<Int> = first..<min(first + list.rows, variants.count)
    // On the line of the frame.
    ListBar(shown, of: variants.count, rows: list.rows)?.draw(beside: list, with: &painter)
    for (line, variant) in variants.dropFirst(first).prefix(max(box.rows - 2, 0)).enumerated() {
      let isChosen: Bool = first + line == index
      let mark: String = isChosen ? String(painter.glyphs.pointer) : " "
      painter.put(
        "\(mark) \(variant.title)",
        column: box.column + 2,
        row: box.row + 1 + line,
        style: isChosen ? theme.selection : theme.text,
        limit: box.columns - 3
      )
    }
  }
}
