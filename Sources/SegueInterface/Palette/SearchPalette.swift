import SegueCells
package import SegueTerminal

/// A list of everything the user can do, filtered by typing.
package struct SearchPalette<Meaning: KeyMeaning>: Hashable, Sendable {
  /// The outcome of an input.
  package enum Outcome: Hashable, Sendable {
    case stays, closes
    case runs(Meaning)
  }

  /// An entry that matches the typed text.
  package struct Line: Hashable, Sendable {
    package var entry: PaletteItem<Meaning>
    /// The indices of the title's matching characters.
    package var places: [Int]

    package init(entry: PaletteItem<Meaning>, places: [Int]) {
      self.entry = entry
      self.places = places
    }
  }

  private static var longestQuery: Int { 60 }

  private let entries: [PaletteItem<Meaning>]
  package private(set) var typed = ""
  /// The matching entries, best first.
  package private(set) var lines: [Line]
  package private(set) var selection = 0
  /// Lines scrolled away at the top.
  package private(set) var top = 0

  package init(_ entries: [PaletteItem<Meaning>]) {
    self.entries = entries
    lines = entries.map { Line(entry: $0, places: []) }
  }

  /// Handles one input, on a screen of this size.
  package mutating func handle(_ event: InputEvent, layout: PaletteLayout) -> Outcome {
    defer { follow(rows: layout.list.rows) }
    switch event {
    case .key(let press): return type(press, rows: layout.list.rows)
    case .mouse(let mouse): return point(mouse, layout: layout)
    case .paste(let text): filter(typed + text.filter { !$0.isNewline })
    default: break
    }
    return .stays
  }

  private mutating func type(_ press: KeyPress, rows: Int) -> Outcome {
    if press.modifiers.contains(.control) { return typeControl(press.key) }
    switch press.key {
    case .escape: return .closes
    case .enter: return run(selection)
    case .up: select(selection - 1)
    case .down: select(selection + 1)
    case .tab: select(selection + (press.modifiers.contains(.shift) ? -1 : 1))
    case .pageUp: select(selection - rows)
    case .pageDown: select(selection + rows)
    case .home: select(0)
    case .end: select(lines.count - 1)
    case .backspace:
      if typed.isEmpty { return .closes }
      filter(String(typed.dropLast()))
    case .character(let character): filter(typed + String(character))
    default: break
    }
    return .stays
  }

  /// The keys that move and erase in a shell do the same here.
  private mutating func typeControl(_ key: Key) -> Outcome {
    switch key {
    case .character("c"): return .closes
    case .character("n"): select(selection + 1)
    case .character("p"): select(selection - 1)
    case .character("u"): filter("")
    case .character("w"): filter(String(typed.reversed().drop { $0 == " " }.drop { $0 != " " }.reversed()))
    default: break
    }
    return .stays
  }

  private mutating func point(_ mouse: MouseEvent, layout: PaletteLayout) -> Outcome {
    switch mouse.kind {
    case .wheelUp: select(selection - 1)
    case .wheelDown: select(selection + 1)
    case .press:
      guard layout.box.contains(column: mouse.column, row: mouse.row) else { return .closes }
      guard mouse.button == .left, layout.list.contains(column: mouse.column, row: mouse.row) else { break }
      return run(top + mouse.row - layout.list.row)
    case .move:
      if layout.list.contains(column: mouse.column, row: mouse.row) {
        select(top + mouse.row - layout.list.row)
      }
    default: break
    }
    return .stays
  }

  private func run(_ index: Int) -> Outcome {
    lines.indices.contains(index) ? .runs(lines[index].entry.command) : .stays
  }

  private mutating func select(_ index: Int) { selection = min(max(index, 0), max(lines.count - 1, 0)) }

  /// The score of an exact match, above any other.
  private static var exact: Int { 1 << 24 }

  /// Filters the list: exact matches come first, then matching titles, then matching sections.
  private mutating func filter(_ text: String) {
    typed = String(text.prefix(Self.longestQuery))
    selection = 0
    top = 0
    guard !typed.allSatisfy({ $0 == " " }) else {
      lines = entries.map { Line(entry: $0, places: []) }
      return
    }
    var found: [(line: Line, score: Int)] = []
    for entry in entries {
      if let match = FuzzyMatch(typed, in: entry.title) {
        let isName: Bool = [entry.name, entry.title].contains { $0?.lowercased() == typed.lowercased() }
        found.append((Line(entry: entry, places: match.places), match.score + (isName ? Self.exact : 0)))
      } else if let match = FuzzyMatch(typed, in: "\(entry.section) \(entry.title)") {
        found.append((Line(entry: entry, places: []), match.score / 2))
      }
    }
    // A stable order: equally good matches stay in the order of the list.
    let order: [Int] = found.indices.sorted { (found[$1].score, $0) < (found[$0].score, $1) }
    lines = order.map { found[$0].line }
  }

  private mutating func follow(rows: Int) {
    top = min(max(top, selection - max(rows, 1) + 1), selection)
  }
}

/// A line of the palette: something the user can do, with its name and key.
package struct PaletteItem<Meaning: KeyMeaning>: Hashable, Sendable {
  package var title: String
  /// The name of the thing itself if the title says more, such as `hide` in `Run hide`.
  package var name: String?
  /// The section it belongs to.
  package var section: String
  /// The key that does the same.
  package var keys: String
  package var command: Meaning

  package init(title: String, name: String? = nil, section: String, keys: String, command: Meaning) {
    self.title = title
    self.name = name
    self.section = section
    self.keys = keys
    self.command = command
  }
}

extension KeyBindings {
  /// All actions that apply in any of these contexts, except the one that opens the palette.
  package func paletteEntries(in contexts: Set<Context>, except opening: Meaning) -> [PaletteItem<Meaning>] {
    sections.flatMap { section in
      section.actions.filter { $0.command != opening && !contexts.isDisjoint(with: $0.contexts) }.map {
        PaletteItem(
          title: $0.title,
          section: section.title,
          keys: $0.keys.first?.label ?? "",
          command: $0.command
        )
      }
    }
  }
}
