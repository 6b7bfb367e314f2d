import SegueGeometry
import SegueInterface

/// A panel's name, key, and the room it needs.
struct PanelTraits: Hashable, Sendable {
  /// The side of the screen a panel belongs to.
  enum Dock: Hashable, Sendable, CaseIterable {
    case left, right, bottom
  }

  /// One lower-case word, unique among panels.
  var name: String
  /// What it shows, in a few words for the menu.
  var summary: String
  /// Opens it, gives it the focus, or closes it if it has the focus; the panels on a side are ordered by
  /// their keys.
  var key: Character
  var dock: Dock
  /// The smallest body that is of any use.
  var minimum: GridSize
  /// The body in which it usually shows all it has.
  var ideal: GridSize
  /// Whether more columns, or rows, than it needs make it clearer.
  var growsWide = false
  var growsTall = false
  /// Whether it is open from the start, if the device leaves room.
  var isOpenAtStart = false
  /// Whether a click on the device selects a layer while it has the focus.
  var picksLayers = false
  /// Whether it needs mouse motion without a button.
  var usesHover = false
  /// The actions for its own keys while it has the focus; the panel performs them.
  var actions: [Action] = []
  /// The hints in the footer while it has the focus, the most useful first.
  var hints: [PanelHint] = []
  /// Further entries for the help: the mouse, and keys that are not actions, such as those that scroll.
  var guide: [KeyGuide.Entry] = []
}

/// The room that a panel would fill with what it shows.
struct PanelContent: Hashable, Sendable {
  /// The rows of its body.
  var rows: Int
  /// The columns of its body; nil if its traits say it.
  var columns: Int?
}

/// A hint in the footer about the keys of a panel with the focus.
enum PanelHint: Hashable, Sendable {
  /// Keys that belong to no action, and what they do.
  case keys(String, String)
  /// Commands of the panel, whose keys are shown together.
  case actions([Command.InPanel], String)
  /// A command of the previewer's own that is useful with the panel.
  case command(Command, String)

  /// The hints while text is being typed.
  static func typing(_ enter: String, _ escape: String) -> [PanelHint] {
    [.keys("enter", enter), .keys("esc", escape)]
  }
}
