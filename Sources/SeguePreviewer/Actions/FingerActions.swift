import SegueGeometry
import SegueTerminal
import SegueInterface
import SeguePlayer

extension ActionRegistry {
  static let finger = ActionSection(
    title: "Finger",
    actions: [
      Action("finger-down", "Put a finger down", keys: [.key("f")], .finger(.down), help: "put a finger down")
    ] + moves(by: 10, "finger-move", { .key($0) }) + moves(by: 40, "finger-move-far", { .shift($0) }) + [
      Action(
        "finger-lift",
        "Lift the finger at rest",
        keys: [.key(.enter), .key("f")],
        .finger(.lift),
        in: [.finger],
        help: "lift it at rest"
      ),
      Action(
        "finger-flick",
        "Flick and lift the finger",
        keys: [.key("x"), .shift(.enter)],
        .finger(.flick),
        in: [.finger],
        help: "flick and lift"
      ),
      Action(
        "finger-cancel",
        "Cancel the touch",
        keys: [.key(.escape)],
        .finger(.cancel),
        in: [.finger],
        help: "cancel the touch"
      ),
    ]
  )

  private static func moves(by points: Double, _ id: String, _ press: (Key) -> KeyPress) -> [Action] {
    let ways: [(name: String, key: Key, right: Double, down: Double)] = [
      ("left", .left, -1, 0), ("right", .right, 1, 0), ("up", .up, 0, -1), ("down", .down, 0, 1),
    ]
    return ways.map { way in
      Action(
        "\(id)-\(way.name)",
        "Move the finger \(way.name) by \(Int(clamping: points)) pt",
        keys: [press(way.key)],
        .finger(.move(right: way.right * points, down: way.down * points)),
        in: [.finger],
        help: "move it \(Int(clamping: points)) pt"
      )
    }
  }
}

extension ActionRegistry {
  static let mouse = ActionSection(
    title: "Mouse",
    actions: [
      Action(
        "mouse-capture",
        "Mouse capture on or off",
        keys: [.key("c")],
        .program(.mouseCapture),
        help: "capture on, off"
      )
    ],
    gestures: [
      KeyGuide.Entry(keys: "click", meaning: "tap"),
      KeyGuide.Entry(keys: "right click", meaning: "select a layer"),
      KeyGuide.Entry(keys: "drag", meaning: "pan; on bar: scrub"),
      KeyGuide.Entry(keys: "wheel", meaning: "scroll; on bar: step"),
    ]
  )
}

extension ActionRegistry {
  static let pinch = ActionSection(
    title: "Pinch",
    actions: [
      Action(
        "pinch-close",
        "Close two fingers",
        keys: [.key("(")],
        .finger(.pinch(notches: -1)),
        help: "close, spread them"
      ),
      Action(
        "pinch-spread",
        "Spread two fingers",
        keys: [.key(")")],
        .finger(.pinch(notches: 1)),
        help: "close, spread them"
      ),
    ],
    gestures: [KeyGuide.Entry(keys: "ctrl wheel", meaning: "spread, close fingers")]
  )
}

extension ActionRegistry {
  static let gestures = ActionSection(
    title: "Gestures",
    actions: [
      Action(
        "record",
        "Record a gesture, end it",
        keys: [.key("R")],
        .finger(.record),
        help: "record, end it"
      )
    ]
  )
}
