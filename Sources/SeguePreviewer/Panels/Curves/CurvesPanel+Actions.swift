import SegueTerminal
import SeguePlayer
import SegueInterface

extension CurvesPanel {
  static let actions: [Action] = [
    action(
      .all,
      "all",
      "Curves of all layers, of the selected one",
      [.key("a")],
      help: "all layers, or selected"
    ),
    action(
      .subject,
      "subject",
      "Plot values, velocities, or both",
      [.key("v")],
      help: "values, velocity, both"
    ),
    action(
      .scales,
      "scales",
      "An axis for each curve, for each unit",
      [.key("n")],
      help: "an axis a curve, a unit"
    ),
    action(.alone, "alone", "Plot this curve alone", [.key("s")], help: "this one alone"),
    action(.hide, "hide", "Hide or show this curve", [.key("x")], help: "hide, show this one"),
    action(
      .other,
      "other",
      "Curves of the run compared with, or not",
      [.key("B")],
      help: "B's curves, dashed"
    ),
    action(.write, "write", "Write the curves as numbers (CSV)", [.key("W")], help: "write numbers as CSV"),
    action(.zoomIn, "zoom-in", "Zoom into the curves", [.key("+"), .key("=")], help: zooming),
    action(.zoomOut, "zoom-out", "Zoom out of the curves", [.key("-")], help: zooming),
    action(.zoomAll, "zoom-all", "The whole run", [.key("0")], help: zooming),
    action(.earlier, "earlier", "Scroll the curves to earlier times", [.key(.pageUp)], help: scrolling),
    action(.later, "later", "Scroll the curves to later times", [.key(.pageDown)], help: scrolling),
  ]

  private static let zooming = "zoom in, out, all"
  private static let scrolling = "earlier, later"

  private static func action(
    _ command: Command.Curves,
    _ name: String,
    _ title: String,
    _ keys: [KeyPress],
    help: String
  ) -> Action {
    Action(.curves(command), "curves-\(name)", title, keys: keys, help: help)
  }

  mutating func perform(_ command: Command.Curves, in context: inout PanelContext) {
    switch command {
    case .all: showsAll.toggle()
    case .subject:
      subject = Subject.allCases[((Subject.allCases.firstIndex(of: subject) ?? 0) + 1) % 3]
    case .scales: hasOwnScales.toggle()
    case .alone: showsOnlyActive.toggle()
    case .hide: activeSeries.map { toggle($0) }
    case .other: toggleCompared(in: &context)
    case .write: writeNumbers(of: &context)
    case .zoomIn: change(zoom: 2, around: context.rehearsal.player.position)
    case .zoomOut: change(zoom: 0.5, around: context.rehearsal.player.position)
    case .zoomAll: zoom.showAll()
    case .earlier: pan(by: -0.5)
    case .later: pan(by: 0.5)
    }
  }

  private var activeSeries: RunCurves.Series? {
    picture.flatMap { $0.plan.series.isEmpty ? nil : $0.plan.series[$0.plan.active] }
  }

  /// Hides or shows a curve.
  mutating func toggle(_ series: RunCurves.Series) {
    if hidden.remove(series) == nil { hidden.insert(series) }
  }
}
