import SegueInterface
import SegueTerminal

/// Where keys apply in the previewer.
enum KeyScope: KeyContext {
  case preview
  /// A keyboard finger is on the device.
  case finger
  case gallery
  /// The panel with this name has the focus.
  case panel(String)

  static var main: KeyScope { .preview }

  var fallback: KeyScope? {
    switch self {
    case .finger, .panel: .preview
    case .preview, .gallery: nil
    }
  }
}

extension Command: KeyMeaning {
  typealias Context = KeyScope
}

typealias Action = KeyAction<Command>
typealias ActionSection = KeySection<Command>
typealias KeyMap = KeyBindings<Command>
typealias Footer = HintLine<Command>
typealias PaletteEntry = PaletteItem<Command>
typealias CommandPalette = SearchPalette<Command>

extension Action {
  /// Creates an action with this id that a panel performs itself.
  init(
    _ command: Command.InPanel,
    _ id: String,
    _ title: String,
    keys: [KeyPress] = [],
    help: String? = nil
  ) {
    self.init(id, title, keys: keys, .panel(.own(command)), in: [.panel(command.panel)], help: help)
  }
}
