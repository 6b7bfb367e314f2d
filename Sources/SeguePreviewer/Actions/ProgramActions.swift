import SegueTerminal
import SegueInterface

extension ActionRegistry {
  static let program = ActionSection(
    title: "Other",
    actions: [
      Action(
        "select-next",
        "Select the next layer",
        keys: [.key(.tab)],
        .stage(.selectLayer(next: 1)),
        help: "next layer"
      ),
      Action(
        "select-previous",
        "Select the layer before",
        keys: [.shift(.tab)],
        .stage(.selectLayer(next: -1)),
        help: "layer before"
      ),
      Action(
        "statistics",
        "Frame statistics",
        keys: [.key("i")],
        .program(.statistics),
        help: "frame statistics"
      ),
      Action("panels", "List of panels", keys: [.key("p")], .panel(.menu), help: "panels"),
      Action(
        "next-panel",
        "Keys to the next panel",
        keys: [.key("w")],
        .panel(.next),
        help: "keys to the next panel"
      ),
      Action(
        "palette",
        "Everything by name",
        keys: [.key(":"), .control("p")],
        .program(.palette),
        in: everywhere,
        help: "everything by name"
      ),
      Action("help", "All keys", keys: [.key("?")], .program(.help), in: everywhere, help: "all keys"),
      Action(
        "repaint",
        "Draw all anew",
        keys: [.control("l")],
        .program(.repaint),
        in: everywhere,
        help: "draw all anew"
      ),
      Action(
        "suspend",
        "Suspend",
        keys: [.control("z")],
        .program(.suspend),
        in: everywhere,
        help: "suspend"
      ),
      Action("back", "Back", keys: [.key(.escape)], .program(.back), in: everywhere, help: "back"),
      Action("quit", "Quit", keys: [.key("q")], .program(.quit), in: everywhere, help: "quit"),
      Action(
        "interrupt",
        "Quit at once",
        keys: [.control("c")],
        .program(.interrupt),
        in: everywhere,
        help: "quit at once"
      ),
    ]
  )

  private static let everywhere: [Action.Context] = [.preview, .gallery]
}

extension ActionRegistry {
  static let file = ActionSection(
    title: "File",
    actions: [
      Action("save", "Save what was tuned", keys: [.control("s")], .file(.save), help: "save what was tuned"),
      Action("undo", "Undo", keys: [.control("u")], .file(.revise(.undo)), help: "undo"),
      Action("redo", "Redo", keys: [.control("r")], .file(.revise(.redo)), help: "redo"),
      Action("reset-tuning", "Reset all that was tuned", .file(.revise(.reset))),
      Action("edit", "Open the file in $EDITOR", keys: [.key("e")], .file(.edit), help: "open in $EDITOR"),
    ]
  )
}
