import SegueTerminal
import SeguePlayer
import SegueInterface

extension CurvesPanel {
  static let actions: [Action] = [
    action("all", "Curves of all layers, of the selected one", [.key("a")], help: "all layers, or selected"),
    action("subject", "Plot values, velocities, or both", [.key("v")], help: "values, velocity, both"),
    action("scales", "An axis for each curve, for each unit", [.key("n")], help: "an axis a curve, a unit"),
    action("alone", "Plot this curve alone", [.key("s")], help: "this one alone"),
    action("hide", "Hide or show this curve", [.key("x")], help: "hide, show this one"),
    action("other", "Curves of the run compared with, or not", [.key("B")], help: "B's curves, dashed"),
    action("write", "Write the curves as numbers (CSV)", [.key("W")], help: "write numbers as CSV"),
    action("zoom-in", "Zoom into the curves", [.key("+"), .key("=")], help: zooming),
    action("zoom-out", "Zoom out of the curves", [.key("-")], help: zooming),
    action("zoom-all", "The whole run", [.key("0")], help: zooming),
    action("earlier", "Scroll the curves to earlier times", [.key(.pageUp)], help: scrolling),
    action("later", "Scroll the curves to later times", [.key(.pageDown)], help: scrolling),
  ]

  private static let zooming = "zoom in, out, all"
  private static let scrolling = "earlier, later"

  private static func action(_ id: String, _ title: String, _ keys: [KeyPress], help: String) -> Action {
    Action(panel: "curves", "curves-\(id)", title, keys: keys, help: help)
  }

  mutating func perform(_ action: String, in preview: inout Preview) {
    switch action {
    case "curves-all": showsAll.toggle()
    case "curves-subject":
      subject = Subject.allCases[((Subject.allCases.firstIndex(of: subject) ?? 0) + 1) % 3]
    case "curves-scales": hasOwnScales.toggle()
    case "curves-alone": showsOnlyActive.toggle()
    case "curves-hide": activeSeries.map { toggle($0) }
    case "curves-other": toggleCompared(in: &preview)
    case "curves-write": writeNumbers(of: &preview)
    case "curves-zoom-in": change(zoom: 2, around: preview.player.position)
    case "curves-zoom-out": change(zoom: 0.5, around: preview.player.position)
    case "curves-zoom-all": zoom.showAll()
    case "curves-earlier": pan(by: -0.5)
    case "curves-later": pan(by: 0.5)
    default: break
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
