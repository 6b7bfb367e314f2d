import SegueGeometry

/// What a panel is called, which key opens it, and the room it wants.
struct PanelTraits: Hashable, Sendable {
  /// The side of the screen that a panel stands at.
  enum Dock: Hashable, Sendable, CaseIterable {
    case left, right, bottom
  }

  /// One word, in lower case; it tells the panels apart.
  var name: String
  /// What it shows, in a few words for the menu.
  var summary: String
  /// Opens it, gives it the keys, and closes it where it has them; the panels of a dock stand in the order of their keys.
  var key: Character
  var dock: Dock
  /// The least room of its body that it is of use in.
  var minimum: GridSize
  /// The room that it makes use of.
  var ideal: GridSize
  /// Whether it stands beside the device from the start, where the device leaves room.
  var isOpenAtStart = false
  /// Whether a click on the device selects a layer while it has the focus.
  var picksLayers = false
  /// Whether it wants the mouse's motion without a button.
  var usesHover = false
  /// What its own keys do while it has the focus; the panel performs them.
  var actions: [Action] = []
  /// What the footer says while it has the focus, the most useful first.
  var hints: [PanelHint] = []
  /// What else is to be told in the help: what the mouse does, and keys that are no actions, as those that scroll.
  var guide: [KeyGuide.Entry] = []
}

/// What some keys do while a panel has them, for the footer.
enum PanelHint: Hashable, Sendable {
  /// Keys that no action stands behind.
  case keys(String, String)
  /// Actions of the panel by their ids, under their keys together.
  case actions([String], String)
  /// Something of the previewer's own that goes well with the panel.
  case command(Command, String)

  /// Of a text that is being typed.
  static func typing(_ enter: String, _ escape: String) -> [PanelHint] {
    [.keys("enter", enter), .keys("esc", escape)]
  }
}
