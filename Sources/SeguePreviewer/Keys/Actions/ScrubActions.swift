import SegueTerminal

extension ActionRegistry {
  static let scrub = ActionSection(
    title: "Scrub",
    actions: [
      Action("step-back", "A frame back", keys: [.key(.left), .key(",")], .step(frames: -1), help: frame),
      Action("step-forward", "A frame on", keys: [.key(.right), .key(".")], .step(frames: 1), help: frame),
      Action("step-back-10", "10 frames back", keys: [.shift(.left)], .step(frames: -10), help: "10 frames"),
      Action("step-forward-10", "10 frames on", keys: [.shift(.right)], .step(frames: 10), help: "10 frames"),
      Action("step-back-30", "Half a second back", keys: [.control(.left)], .step(frames: -30), help: half),
      Action("step-forward-30", "Half a second on", keys: [.control(.right)], .step(frames: 30), help: half),
      Action("go-to-start", "Go to the start", keys: [.key(.home)], .goToStart, help: "start, end"),
      Action("go-to-end", "Go to the end", keys: [.key(.end)], .goToEnd, help: "start, end"),
      Action(
        "marker-before",
        "Go to the marker before",
        keys: [.key(.pageUp)],
        .marker(next: -1),
        help: marker
      ),
      Action("marker-next", "Go to the next marker", keys: [.key(.pageDown)], .marker(next: 1), help: marker),
    ]
  )

  private static let frame = "a frame back, on"
  private static let half = "half a second"
  private static let marker = "marker before, next"
}
