import SegueTerminal

extension ActionRegistry {
  static let gestures = ActionSection(
    title: "Gestures",
    actions: [
      Action("record", "Record a gesture, end it", keys: [.key("R")], .record, help: "record, end it")
    ]
  )
}
