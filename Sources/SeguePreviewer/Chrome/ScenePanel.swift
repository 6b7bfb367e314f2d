import SegueModel

/// The transitions that can be chosen, and the gestures that can be made, listed beside the device.
struct ScenePanel: Hashable, Sendable {
  /// One line of the list.
  enum Line: Hashable, Sendable {
    case title(String)
    case transition(name: String, meaning: String, isChosen: Bool)
    case gesture(name: String, meaning: String)
    case space
  }

  let lines: [Line]
  let area: CellRect
  /// The longest name's width, so that what the names mean stands in a column.
  private let nameColumns: Int

  /// Lists as much as fits.
  init(transitions: [TransitionDefinition], chosen: String?, gestures: [GestureDefinition], in area: CellRect)
  {
    var lines: [Line] = []
    if !transitions.isEmpty {
      lines.append(.title("TRANSITIONS"))
      for transition in transitions {
        lines.append(
          .transition(
            name: transition.name,
            meaning: Self.meaning(of: transition),
            isChosen: transition.name == chosen
          )
        )
      }
    }
    if !gestures.isEmpty {
      if !lines.isEmpty { lines.append(.space) }
      lines.append(.title("GESTURES"))
      for gesture in gestures {
        lines.append(.gesture(name: gesture.name, meaning: Self.meaning(of: gesture)))
      }
    }
    self.lines = Array(lines.prefix(area.rows))
    self.area = area
    let names: [String] = transitions.map(\.name) + gestures.map(\.name)
    nameColumns = names.map { TextFit.width(of: $0) }.max() ?? 0
  }

  /// The name of the transition on a cell.
  func transition(column: Int, row: Int) -> String? {
    guard area.contains(column: column, row: row), row - area.row < lines.count else { return nil }
    guard case .transition(let name, _, _) = lines[row - area.row] else { return nil }
    return name
  }

  /// Writes the list.
  func draw(with painter: inout GridPainter) {
    let theme: Theme = painter.theme
    for (index, line) in lines.enumerated() {
      let row: Int = area.row + index
      switch line {
      case .space: continue
      case .title(let title): painter.put(title, column: area.column, row: row, style: theme.faint)
      case .transition(let name, let meaning, let isChosen):
        if isChosen {
          painter.put(String(painter.glyphs.pointer), column: area.column, row: row, style: theme.accent)
        }
        write(name, meaning, row: row, style: isChosen ? theme.accent : theme.text, with: &painter)
      case .gesture(let name, let meaning):
        write(name, meaning, row: row, style: theme.text, with: &painter)
      }
    }
  }

  private func write(
    _ name: String,
    _ meaning: String,
    row: Int,
    style: Theme.Style,
    with painter: inout GridPainter
  ) {
    let column: Int = area.column + 2
    let used: Int = painter.put(name, column: column, row: row, style: style, limit: area.columns - 2)
    let indent: Int = max(used, min(nameColumns, area.columns / 2)) + 2
    let rest: Int = area.columns - 2 - indent
    guard rest >= 4 else { return }
    painter.put(meaning, column: column + indent, row: row, style: painter.theme.faint, limit: rest)
  }

  private static func meaning(of transition: TransitionDefinition) -> String {
    transition.to.map { "\(transition.kind.rawValue) → \($0)" } ?? transition.kind.rawValue
  }

  /// What a hand has to do.
  private static func meaning(of gesture: GestureDefinition) -> String {
    let layer: String = gesture.path.components.last ?? ""
    switch gesture.recognizer {
    case .tap: return "tap \(layer)"
    case .pan(nil): return "drag \(layer)"
    case .pan(let direction?): return "drag \(layer) \(direction.rawValue)"
    case .edgePan(let edge): return "drag from the \(edge.rawValue) edge"
    case .pinch: return "pinch \(layer)"
    case .swipe(let direction): return "swipe \(layer) \(direction.rawValue)"
    }
  }
}
