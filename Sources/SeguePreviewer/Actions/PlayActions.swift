import SegueTerminal
import SegueInterface

extension ActionRegistry {
  static let play = ActionSection(
    title: "Play",
    actions: [
      Action("play-pause", "Play or pause", keys: [.key(" ")], .play(.playPause), help: "play, pause"),
      Action("run", "Run the transition", keys: [.key(.enter)], .play(.trigger), help: "run the transition"),
      Action("next-transition", "Next transition", keys: [.key("t")], .play(.nextTransition), help: choice),
      Action(
        "previous-transition",
        "Previous transition",
        keys: [.key("T")],
        .play(.previousTransition),
        help: choice
      ),
      Action("replay", "Replay", keys: [.key("r")], .play(.replay), help: "replay"),
      Action("loop", "Loop", keys: [.key("l")], .play(.loop), help: "loop"),
      Action(
        "mark-loop",
        "Loop from A, to B, off",
        keys: [.key("a")],
        .play(.markLoop),
        help: "loop from A, to B, off"
      ),
      Action(
        "ping-pong",
        "Loop there and back",
        keys: [.key("y")],
        .play(.pingPong),
        help: "loop there and back"
      ),
      Action("slower", "Slower", keys: [.key("[")], .play(.slower), help: "slower, faster"),
      Action("faster", "Faster", keys: [.key("]")], .play(.faster), help: "slower, faster"),
    ]
  )

  private static let choice = "next, previous one"
}

extension ActionRegistry {
  static let scrub = ActionSection(
    title: "Scrub",
    actions: [
      Action(
        "step-back",
        "A frame back",
        keys: [.key(.left), .key(",")],
        .play(.step(frames: -1)),
        help: frame
      ),
      Action(
        "step-forward",
        "A frame on",
        keys: [.key(.right), .key(".")],
        .play(.step(frames: 1)),
        help: frame
      ),
      Action(
        "step-back-10",
        "10 frames back",
        keys: [.shift(.left)],
        .play(.step(frames: -10)),
        help: "10 frames"
      ),
      Action(
        "step-forward-10",
        "10 frames on",
        keys: [.shift(.right)],
        .play(.step(frames: 10)),
        help: "10 frames"
      ),
      Action(
        "step-back-30",
        "Half a second back",
        keys: [.control(.left)],
        .play(.step(frames: -30)),
        help: half
      ),
      Action(
        "step-forward-30",
        "Half a second on",
        keys: [.control(.right)],
        .play(.step(frames: 30)),
        help: half
      ),
      Action("go-to-start", "Go to the start", keys: [.key(.home)], .play(.goToStart), help: "start, end"),
      Action("go-to-end", "Go to the end", keys: [.key(.end)], .play(.goToEnd), help: "start, end"),
      Action(
        "marker-before",
        "Go to the marker before",
        keys: [.key(.pageUp)],
        .play(.marker(next: -1)),
        help: marker
      ),
      Action(
        "marker-next",
        "Go to the next marker",
        keys: [.key(.pageDown)],
        .play(.marker(next: 1)),
        help: marker
      ),
    ]
  )

  private static let frame = "a frame back, on"
  private static let half = "half a second"
  private static let marker = "marker before, next"
}
