import SegueTerminal
import SegueInterface

extension ActionRegistry {
  static let gallery = ActionSection(
    title: "Gallery",
    actions: [
      gallery("open", "Open the scene", [.key(.enter)], .open, help: "open"),
      gallery("left", "The scene to the left", [.key(.left)], .move(right: -1, down: 0), help: choose),
      gallery("right", "The scene to the right", [.key(.right)], .move(right: 1, down: 0), help: choose),
      gallery("up", "The scene above", [.key(.up)], .move(right: 0, down: -1), help: choose),
      gallery("down", "The scene below", [.key(.down)], .move(right: 0, down: 1), help: choose),
      gallery(
        "page-up",
        "A screen of scenes up",
        [.key(.pageUp)],
        .page(down: -1),
        help: "a screen up, down"
      ),
      gallery(
        "page-down",
        "A screen of scenes down",
        [.key(.pageDown)],
        .page(down: 1),
        help: "a screen up, down"
      ),
      gallery("first", "The first scene", [.key(.home)], .first, help: "first, last"),
      gallery("last", "The last scene", [.key(.end)], .last, help: "first, last"),
      gallery("filter", "Filter the scenes", [.key("/")], .filter, help: "filter"),
    ]
  )

  private static let choose = "choose a scene"

  private static func gallery(
    _ name: String,
    _ title: String,
    _ keys: [KeyPress],
    _ command: Command.Cards,
    help: String
  ) -> Action {
    Action("gallery-\(name)", title, keys: keys, .gallery(command), in: [.gallery], help: help)
  }
}
