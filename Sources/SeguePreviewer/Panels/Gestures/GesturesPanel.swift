import SegueGeometry
import SegueModel
import SegueTerminal

/// Gestures that can be performed: recorded ones, files beside the scene, the scene's own, and those made to fit it.
struct GesturesPanel: Panel {
  static let traits = PanelTraits(
    name: "gestures",
    summary: "record gestures, and perform them",
    key: "7",
    dock: .left,
    minimum: GridSize(columns: 34, rows: 7),
    ideal: GridSize(columns: 44, rows: 44),
    actions: [
      action("play", "Perform the gesture", [.key(.enter)], help: "perform it"),
      action("save", "Save the gesture in a file", [.key("s")], help: "save it in a file"),
      action("forget", "Forget the recorded gesture", [.key("x")], help: "forget a recorded one"),
    ],
    guide: [
      KeyGuide.Entry(keys: "↑ ↓", meaning: "choose a gesture"),
      KeyGuide.Entry(keys: "click", meaning: "perform it"),
    ]
  )

  private static func action(_ name: String, _ title: String, _ keys: [KeyPress], help: String) -> Action {
    Action(panel: "gestures", "gestures-\(name)", title, keys: keys, help: help)
  }

  /// Lines scrolled away at the top.
  var top = 0
  /// Whether the wheel has moved the list since the selection was last moved.
  var isScrolledAway = false
  /// The file's name as it is being typed; nil: keys are commands.
  var typed: String?
  /// Whether what is typed is the name of a file that is there, which Enter overwrites.
  var isOverwriting = false

  var isTyping: Bool { typed != nil }

  mutating func perform(_ action: String, in preview: inout Preview) {
    preview.fitGestures()
    switch action {
    case "gestures-play": if let entry = preview.gestures.selectedEntry { preview.perform(entry) }
    case "gestures-save": if let entry = preview.gestures.selectedEntry { begin(entry, in: &preview) }
    case "gestures-forget": preview.gestures.forget()
    default: break
    }
  }

  mutating func handle(_ input: PanelInput, in preview: inout Preview) -> Bool {
    switch input.event {
    case .key(let press):
      if typed != nil { return type(press, in: &preview) }
      guard let lines = input.scroll else { return false }
      isScrolledAway = false
      preview.gestures.select(next: lines)
      return true
    case .mouse(let mouse): return point(mouse, input, in: &preview)
    }
  }

  private mutating func point(_ mouse: MouseEvent, _ input: PanelInput, in preview: inout Preview) -> Bool {
    let list = GestureList(of: preview)
    if let lines = input.scroll {
      let shown: Int = firstRow(of: list, rows: room(in: input.body))
      top = min(max(shown + lines, 0), max(list.rows.count - room(in: input.body), 0))
      isScrolledAway = true
      return true
    }
    guard mouse.kind == .press else { return true }
    typed = nil
    let row: Int? = input.line.map { $0 + firstRow(of: list, rows: room(in: input.body)) }
    guard let line = input.line, line < room(in: input.body), let row, list.rows.indices.contains(row),
      case .entry(let entry) = list.rows[row]
    else { return true }
    preview.perform(entry)
    return true
  }

  /// Lines that the list has.
  func room(in body: CellRect) -> Int { max(body.rows - Self.footRows, 1) }

  /// Keeps the selection in sight, and its heading where there is room.
  func firstRow(of list: GestureList, rows: Int) -> Int {
    let last: Int = max(list.rows.count - rows, 0)
    guard !isScrolledAway, let row = list.selectedRow else { return min(top, last) }
    return min(max(min(top, max(row - 1, 0)), row - rows + 1), last)
  }
}
