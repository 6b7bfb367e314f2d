extension ActionRegistry {
  static let mouse = ActionSection(
    title: "Mouse",
    actions: [
      Action(
        "mouse-capture",
        "Mouse capture on or off",
        keys: [.key("c")],
        .mouseCapture,
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
