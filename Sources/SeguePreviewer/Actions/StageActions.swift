import SegueTerminal
import SegueInterface

extension ActionRegistry {
  static let stage = ActionSection(
    title: "Stage",
    actions: [
      Action("zoom", "Zoom 1×, 2×, 4×", keys: [.key("z")], .stage(.zoom), help: "zoom 1×, 2×, 4×"),
      Action(
        "pan-left",
        "Move the zoomed stage left",
        keys: [.alt(.left)],
        .stage(.pan(right: -1, down: 0)),
        help: pan
      ),
      Action(
        "pan-right",
        "Move the zoomed stage right",
        keys: [.alt(.right)],
        .stage(.pan(right: 1, down: 0)),
        help: pan
      ),
      Action(
        "pan-up",
        "Move the zoomed stage up",
        keys: [.alt(.up)],
        .stage(.pan(right: 0, down: -1)),
        help: pan
      ),
      Action(
        "pan-down",
        "Move the zoomed stage down",
        keys: [.alt(.down)],
        .stage(.pan(right: 0, down: 1)),
        help: pan
      ),
      Action("rotate", "Rotate the device", keys: [.key("o")], .device(.rotate), help: "rotate the device"),
      Action(
        "reduce-motion",
        "Reduce motion",
        keys: [.key("u")],
        .device(.reduceMotion),
        help: "reduce motion"
      ),
      Action(
        "catch-all",
        "Every run can be caught, also where UIKit's cannot",
        keys: [.key("m")],
        .device(.allInterruptible),
        help: "every run can be caught"
      ),
    ]
  )

  private static let pan = "move the zoomed stage"
}

extension ActionRegistry {
  static let device = ActionSection(
    title: "Device",
    actions: [
      Action("next-device", "The next device", keys: [.key("d")], .device(.nextDevice), help: "next device"),
      Action("appearance", "Light or dark", keys: [.key("b")], .device(.appearance), help: "light, dark"),
      Action(
        "text-smaller",
        "Smaller text",
        keys: [.key("{")],
        .device(.textSize(steps: -1)),
        help: textSize
      ),
      Action("text-larger", "Larger text", keys: [.key("}")], .device(.textSize(steps: 1)), help: textSize),
      Action("safe-area", "Show the safe area", .device(.safeArea)),
      Action("round-corners", "The screen's corners, round or not", .device(.corners)),
    ]
  )

  private static let textSize = "smaller, larger text"
}
