import SegueTerminal

/// Something the user can do: the single source of the key map, the help, the footer and the palette.
///
/// Each action is a line in a table in `Keys/Actions` or in its panel's traits.
struct Action: Hashable, Sendable {
  /// Where an action's keys apply.
  enum Context: Hashable, Sendable {
    case preview
    /// A keyboard finger is on the device; keys without a meaning here are looked up in `preview`.
    case finger
    case gallery
    /// The panel with this name has the focus; keys without a meaning here are looked up in `preview`.
    case panel(String)
  }

  /// Lower-case words joined by hyphens; it never changes, since users' files refer to it.
  var id: String
  /// What it does, as the palette shows it.
  var title: String
  /// Its keys unless the user configures others; the first is the one shown.
  var keys: [KeyPress]
  var command: Command
  var contexts: [Context]
  /// Its text in the help, or nil for the title; neighbours with the same text share a line.
  var help: String?

  init(
    _ id: String,
    _ title: String,
    keys: [KeyPress] = [],
    _ command: Command,
    in contexts: [Context] = [.preview],
    help: String? = nil
  ) {
    self.id = id
    self.title = title
    self.keys = keys
    self.command = command
    self.contexts = contexts
    self.help = help
  }

  /// Creates an action with this id that a panel performs itself.
  init(panel: String, _ id: String, _ title: String, keys: [KeyPress] = [], help: String? = nil) {
    self.init(
      id,
      title,
      keys: keys,
      .inPanel(panel, action: id),
      in: [.panel(panel)],
      help: help
    )
  }
}

/// A group of related actions, with what the mouse does in addition.
struct ActionSection: Hashable, Sendable {
  var title: String
  var actions: [Action] = []
  /// Lines of the help that belong to no key.
  var gestures: [KeyGuide.Entry] = []
  /// The panel that owns these keys while it has the focus; nil if none does.
  var panel: String?
}
