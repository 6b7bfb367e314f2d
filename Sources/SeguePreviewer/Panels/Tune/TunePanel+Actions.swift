import SegueDocuments
import SegueScenes
import SegueTerminal
import SegueInterface

extension TunePanel {
  static let actions: [Action] = [
    action("turn-down", "Turn the knob down", [.key(.left), .key("-")], help: "turn it"),
    action("turn-up", "Turn the knob up", [.key(.right), .key("+"), .key("=")], help: "turn it"),
    action("turn-down-far", "Turn the knob down, coarsely", [.shift(.left)], help: "coarsely"),
    action("turn-up-far", "Turn the knob up, coarsely", [.shift(.right)], help: "coarsely"),
    action("turn-down-fine", "Turn the knob down, finely", [.control(.left), .alt(.left)], help: "finely"),
    action("turn-up-fine", "Turn the knob up, finely", [.control(.right), .alt(.right)], help: "finely"),
    action("type", "Type the knob's value", [.key(.enter)], help: "type a value"),
    action("restore", "The knob as it was saved", [.key("x")], help: "it, all as saved"),
    action("restore-all", "All knobs as they were saved", [.key("X")], help: "it, all as saved"),
    action("dialect", "Another spring dialect", [.key("d")], help: "another spring dialect"),
    action("handles", "Move the curve's handles by arrows", [.key("h")], help: "arrows move ◆, tab next"),
    action("presets", "Named curves and springs", [.key("P")], help: "named curves, springs"),
    action("all", "All knobs, or those at hand", [.key("a")], help: "all, or those at hand"),
    action("filter", "Filter the knobs", [.key("/")], help: "filter"),
  ]

  mutating func perform(_ action: String, in preview: inout Preview) {
    switch action {
    case "tune-turn-down": turn(by: -1, .normal, in: &preview)
    case "tune-turn-up": turn(by: 1, .normal, in: &preview)
    case "tune-turn-down-far": turn(by: -1, .coarse, in: &preview)
    case "tune-turn-up-far": turn(by: 1, .coarse, in: &preview)
    case "tune-turn-down-fine": turn(by: -1, .fine, in: &preview)
    case "tune-turn-up-fine": turn(by: 1, .fine, in: &preview)
    case "tune-type": begin(.value, with: selectedKnob(in: preview)?.text ?? "")
    case "tune-restore": restore(in: &preview)
    case "tune-restore-all": preview.revise(.resetTuning)
    case "tune-dialect": switchDialect(in: &preview)
    case "tune-handles": gripHandles(in: &preview)
    case "tune-presets": openPresets(in: &preview)
    case "tune-all": showsAll.toggle()
    case "tune-filter": begin(.filter, with: filter)
    default: break
    }
  }

  private static func action(_ name: String, _ title: String, _ keys: [KeyPress], help: String) -> Action {
    Action(panel: "tune", "tune-\(name)", title, keys: keys, help: help)
  }

  private mutating func restore(in preview: inout Preview) {
    guard let knob = selectedKnob(in: preview) else { return }
    preview.tune { (document: inout SceneDocument) throws(DocumentError) in try document.restore(knob.id) }
  }
}
