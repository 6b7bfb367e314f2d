extension ActionRegistry {
  static let pinch = ActionSection(
    title: "Pinch",
    actions: [
      Action(
        "pinch-close",
        "Close two fingers",
        keys: [.key("(")],
        .pinch(notches: -1),
        help: "close, spread them"
      ),
      Action(
        "pinch-spread",
        "Spread two fingers",
        keys: [.key(")")],
        .pinch(notches: 1),
        help: "close, spread them"
      ),
    ],
    gestures: [KeyGuide.Entry(keys: "ctrl wheel", meaning: "spread, close fingers")]
  )
}
