import SegueDocuments
import SegueScenes
import SegueTerminal
import SegueInterface

extension TunePanel {
  static let actions: [Action] = [
    action(.turnDown, "turn-down", "Turn the knob down", [.key(.left), .key("-")], help: "turn it"),
    action(.turnUp, "turn-up", "Turn the knob up", [.key(.right), .key("+"), .key("=")], help: "turn it"),
    action(.turnDownFar, "turn-down-far", "Turn the knob down, coarsely", [.shift(.left)], help: "coarsely"),
    action(.turnUpFar, "turn-up-far", "Turn the knob up, coarsely", [.shift(.right)], help: "coarsely"),
    action(
      .turnDownFine,
      "turn-down-fine",
      "Turn the knob down, finely",
      [.control(.left), .alt(.left)],
      help: "finely"
    ),
    action(
      .turnUpFine,
      "turn-up-fine",
      "Turn the knob up, finely",
      [.control(.right), .alt(.right)],
      help: "finely"
    ),
    action(.type, "type", "Type the knob's value", [.key(.enter)], help: "type a value"),
    action(.restore, "restore", "The knob as it was saved", [.key("x")], help: "it, all as saved"),
    action(.restoreAll, "restore-all", "All knobs as they were saved", [.key("X")], help: "it, all as saved"),
    action(.dialect, "dialect", "Another spring dialect", [.key("d")], help: "another spring dialect"),
    action(
      .handles,
      "handles",
      "Move the curve's handles by arrows",
      [.key("h")],
      help: "arrows move ◆, tab next"
    ),
    action(.presets, "presets", "Named curves and springs", [.key("P")], help: "named curves, springs"),
    action(.all, "all", "All knobs, or those at hand", [.key("a")], help: "all, or those at hand"),
    action(.filter, "filter", "Filter the knobs", [.key("/")], help: "filter"),
  ]

  mutating func perform(_ command: Command.Tune, in context: inout PanelContext) {
    switch command {
    case .turnDown: turn(by: -1, .normal, in: &context)
    case .turnUp: turn(by: 1, .normal, in: &context)
    case .turnDownFar: turn(by: -1, .coarse, in: &context)
    case .turnUpFar: turn(by: 1, .coarse, in: &context)
    case .turnDownFine: turn(by: -1, .fine, in: &context)
    case .turnUpFine: turn(by: 1, .fine, in: &context)
    case .type: begin(.value, with: selectedKnob(in: context)?.text ?? "")
    case .restore: restore(in: &context)
    case .restoreAll: context.ask(.revise(.reset))
    case .dialect: switchDialect(in: &context)
    case .handles: gripHandles(in: &context)
    case .presets: openPresets(in: &context)
    case .all: showsAll.toggle()
    case .filter: begin(.filter, with: filter)
    }
  }

  private static func action(
    _ command: Command.Tune,
    _ name: String,
    _ title: String,
    _ keys: [KeyPress],
    help: String
  ) -> Action {
    Action(.tune(command), "tune-\(name)", title, keys: keys, help: help)
  }

  private mutating func restore(in context: inout PanelContext) {
    guard let knob = selectedKnob(in: context) else { return }
    context.ask(.tune(.restore(knob.id)))
  }
}
