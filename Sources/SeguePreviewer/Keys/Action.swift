import SegueTerminal

/// Something the user can ask for: the one source of the key map, the help, the footer and the palette.
///
/// Each stands on a line of a table in `Keys/Actions` or among its panel's traits.
struct Action: Hashable, Sendable {
  /// Where an action's keys are meant.
  enum Context: Hashable, Sendable {
    case preview
    /// A keyboard finger is on the device; what has no meaning here is looked up in `preview`.
    case finger
    case gallery
    /// The panel of this name has the focus; what has no meaning here is looked up in `preview`.
    case panel(String)
  }

  /// Lower-case words joined by hyphens; it never changes, as users' files name it.
  var id: String
  /// What it does, as the palette says it.
  var title: String
  /// The keys it has where the user did not say otherwise; the first is the one shown.
  var keys: [KeyPress]
  var command: Command
  var contexts: [Context]
  /// What the help says; neighbours that say the same share a line.
  ///
  /// nil: the title.
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

  /// Creates an action that a panel performs itself, under this id.
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

/// Actions that belong together, with what the mouse does beside them.
struct ActionSection: Hashable, Sendable {
  var title: String
  var actions: [Action] = []
  /// Lines of the help that no key stands behind.
  var gestures: [KeyGuide.Entry] = []
  /// The panel whose keys these are while it has the focus; nil: none's.
  var panel: String?
}
