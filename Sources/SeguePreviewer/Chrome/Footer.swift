import SegueCells

/// The line of keys that matter now, each of which can be clicked.
struct Footer: Hashable, Sendable {
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

  /// A key, what it does now, and its command.
  struct Hint: Hashable, Sendable {
    var keys: String
    var label: String
    var command: Command?

    /// A hint without a command.
    init(keys: String, label: String) {
      self.keys = keys
      self.label = label
    }

    /// A hint for a command with its key; nil if it has none.
    init?(_ command: Command, _ label: String, keys: KeyMap) {
      guard let press = keys.keys(for: command).first else { return nil }
      self.keys = press.label
      self.label = label
      self.command = command
    }
  }

  /// A hint at its position.
  struct Item: Hashable, Sendable {
    var hint: Hint
    var rect: CellRect
  }

  let items: [Item]

  /// The hints that are always shown, with more if there is room; `back` says where the back key leads.
  static func standing(
    keys: KeyMap,
    columns: Int = 0,
    back: String? = nil,
    isGallery: Bool = false
  ) -> [Hint] {
    let panels: Int = back == nil ? 60 : 90
    let all: [(command: Command, label: String, least: Int)] =
      (back.map { [(.back, $0, 40)] } ?? []) + [
        (.palette, "commands", 100), (.panelMenu, "panels", panels), (.help, "keys", 0), (.quit, "quit", 0),
      ]
    return all.filter { $0.least <= columns && !(isGallery && $0.command == .panelMenu) }.compactMap {
      Hint($0.command, $0.label, keys: keys)
    }
  }

  /// Places the hints from the left as far as they fit, leaving the standing ones on the right.
  init(hints: [Hint], standing: [Hint], in line: CellRect) {
    guard !line.isEmpty else {
      items = []
      return
    }
    var placed: [Item] = []
    var right: Int = line.endColumn - 1
    for hint in standing.reversed() {
      let width: Int = Self.width(of: hint)
      guard right - width >= line.column + 1 else { continue }
      right -= width
      placed.append(Self.item(hint, column: right, row: line.row))
      right -= 2
    }
    var column: Int = line.column + 1
    for hint in hints {
      let width: Int = Self.width(of: hint)
      guard column + width <= right else { break }
      placed.append(Self.item(hint, column: column, row: line.row))
      column += width + 2
    }
    items = placed
  }

  /// The command under a cell.
  func command(column: Int, row: Int) -> Command? {
    items.first { $0.rect.contains(column: column, row: row) }?.hint.command
  }

  /// Writes the hints.
  func draw(with painter: inout GridPainter) {
    for item in items {
      let used: Int = painter.put(
        item.hint.keys,
        column: item.rect.column,
        row: item.rect.row,
        style: painter.theme.strong
      )
      painter.put(
        item.hint.label,
        column: item.rect.column + used + 1,
        row: item.rect.row,
        style: painter.theme.faint
      )
    }
  }

  private static func width(of hint: Hint) -> Int {
    TextFit.width(of: hint.keys) + 1 + TextFit.width(of: hint.label)
  }

  private static func item(_ hint: Hint, column: Int, row: Int) -> Item {
    Item(hint: hint, rect: CellRect(column: column, row: row, columns: width(of: hint), rows: 1))
  }
}
