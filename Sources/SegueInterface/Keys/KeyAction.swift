package import SegueTerminal

/// What keys, clicks and the palette stand for in a program.
package protocol KeyMeaning: Hashable, Sendable {
  /// Where keys apply.
  associatedtype Context: KeyContext
}

/// Where keys apply: the same key may mean something else elsewhere.
package protocol KeyContext: Hashable, Sendable {
  /// Where most keys apply.
  static var main: Self { get }
  /// Where a key is looked up that has no meaning here; nil if nowhere.
  var fallback: Self? { get }
}

/// Something the user can do: the single source of the key map, the help, the footer and the palette.
package struct KeyAction<Meaning: KeyMeaning>: Hashable, Sendable {
  /// Where an action's keys apply.
  package typealias Context = Meaning.Context

  /// Lower-case words joined by hyphens; it never changes, since users' files refer to it.
  package var id: String
  /// What it does, as the palette shows it.
  package var title: String
  /// Its keys unless the user configures others; the first is the one shown.
  package var keys: [KeyPress]
  package var command: Meaning
  package var contexts: [Context]
  /// Its text in the help, or nil for the title; neighbours with the same text share a line.
  package var help: String?

  package init(
    _ id: String,
    _ title: String,
    keys: [KeyPress] = [],
    _ command: Meaning,
    in contexts: [Context] = [.main],
    help: String? = nil
  ) {
    self.id = id
    self.title = title
    self.keys = keys
    self.command = command
    self.contexts = contexts
    self.help = help
  }
}

/// A group of related actions, with what the mouse does in addition.
package struct KeySection<Meaning: KeyMeaning>: Hashable, Sendable {
  package var title: String
  package var actions: [KeyAction<Meaning>] = []
  /// Lines of the help that belong to no key.
  package var gestures: [KeyGuide.Entry] = []
  /// The panel that owns these keys while it has the focus; nil if none does.
  package var panel: String?

  package init(
    title: String,
    actions: [KeyAction<Meaning>] = [],
    gestures: [KeyGuide.Entry] = [],
    panel: String? = nil
  ) {
    self.title = title
    self.actions = actions
    self.gestures = gestures
    self.panel = panel
  }
}
