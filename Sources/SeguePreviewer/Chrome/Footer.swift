/// The line of keys that matter now; each can be clicked.
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
    /// A click on the device selects.
    case picking
  }

  /// A key, what it does now, and the command behind it.
  struct Hint: Hashable, Sendable {
    var keys: String
    var label: String
    var command: Command?
  }

  /// A hint in its place.
  struct Item: Hashable, Sendable {
    var hint: Hint
    var rect: CellRect
  }

  let items: [Item]

  /// The hints that are always there.
  static let standing = [
    Hint(keys: "?", label: "keys", command: .help), Hint(keys: "q", label: "quit", command: .quit),
  ]
  /// What stands before them where there is room.
  static let panels = Hint(keys: "p", label: "panels", command: .panelMenu)

  /// Places the hints from the left as far as they fit, after the standing ones at the right.
  init(hints: [Hint], standing: [Hint] = Footer.standing, in line: CellRect) {
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

extension Footer {
  /// The hints of a situation, the most useful first.
  static func hints(for situation: Situation) -> [Hint] {
    switch situation {
    case .finger:
      [
        Hint(keys: "arrows", label: "move"),
        Hint(keys: "enter", label: "lift", command: .fingerLift),
        Hint(keys: "x", label: "flick", command: .fingerFlick),
        Hint(keys: "esc", label: "cancel", command: .fingerCancel),
        Hint(keys: "shift", label: "40 pt"),
      ]
    case .drag:
      [Hint(keys: "release", label: "let go"), Hint(keys: "esc", label: "cancel", command: .fingerCancel)]
    case .picking:
      [
        Hint(keys: "click", label: "select"),
        Hint(keys: "tab", label: "next layer", command: .selectLayer(next: 1)),
        Hint(keys: "esc", label: "tap again", command: .back),
      ] + scrubbing
    case .playing: [Hint(keys: "space", label: "pause", command: .playPause)] + tuning
    case .paused: [Hint(keys: "space", label: "play", command: .playPause)] + scrubbing + choosing
    case .atEnd:
      [
        Hint(keys: "enter", label: "next", command: .trigger),
        Hint(keys: "r", label: "replay", command: .replay),
      ] + scrubbing + choosing
    case .empty: choosing
    }
  }

  private static let scrubbing = [Hint(keys: "←→", label: "scrub", command: .step(frames: 1))]
  private static let choosing = [
    Hint(keys: "t", label: "transition", command: .nextTransition),
    Hint(keys: "f", label: "finger", command: .fingerDown),
    Hint(keys: "l", label: "loop", command: .loop),
    Hint(keys: "z", label: "zoom", command: .zoom),
  ]
  private static let tuning = [
    Hint(keys: "[", label: "slower", command: .slower),
    Hint(keys: "]", label: "faster", command: .faster),
    Hint(keys: "l", label: "loop", command: .loop),
    Hint(keys: "r", label: "replay", command: .replay),
    Hint(keys: "z", label: "zoom", command: .zoom),
  ]
}
