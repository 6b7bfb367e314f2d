import SegueCells
import SegueGeometry
import SegueModel
import SegueTerminal
import SegueTransitions
import SegueInterface

/// The transitions that can be chosen, and the gestures that can be made.
struct ScenePanel: Panel {
  static let traits = PanelTraits(
    name: "scene",
    summary: "transitions and gestures",
    key: "1",
    dock: .left,
    minimum: GridSize(columns: 24, rows: 8),
    ideal: GridSize(columns: 36, rows: 14),
    isOpenAtStart: true,
    hints: [.keys("↑ ↓", "transition")],
    guide: [
      KeyGuide.Entry(keys: "↑ ↓", meaning: "choose a transition"),
      KeyGuide.Entry(keys: "click", meaning: "choose it"),
    ]
  )

  /// What stands in place of a list of which there is none.
  private static let ofProgram = "tap and drag: what it listens to is in the program's own code"

  private var scroll = ListScroll()

  mutating func handle(_ input: PanelInput, in context: inout PanelContext) -> Bool {
    let list = SceneList(of: context)
    let extent: ListScroll.Extent = list.extent(in: input.body)
    if case .mouse(let mouse) = input.event, mouse.kind == .press, input.line != nil {
      let line: Int? = scroll.index(at: input.line, of: extent)
      scroll.stay(in: extent)
      if let name = line.flatMap({ list.transition(line: $0) }) { context.ask(.choose(name)) }
      return true
    }
    guard let lines = input.scroll else { return false }
    if case .key(let press) = input.event, press.key == .up || press.key == .down {
      scroll.follow(from: extent)
      context.ask(.chooseNext(lines))
    } else {
      scroll.move(by: lines, of: extent)
    }
    return true
  }

  func content(of context: PanelContext) -> PanelContent? {
    // As wide as any screen's list would be, so that nothing moves when another screen is shown.
    let all = SceneList(
      transitions: context.rehearsal.scene.transitions,
      chosen: nil,
      gestures: context.rehearsal.scene.gestures
    )
    let lines = SceneList(of: context).lines.count
    guard lines == 0, context.rehearsal.program != nil else {
      return PanelContent(rows: lines, columns: all.columns + 2)
    }
    let columns: Int = Self.traits.minimum.columns - 2
    return PanelContent(rows: TextFit.wrap(Self.ofProgram, columns: columns).count, columns: columns)
  }

  func draw(_ context: PanelContext, in body: CellRect, with painter: inout GridPainter) {
    let list = SceneList(of: context)
    let (extent, shown) = (list.extent(in: body), scroll.shown(of: list.extent(in: body)))
    if list.lines.isEmpty, context.rehearsal.program != nil {
      for (index, text) in TextFit.wrap(Self.ofProgram, columns: body.columns).prefix(body.rows).enumerated()
      {
        painter.put(text, on: body.line(index), style: painter.theme.faint)
      }
    }
    ListBar(shown, of: extent.count, rows: body.rows)?.draw(beside: body, with: &painter)
    list.draw(shown, in: body, with: &painter)
  }
}

extension SceneList {
  /// What is possible on the preview's screen.
  init(of context: PanelContext) {
    self.init(
      transitions: context.rehearsal.choices,
      chosen: context.rehearsal.chosen?.name,
      gestures: context.rehearsal.scene.gestures.filter {
        $0.path.components.first == context.rehearsal.session.screen
      }
    )
  }
}
