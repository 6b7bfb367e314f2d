import SegueCells
import SegueDocuments
import SegueGeometry
import SegueScenes
import SegueTerminal
import SegueInterface

/// Every number and colour of the scene file as a knob, turned by keys and wheel or typed.
struct TunePanel: Panel {
  static let traits = PanelTraits(
    name: "tune",
    summary: "turn any number of the scene",
    key: "5",
    dock: .right,
    minimum: GridSize(columns: 34, rows: 6),
    ideal: GridSize(columns: 48, rows: 24),
    growsWide: true,
    growsTall: true,
    actions: actions,
    hints: [
      .keys("↑ ↓", "knob"),
      .actions([.tune(.turnDown), .tune(.turnUp)], "turn"),
      .actions([.tune(.type)], "type"),
      .actions([.tune(.restore)], "reset"),
      .actions([.tune(.presets)], "presets"),
      .actions([.tune(.dialect)], "dialect"),
      .actions([.tune(.handles)], "handles"),
      .actions([.tune(.all)], "all knobs"),
      .actions([.tune(.filter)], "filter"),
    ],
    guide: [
      KeyGuide.Entry(keys: "↑ ↓", meaning: "choose a knob"),
      KeyGuide.Entry(keys: "wheel", meaning: "turn it, else scroll"),
      KeyGuide.Entry(keys: "drag ◆", meaning: "shape the curve"),
    ]
  )

  /// What is being typed.
  enum Field: Hashable, Sendable {
    case value, filter
  }

  var selection: Knob.ID?
  var showsAll = false
  var filter = ""
  /// What the typed text is for; nil while keys are commands.
  var field: Field?
  var typed = TextEntry(limit: longestText)
  var scroll = ListScroll()
  /// The column up to which a drag has turned the selected knob.
  var dragColumn: Int?
  /// The handle of the timing curve that is being moved.
  var grip: Grip?
  /// The list of named curves, while it is open.
  var picker: PresetPicker?

  static let longestText = 80

  var isTyping: Bool {
    if case .keys? = grip { return true }
    return field != nil || picker != nil
  }

  var hints: [PanelHint] {
    if picker != nil { return [.keys("↑ ↓", "choose")] + PanelHint.typing("takes it", "leaves") }
    switch field {
    case .value: return PanelHint.typing("takes it", "leaves it as it was")
    case .filter: return [.keys("type", "to filter")] + PanelHint.typing("keeps it", "shows all")
    case nil: break
    }
    guard case .keys? = grip else { return Self.traits.hints }
    return [.keys("arrows", "move it"), .keys("tab", "next one"), .keys("esc", "done")]
  }

  func list(in context: PanelContext) -> KnobList {
    KnobList(of: context, showsAll: showsAll, filter: filter)
  }

  /// The selected knob, or the first one if that is not listed.
  func selectedKnob(in context: PanelContext) -> Knob? {
    let knobs: [Knob] = list(in: context).knobs
    return knobs.first { $0.id == selection } ?? knobs.first
  }

  mutating func handle(_ input: PanelInput, in context: inout PanelContext) -> Bool {
    if picker != nil { return pick(input, in: &context) }
    switch input.event {
    case .key(let press):
      if field != nil { return type(press, in: &context) }
      if grip != nil { return moveHandle(press, input, in: &context) }
      return choose(press, input, in: &context)
    case .mouse(let mouse):
      return dragHandle(mouse, input, in: &context) || point(mouse, input, in: &context)
    }
  }

  func content(of context: PanelContext) -> PanelContent? {
    let list: KnobList = list(in: context)
    // Room for a curve stays while the selection goes over other knobs.
    let curve: Int = list.knobs.contains { $0.kind.isOfTimings } ? TuneRoom.usualPlotRows + 1 : 0
    return PanelContent(rows: max(list.rows.count, 1) + curve + ListFoot.rows)
  }

  /// Moves the selection by `step` knobs.
  mutating func select(next step: Int, in context: inout PanelContext, _ body: CellRect) {
    let list: KnobList = list(in: context)
    let knobs: [Knob] = list.knobs
    guard !knobs.isEmpty else { return }
    scroll.follow(from: extent(of: list, in: context, body))
    let index: Int = knobs.firstIndex { $0.id == selection } ?? 0
    select(knobs[min(max(index + step, 0), knobs.count - 1)].id, in: &context)
  }

  mutating func select(_ id: Knob.ID, in context: inout PanelContext) {
    if id != selection { context.ask(.endChange) }
    selection = id
  }

  /// Turns the selected knob.
  mutating func turn(by steps: Int, _ step: Knob.Step, in context: inout PanelContext) {
    guard let knob = selectedKnob(in: context) else { return }
    selection = knob.id
    context.ask(.tune(.turn(knob.id, by: steps, step)))
  }
}
