import SegueTerminal

/// The keys in words, for the help overlay.
enum KeyGuide {
  /// A group of related keys.
  struct Section: Hashable, Sendable {
    var title: String
    var entries: [Entry]
  }

  /// A key and what it does.
  struct Entry: Hashable, Sendable {
    var keys: String
    var meaning: String
  }

  /// The sections that apply in any of these contexts.
  static func sections(of keys: KeyMap, in contexts: Set<Action.Context>) -> [Section] {
    keys.sections.compactMap { section($0, in: contexts) }
  }

  /// The keys of the panel with the focus, the previewer's, and those that the other panels have when
  /// focused.
  static func sections(of keys: KeyMap, focus: String?) -> [Section] {
    func own(_ section: ActionSection, title: String) -> Section? {
      let panel: Action.Context = .panel(section.panel ?? "")
      guard var own = self.section(section, in: [panel, .preview]) else { return nil }
      own.title = title
      return own
    }
    let focused: [Section] = keys.sections.filter { $0.panel != nil && $0.panel == focus }.compactMap {
      own($0, title: "\($0.panel ?? "") has the keys")
    }
    let general: [Section] = keys.sections.filter { $0.panel == nil }.compactMap {
      section($0, in: [.preview, .finger])
    }
    let others: [Section] = keys.sections.filter { $0.panel != nil && $0.panel != focus }.compactMap {
      own($0, title: $0.title)
    }
    return focused + general + others
  }

  private static func section(_ section: ActionSection, in contexts: Set<Action.Context>) -> Section? {
    let actions: [Action] = section.actions.filter { !contexts.isDisjoint(with: $0.contexts) }
    let isMeant: Bool = !actions.isEmpty || section.actions.isEmpty && contexts.contains(.preview)
    let entries: [Entry] = (isMeant ? section.gestures : []) + Self.entries(of: actions)
    return entries.isEmpty ? nil : Section(title: section.title, entries: entries)
  }

  /// One line per action that has a key; neighbours with the same text share one.
  private static func entries(of actions: [Action]) -> [Entry] {
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
