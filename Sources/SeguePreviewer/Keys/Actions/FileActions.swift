extension ActionRegistry {
  static let file = ActionSection(
    title: "File",
    actions: [
      Action("save", "Save what was tuned", keys: [.control("s")], .save, help: "save what was tuned"),
      Action("undo", "Undo", keys: [.control("u")], .undo, help: "undo"),
      Action("redo", "Redo", keys: [.control("r")], .redo, help: "redo"),
      Action("reset-tuning", "Reset all that was tuned", .resetTuning),
      Action("edit", "Open the file in $EDITOR", keys: [.key("e")], .edit, help: "open in $EDITOR"),
    ]
  )
}
