import SegueTerminal

/// The keys in words, for the help overlay.
package enum KeyGuide {
  /// A group of related keys.
  package struct Section: Hashable, Sendable {
    package var title: String
    package var entries: [Entry]

    package init(title: String, entries: [Entry]) {
      self.title = title
      self.entries = entries
    }
  }

  /// A key and what it does.
  package struct Entry: Hashable, Sendable {
    package var keys: String
    package var meaning: String

    package init(keys: String, meaning: String) {
      self.keys = keys
      self.meaning = meaning
    }
  }

  /// The sections that apply in any of these contexts.
  package static func sections<Meaning>(of keys: KeyBindings<Meaning>, in contexts: Set<Meaning.Context>)
    -> [Section]
  {
    keys.sections.compactMap { section($0, in: contexts) }
  }

  /// The section's keys that apply in any of these contexts; nil if none do.
  package static func section<Meaning>(
    _ section: KeySection<Meaning>,
    in contexts: Set<Meaning.Context>
  ) -> Section? {
    let actions: [KeyAction<Meaning>] = section.actions.filter { !contexts.isDisjoint(with: $0.contexts) }
    let isMeant: Bool = !actions.isEmpty || section.actions.isEmpty && contexts.contains(.main)
    let entries: [Entry] = (isMeant ? section.gestures : []) + Self.entries(of: actions)
    return entries.isEmpty ? nil : Section(title: section.title, entries: entries)
  }

  /// One line per action that has a key; neighbours with the same text share one.
  private static func entries<Meaning>(of actions: [KeyAction<Meaning>]) -> [Entry] {
    var lines: [(meaning: String, keys: [[KeyPress]])] = []
    for action in actions where !action.keys.isEmpty {
      let meaning: String = action.help ?? action.title
      if lines.last?.meaning == meaning {
        lines[lines.count - 1].keys.append(action.keys)
      } else {
        lines.append((meaning, [action.keys]))
      }
    }
    return lines.map { Entry(keys: label(of: $0.keys), meaning: $0.meaning) }
  }

  /// The first keys of all actions, then as many second ones as there is room for: "← → , .".
  private static func label(of keys: [[KeyPress]]) -> String {
    let depth: Int = keys.map(\.count).max() ?? 0
    var label = ""
    for rank in 0..<depth {
      let more: String = KeyPress.label(of: keys.filter { $0.count > rank }.map { $0[rank] })
      guard rank == 0 || TextFit.width(of: label) + TextFit.width(of: more) + 2 <= HelpOverlay.keyColumns
      else {
        break
      }
      label += (rank == 0 ? "" : " ") + more
    }
    return label
  }
}
