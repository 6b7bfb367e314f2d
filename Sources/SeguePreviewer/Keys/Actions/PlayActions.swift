import SegueTerminal

extension ActionRegistry {
  static let play = ActionSection(
    title: "Play",
    actions: [
      Action("play-pause", "Play or pause", keys: [.key(" ")], .playPause, help: "play, pause"),
      Action("run", "Run the transition", keys: [.key(.enter)], .trigger, help: "run the transition"),
      Action("next-transition", "Next transition", keys: [.key("t")], .nextTransition, help: choice),
      Action(
        "previous-transition",
        "Previous transition",
        keys: [.key("T")],
        .previousTransition,
        help: choice
      ),
      Action("replay", "Replay", keys: [.key("r")], .replay, help: "replay"),
      Action("loop", "Loop", keys: [.key("l")], .loop, help: "loop"),
      Action(
        "mark-loop",
        "Loop from A, to B, off",
        keys: [.key("a")],
        .markLoop,
        help: "loop from A, to B, off"
      ),
      Action("ping-pong", "Loop there and back", keys: [.key("y")], .pingPong, help: "loop there and back"),
      Action("slower", "Slower", keys: [.key("[")], .slower, help: "slower, faster"),
      Action("faster", "Faster", keys: [.key("]")], .faster, help: "slower, faster"),
    ]
  )

  private static let choice = "next, previous one"
}
