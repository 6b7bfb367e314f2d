import SegueGeometry
import SegueModel
import SegueTerminal
import SegueTransitions

/// The transitions that can be chosen, and the gestures that can be made.
struct ScenePanel: Panel {
  static let traits = PanelTraits(
    name: "scene",
    summary: "transitions and gestures",
    key: "1",
    dock: .left,
    minimum: GridSize(columns: 24, rows: 8),
    ideal: GridSize(columns: 36, rows: 40),
    isOpenAtStart: true,
    guide: [
      KeyGuide.Entry(keys: "↑ ↓", meaning: "choose a transition"),
      KeyGuide.Entry(keys: "click", meaning: "choose it"),
    ]
  )

  /// Lines scrolled away at the top.
  private var top = 0

  mutating func handle(_ input: PanelInput, in preview: inout Preview) -> Bool {
    let list = SceneList(of: preview)
    if case .mouse(let mouse) = input.event, mouse.kind == .press, let line = input.line {
      if let name = list.transition(line: line + scrolled(list, rows: input.body.rows)) {
        preview.choose(name)
      }
      return true
    }
    guard let lines = input.scroll else { return false }
    if case .key(let press) = input.event, press.key == .up || press.key == .down {
      preview.choose(next: lines)
    } else {
      top = scrolled(list, rows: input.body.rows) + lines
    }
    return true
  }

  func draw(_ preview: Preview, in body: CellRect, with painter: inout GridPainter) {
    let list = SceneList(of: preview)
    list.draw(from: scrolled(list, rows: body.rows), in: body, with: &painter)
  }

  /// The first line shown: never so low that less is shown than there could be.
  private func scrolled(_ list: SceneList, rows: Int) -> Int {
    max(min(top, list.lines.count - rows), 0)
  }
}

extension SceneList {
  /// What can be done on the preview's screen.
  init(of preview: Preview) {
    self.init(
      transitions: preview.choices,
      chosen: preview.chosen?.name,
      gestures: preview.scene.gestures.filter { $0.path.components.first == preview.session.screen }
    )
  }
}
