import SegueInterface

extension Footer {
  /// What the user is in the middle of.
  enum Situation: Hashable, Sendable {
    /// Nothing to play.
    case empty
    case paused, playing, atEnd
    /// A keyboard finger is down.
    case finger
    /// The mouse drags on the device.
    case drag
    /// A box lies over everything and has the keys.
    case box(Box)
    /// The panel of this name has the keys.
    case panel(String, hints: [PanelHint])
    /// Text is being typed into a panel, which has all the keys.
    case typing(hints: [PanelHint])
    /// The stage shows something other than the device.
    case view(StageView)

    /// Whether even the keys that usually always work are taken.
    var hasAllKeys: Bool {
      switch self {
      case .box, .typing: true
      default: false
      }
    }
  }

  /// What lies over everything else.
  enum Box: Hashable, Sendable {
    case help(pages: Int)
    case panelMenu, palette, comparisonPicker, takeaways
  }

  /// The hints that are always shown, with more if there is room; `back` says where the back key leads.
  static func standing(
    keys: KeyMap,
    columns: Int = 0,
    back: String? = nil,
    isGallery: Bool = false
  ) -> [Hint] {
    let panels: Int = back == nil ? 60 : 90
    let all: [(command: Command, label: String, least: Int)] =
      (back.map { [(.program(.back), $0, 40)] } ?? []) + [
        (.program(.palette), "commands", 100), (.panel(.menu), "panels", panels),
        (.program(.help), "keys", 0), (.program(.quit), "quit", 0),
      ]
    return all.filter { $0.least <= columns && !(isGallery && $0.command == .panel(.menu)) }.compactMap {
      Hint($0.command, $0.label, keys: keys)
    }
  }
}
