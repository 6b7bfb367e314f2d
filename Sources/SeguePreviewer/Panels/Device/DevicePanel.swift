import SegueCells
import SegueGeometry
import SegueModel
import SegueScenes
import SegueTerminal
import SegueInterface

/// What the scene is shown on: device, appearance, text size and motion.
struct DevicePanel: Panel {
  static let traits = PanelTraits(
    name: "device",
    summary: "device, light and dark, text size",
    key: "8",
    dock: .right,
    minimum: GridSize(columns: 30, rows: 8),
    ideal: GridSize(columns: 36, rows: 26),
    actions: [
      action(
        .choose,
        "choose",
        "Choose the line of the device panel",
        [.key(.enter)],
        help: "choose, change"
      ),
      action(.less, "less", "Change the device's setting back", [.key(.left)], help: "change"),
      action(.more, "more", "Change the device's setting", [.key(.right)], help: "change"),
      action(.size, "size", "Type the canvas' size", [.key("s")], help: "type a size"),
    ],
    hints: [
      .keys("↑ ↓", "line"),
      .actions([.device(.choose)], "choose"),
      .actions([.device(.less), .device(.more)], "change"),
      .actions([.device(.size)], "type a size"),
    ],
    guide: [
      KeyGuide.Entry(keys: "↑ ↓", meaning: "go up and down"),
      KeyGuide.Entry(keys: "click wheel", meaning: "choose, change"),
    ]
  )

  private static func action(
    _ command: Command.DeviceRows,
    _ name: String,
    _ title: String,
    _ keys: [KeyPress],
    help: String
  ) -> Action {
    Action(.device(command), "device-\(name)", title, keys: keys, help: help)
  }

  /// The selected row.
  var selected = 0
  private var scroll = ListScroll()
  /// The size being typed; nil while keys are commands.
  var typed: TextEntry?

  var isTyping: Bool { typed != nil }

  var hints: [PanelHint] { typed == nil ? Self.traits.hints : PanelHint.typing("takes it", "leaves") }

  mutating func perform(_ command: Command.DeviceRows, in context: inout PanelContext) {
    let row: DeviceRow = selectedRow(in: context)
    switch command {
    case .choose: choose(row, in: &context)
    case .less: change(row, by: -1, in: &context)
    case .more: change(row, by: 1, in: &context)
    case .size: beginTyping()
    }
  }

  mutating func handle(_ input: PanelInput, in context: inout PanelContext) -> Bool {
    switch input.event {
    case .key(let press):
      if typed != nil { return type(press, in: &context) }
      guard let lines = input.scroll else { return false }
      select(selected + lines, in: context, input.body)
      return true
    case .mouse(let mouse): return point(mouse, input, in: &context)
    }
  }

  func content(of context: PanelContext) -> PanelContent? {
    PanelContent(rows: DeviceRow.rows(of: context).count + ListFoot.rows)
  }

  func selectedRow(in context: PanelContext) -> DeviceRow {
    let rows: [DeviceRow] = DeviceRow.rows(of: context)
    return rows[min(selected, rows.count - 1)]
  }

  private mutating func select(_ index: Int, in context: PanelContext, _ body: CellRect) {
    let rows: [DeviceRow] = DeviceRow.rows(of: context)
    scroll.follow(from: extent(of: rows, in: body))
    selected = min(max(index, 0), rows.count - 1)
  }

  private mutating func choose(_ row: DeviceRow, in context: inout PanelContext) {
    switch row {
    case .setting: change(row, by: 1, in: &context)
    case .device(let device): context.ask(.show(device))
    case .freeSize: beginTyping()
    }
  }

  private mutating func beginTyping() { typed = TextEntry(limit: 20) }

  private func change(_ row: DeviceRow, by step: Int, in context: inout PanelContext) {
    if let command = row.command(step: step) { context.ask(.device(command)) }
  }

  // MARK: Mouse

  private mutating func point(_ mouse: MouseEvent, _ input: PanelInput, in context: inout PanelContext)
    -> Bool
  {
    let rows: [DeviceRow] = DeviceRow.rows(of: context)
    let index: Int? = scroll.index(at: input.line, of: extent(of: rows, in: input.body))
    let row: DeviceRow? = index.map { rows[$0] }
    switch mouse.kind {
    case .press:
      typed = nil
      guard let row, let index else { return true }
      scroll.stay(in: extent(of: rows, in: input.body))
      selected = index
      choose(row, in: &context)
    case .wheelUp, .wheelDown:
      if case .setting(.textSize)? = row {
        context.ask(.device(.textSize(steps: mouse.kind == .wheelUp ? 1 : -1)))
      } else {
        select(selected + (input.scroll ?? 0), in: context, input.body)
      }
    default: break
    }
    return true
  }

  private func extent(of rows: [DeviceRow], in body: CellRect) -> ListScroll.Extent {
    ListScroll.Extent(count: rows.count, rows: ListFoot.room(in: body), selected: selected)
  }

  /// The visible range of the rows.
  func shown(of rows: [DeviceRow], in body: CellRect) -> Range<Int> {
    scroll.shown(of: extent(of: rows, in: body))
  }

  // MARK: Typing

  private mutating func type(_ press: KeyPress, in context: inout PanelContext) -> Bool {
    guard let outcome = typed?.take(press) else { return false }
    switch outcome {
    case .isNone: return false
    case .isDropped: typed = nil
    case .isTaken: commit(typed?.text ?? "", in: &context)
    case .goesOn: break
    }
    return true
  }

  /// The shortest side of a canvas in points; on a smaller one nothing can be made out.
  private static let leastSide = 50.0

  private mutating func commit(_ text: String, in context: inout PanelContext) {
    guard let device = Device(text: text), let size = device.size,
      min(size.width, size.height) >= Self.leastSide
    else {
      context.tell(
        "a size is two numbers from \(Int(clamping: Self.leastSide)) to 10000, as 393x852",
        isWarning: true
      )
      return
    }
    typed = nil
    context.ask(.show(device))
  }
}
