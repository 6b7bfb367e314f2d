import SegueCells
import SegueModel
import SegueInterface

/// Transitions and gestures as lines of text.
struct SceneList: Hashable, Sendable {
  /// One line of the list.
  enum Line: Hashable, Sendable {
    case title(String)
    case transition(name: String, meaning: String, isChosen: Bool)
    case gesture(name: String, meaning: String)
    case space
  }

  let lines: [Line]
  /// The width of the longest name, so that the descriptions line up.
  private let nameColumns: Int

  /// Lists all transitions and gestures.
  init(transitions: [TransitionDefinition], chosen: String?, gestures: [GestureDefinition]) {
    var lines: [Line] = []
    if !transitions.isEmpty {
      lines.append(.title("TRANSITIONS"))
      for transition in transitions {
        lines.append(
          .transition(
            name: transition.name,
            meaning: transition.meaning ?? "",
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
    self.lines = lines
    let names: [String] = transitions.map(\.name) + gestures.map(\.name)
    nameColumns = names.map { TextFit.width(of: $0) }.max() ?? 0
  }

  /// The columns in which nothing is cut.
  var columns: Int {
    let meanings: [Int] = lines.map { line in
      switch line {
      case .transition(_, let meaning, _), .gesture(_, let meaning): TextFit.width(of: meaning)
      case .title, .space: 0
      }
    }
    return 2 + nameColumns + 2 + (meanings.max() ?? 0) + 1
  }

  /// The name of the transition at a line.
  func transition(line: Int) -> String? {
    guard lines.indices.contains(line), case .transition(let name, _, _) = lines[line] else { return nil }
    return name
  }

  /// The extent of the list in a body.
  func extent(in body: CellRect) -> ListScroll.Extent {
    let chosen: Int? = lines.firstIndex {
      if case .transition(_, _, isChosen: true) = $0 { true } else { false }
    }
    return ListScroll.Extent(count: lines.count, rows: max(body.rows, 1), selected: chosen)
  }

  /// Writes the visible lines.
  func draw(_ shown: Range<Int>, in area: CellRect, with painter: inout GridPainter) {
    let theme: Theme = painter.theme
    for (index, line) in lines[shown].enumerated() {
      let strip: CellRect = area.line(index)
      switch line {
      case .space: continue
      case .title(let title): painter.put(title, on: strip, style: theme.faint)
      case .transition(let name, let meaning, let isChosen):
        if isChosen { painter.point(at: strip) }
        write(name, meaning, on: strip, style: isChosen ? theme.accent : theme.text, with: &painter)
      case .gesture(let name, let meaning):
        write(name, meaning, on: strip, style: theme.text, with: &painter)
      }
    }
  }

  private func write(
    _ name: String,
    _ meaning: String,
    on line: CellRect,
    style: Theme.Style,
    with painter: inout GridPainter
  ) {
    let column: Int = line.column + 2
    let used: Int = painter.put(name, column: column, row: line.row, style: style, limit: line.columns - 2)
    let indent: Int = max(used, min(nameColumns, line.columns / 2)) + 2
    let rest: Int = line.columns - 2 - indent
    guard rest >= 4 else { return }
    painter.put(
      meaning,
      column: column + indent,
      row: line.row,
      style: painter.theme.faint,
      limit: rest
    )
  }

  /// The movement that a gesture requires.
  private static func meaning(of gesture: GestureDefinition) -> String {
    let layer: String = gesture.path.components.last ?? ""
    switch gesture.recognizer {
    case .tap: return "tap \(layer)"
    case .pan(nil): return "drag \(layer)"
    case .pan(let direction?): return "drag \(layer) \(direction.rawValue)"
    case .edgePan(let edge): return "drag from the \(edge.rawValue) edge"
    case .pinch: return "pinch \(layer)"
    case .swipe(let direction): return "swipe \(layer) \(direction.rawValue)"
    case .longPress: return "hold \(layer)"
    }
  }
}
