import SegueCells
import SegueGeometry
import SegueModel
import SegueTerminal
import SegueInterface
import SeguePlayer

/// Gestures that can be performed: recordings, files beside the scene, the scene's own, and ones made to fit
/// it.
struct GesturesPanel: Panel {
  static let traits = PanelTraits(
    name: "gestures",
    summary: "record gestures, and perform them",
    key: "7",
    dock: .left,
    minimum: GridSize(columns: 34, rows: 7),
    ideal: GridSize(columns: 44, rows: 24),
    actions: [
      action(.play, "play", "Perform the gesture", [.key(.enter)], help: "perform it"),
      action(.save, "save", "Save the gesture in a file", [.key("s")], help: "save it in a file"),
      action(.forget, "forget", "Forget the recorded gesture", [.key("x")], help: "forget a recorded one"),
    ],
    hints: [
      .keys("↑ ↓", "choose"),
      .actions([.gestures(.play)], "perform"),
      .actions([.gestures(.save)], "save"),
      .command(.finger(.record), "record"),
      .actions([.gestures(.forget)], "forget"),
    ],
    guide: [
      KeyGuide.Entry(keys: "↑ ↓", meaning: "choose a gesture"),
      KeyGuide.Entry(keys: "click", meaning: "perform it"),
    ]
  )

  private static func action(
    _ command: Command.Gestures,
    _ name: String,
    _ title: String,
    _ keys: [KeyPress],
    help: String
  ) -> Action {
    Action(.gestures(command), "gestures-\(name)", title, keys: keys, help: help)
  }

  private var scroll = ListScroll()
  /// The file name being typed; nil while keys are commands.
  var typed: TextEntry?
  /// Whether the typed name is that of an existing file, which Enter overwrites.
  var isOverwriting = false

  var isTyping: Bool { typed != nil }

  var hints: [PanelHint] {
    typed == nil ? Self.traits.hints : PanelHint.typing("saves it", "does not")
  }

  mutating func perform(_ command: Command.Gestures, in context: inout PanelContext) {
    switch command {
    case .play: if let entry = context.rehearsal.gestures.selectedEntry { context.ask(.perform(entry)) }
    case .save: if let entry = context.rehearsal.gestures.selectedEntry { begin(entry) }
    case .forget: context.ask(.forgetGesture)
    }
  }

  mutating func handle(_ input: PanelInput, in context: inout PanelContext) -> Bool {
    switch input.event {
    case .key(let press):
      if typed != nil { return type(press, in: &context) }
      guard let lines = input.scroll else { return false }
      scroll.follow(from: GestureList(of: context).extent(in: input.body))
      context.ask(.selectGesture(next: lines))
      return true
    case .mouse(let mouse): return point(mouse, input, in: &context)
    }
  }

  private mutating func point(_ mouse: MouseEvent, _ input: PanelInput, in context: inout PanelContext)
    -> Bool
  {
    let list = GestureList(of: context)
    let extent: ListScroll.Extent = list.extent(in: input.body)
    if let lines = input.scroll {
      scroll.move(by: lines, of: extent)
      return true
    }
    guard mouse.kind == .press else { return true }
    typed = nil
    if let index = scroll.index(at: input.line, of: extent), case .entry(let entry) = list.rows[index] {
      scroll.stay(in: extent)
      context.ask(.perform(entry))
    }
    return true
  }

  func content(of context: PanelContext) -> PanelContent? {
    PanelContent(rows: max(GestureList(of: context).rows.count, 1) + ListFoot.rows)
  }

  /// The visible range of the list.
  func shown(of list: GestureList, in body: CellRect) -> Range<Int> {
    scroll.shown(of: list.extent(in: body))
  }
}

/// The lines of the list: headings and gestures.
struct GestureList: Hashable, Sendable {
  enum Row: Hashable, Sendable {
    case title(String)
    case entry(GestureEntry)
  }

  private(set) var rows: [Row] = []
  private(set) var selectedRow: Int?

  init(of context: PanelContext) {
    let selected: String? = context.rehearsal.gestures.selectedEntry?.id
    var group: String?
    for entry in context.rehearsal.gestures.entries {
      if entry.group != group { rows.append(.title(entry.group)) }
      group = entry.group
      if entry.id == selected { selectedRow = rows.count }
      rows.append(.entry(entry))
    }
  }

  /// The extent of the list above the foot of a body.
  func extent(in body: CellRect) -> ListScroll.Extent {
    ListScroll.Extent(count: rows.count, rows: ListFoot.room(in: body), selected: selectedRow)
  }
}
