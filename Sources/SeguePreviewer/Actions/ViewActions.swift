import SegueTerminal
import SegueInterface

extension ActionRegistry {
  static let views = ActionSection(
    title: "Views",
    actions: [
      Action(
        "ghosts",
        "Onion skin: ghosts of the run",
        keys: [.key("g")],
        .stage(.ghosts),
        help: "ghosts of the run"
      ),
      Action(
        "motion-path",
        "Motion path of the selected layer",
        keys: [.key("h")],
        .stage(.motionPath),
        help: "motion path"
      ),
      Action(
        "exploded",
        "Exploded view of the layers",
        keys: [.key("v")],
        .stage(.exploded),
        help: "exploded layers"
      ),
      Action("compare", "Compare with …, or stop", keys: [.key("k")], .stage(.compare), help: compare),
      Action(
        "compare-layout",
        "Compare beside, over, as a difference",
        keys: [.key("K")],
        .stage(.comparisonLayout),
        help: compare
      ),
      Action(
        "pixels",
        "Pixels or characters",
        keys: [.key("V")],
        .program(.pixels),
        help: "pixels, characters"
      ),
      Action("strip", "Film strip of the run", keys: [.key("s")], .stage(.strip), help: "film strip"),
      Action(
        "view-less",
        "Less: ghosts' interval, planes' distance, frames",
        keys: [.key("-")],
        .stage(.adjustView(steps: -1)),
        help: adjust
      ),
      Action(
        "view-more",
        "More: ghosts' interval, planes' distance, frames",
        keys: [.key("+"), .key("=")],
        .stage(.adjustView(steps: 1)),
        help: adjust
      ),
    ]
  )

  private static let compare = "compare; beside, over"
  private static let adjust = "less, more of it"
}
