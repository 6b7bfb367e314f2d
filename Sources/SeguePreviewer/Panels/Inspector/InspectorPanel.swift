import SegueCells
import SegueGeometry
import SegueTerminal
import SegueTransitions
import SegueInterface

/// The selected layer's values at the play head, model next to presentation, and the gesture's numbers.
struct InspectorPanel: Panel {
  static let traits = PanelTraits(
    name: "inspector",
    summary: "a layer's values, its outline, the gesture",
    key: "2",
    dock: .right,
    minimum: GridSize(columns: 38, rows: 8),
    ideal: GridSize(columns: 46, rows: 24),
    growsTall: true,
    picksLayers: true,
    hints: [
      .keys("click", "select"),
      .command(.stage(.selectLayer(next: 1)), "next layer"),
      .keys("drag", "pan"),
      .keys("↑ ↓", "scroll"),
    ],
    guide: [
      KeyGuide.Entry(keys: "click", meaning: "select a layer"),
      KeyGuide.Entry(keys: "↑ ↓ wheel", meaning: "scroll"),
    ]
  )

  private static let labelColumns = 12

  private var scroll = ListScroll()

  mutating func handle(_ input: PanelInput, in context: inout PanelContext) -> Bool {
    let count: Int = InspectorList(of: context).lines.count
    if case .mouse(let mouse) = input.event, mouse.kind == .press {
      let layers: LayerList? = layers(below: count, of: context, in: input.body)
      let moves: MoveList? = moves(below: layers, of: context, in: input.body)
      guard let layer = layers?.layer(at: mouse.row) ?? moves?.layer(at: mouse.row) else { return false }
      context.select(layer)
      return true
    }
    guard let lines = input.scroll else { return false }
    scroll.move(by: lines, of: ListScroll.Extent(count: count, rows: max(input.body.rows, 1)))
    return true
  }

  func content(of context: PanelContext) -> PanelContent? {
    let toCome: Int = context.rehearsal.session.gestureReading == nil ? InspectorList.gestureRows : 0
    return PanelContent(rows: InspectorList(of: context).lines.count + toCome)
  }

  func draw(_ context: PanelContext, in body: CellRect, with painter: inout GridPainter) {
    let lines: [InspectorLine] = InspectorList(of: context).lines
    let shown = scroll.shown(of: ListScroll.Extent(count: lines.count, rows: max(body.rows, 1)))
    ListBar(shown, of: lines.count, rows: body.rows)?.draw(beside: body, with: &painter)
    for (index, line) in lines[shown].enumerated() { write(line, on: body.line(index), with: &painter) }
    let layers: LayerList? = layers(below: lines.count, of: context, in: body)
    layers?.draw(with: &painter)
    moves(below: layers, of: context, in: body)?.draw(selection: context.selection, with: &painter)
  }

  /// The list of layers below a number of lines.
  private func layers(below count: Int, of context: PanelContext, in body: CellRect) -> LayerList? {
    LayerList(of: context, in: body.rows(from: min(count, body.rows)))
  }

  /// What moves, below the list of layers.
  private func moves(below layers: LayerList?, of context: PanelContext, in body: CellRect) -> MoveList? {
    layers.flatMap { MoveList(of: context, in: body.rows(from: min($0.endRow - body.row, body.rows))) }
  }

  func drawOverStage(_ context: PanelContext, on geometry: StageGeometry, with painter: inout GridPainter) {
    guard let layer = context.selection.flatMap({ context.rehearsal.session.inspect($0) }) else { return }
    LayerOutline(corners: layer.corners, on: geometry).draw(with: &painter)
  }

  private func write(_ line: InspectorLine, on strip: CellRect, with painter: inout GridPainter) {
    let theme: Theme = painter.theme
    switch line {
    case .space: return
    case .title(let title):
      painter.put(title, on: strip, style: theme.faint)
      guard title == LayerReadout.frameTitle, strip.columns >= 44 else { return }
      put("model", endingAt: middle(of: strip), on: strip, style: theme.faint, with: &painter)
      put("presented", endingAt: strip.endColumn, on: strip, style: theme.faint, with: &painter)
    case .note(let label, let text):
      let indent: Int = label.isEmpty ? 0 : Self.labelColumns
      painter.put(label, column: strip.column, row: strip.row, style: theme.faint, limit: indent)
      let style: Theme.Style = label.isEmpty ? theme.strong : theme.text
      let limit: Int = strip.columns - indent
      painter.put(text, column: strip.column + indent, row: strip.row, style: style, limit: limit)
    case .value(let label, let model, let presented):
      painter.put(label, column: strip.column, row: strip.row, style: theme.faint, limit: Self.labelColumns)
      put(model, endingAt: middle(of: strip), on: strip, style: theme.faint, with: &painter)
      let style: Theme.Style = model == presented ? theme.text : theme.accent
      put(presented, endingAt: strip.endColumn, on: strip, style: style, with: &painter)
    }
  }

  /// The column after the model values.
  private func middle(of strip: CellRect) -> Int {
    strip.column + Self.labelColumns + (strip.columns - Self.labelColumns) / 2
  }

  private func put(
    _ text: String,
    endingAt end: Int,
    on strip: CellRect,
    style: Theme.Style,
    with painter: inout GridPainter
  ) {
    let room: Int = (strip.columns - Self.labelColumns) / 2 - 1
    let width: Int = min(TextFit.width(of: text), room)
    painter.put(text, column: end - width, row: strip.row, style: style, limit: width)
  }
}
