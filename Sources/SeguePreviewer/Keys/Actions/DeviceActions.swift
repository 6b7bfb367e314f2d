import SegueTerminal

extension ActionRegistry {
  static let device = ActionSection(
    title: "Device",
    actions: [
      Action("next-device", "The next device", keys: [.key("d")], .nextDevice, help: "next device"),
      Action("appearance", "Light or dark", keys: [.key("b")], .appearance, help: "light, dark"),
      Action("text-smaller", "Smaller text", keys: [.key("{")], .textSize(steps: -1), help: textSize),
      Action("text-larger", "Larger text", keys: [.key("}")], .textSize(steps: 1), help: textSize),
      Action("safe-area", "Show the safe area", .safeArea),
      Action("round-corners", "The screen's corners, round or not", .corners),
    ]
  )

  private static let textSize = "smaller, larger text"
}
