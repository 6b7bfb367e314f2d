package import SegueTerminal

/// Key presses as written in the tables of actions.
extension KeyPress {
  package static func key(_ character: Character) -> KeyPress { KeyPress(.character(character)) }

  package static func key(_ key: Key) -> KeyPress { KeyPress(key) }

  package static func control(_ character: Character) -> KeyPress {
    KeyPress(.character(character), modifiers: .control)
  }

  package static func control(_ key: Key) -> KeyPress { KeyPress(key, modifiers: .control) }

  package static func shift(_ key: Key) -> KeyPress { KeyPress(key, modifiers: .shift) }

  package static func alt(_ key: Key) -> KeyPress { KeyPress(key, modifiers: .alt) }
}

/// Key presses in words, for the help and the footer.
extension KeyPress {
  /// Such as "space", "ctrl-s" or "shift ←".
  package var label: String { modifierLabel + keyLabel }

  private var modifierLabel: String {
    var names: [String] = []
    if modifiers.contains(.control) { names.append("ctrl") }
    if modifiers.contains(.alt) { names.append("alt") }
    if modifiers.contains(.shift) { names.append("shift") }
    guard !names.isEmpty else { return "" }
    return names.joined(separator: "-") + (key.isArrow ? " " : "-")
  }

  private var keyLabel: String {
    switch key {
    case .character(" "): "space"
    case .character(let character): String(character)
    case .enter: "enter"
    case .escape: "esc"
    case .tab: "tab"
    case .backspace: "backspace"
    case .delete: "delete"
    case .insert: "insert"
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .home: "home"
    case .end: "end"
    case .pageUp: "pgup"
    case .pageDown: "pgdn"
    case .function(let number): "f\(number)"
    }
  }

  /// Several keys together, naming their common modifiers once: "shift ← →", or "arrows" for all four.
  package static func label(of presses: [KeyPress]) -> String {
    guard let first = presses.first, presses.count > 1 else { return presses.first?.label ?? "" }
    guard presses.allSatisfy({ $0.modifiers == first.modifiers && $0.key.isArrow }) else {
      return presses.map(\.label).joined(separator: " ")
    }
    let keys: String =
      Set(presses.map(\.key)).count == 4 ? "arrows" : presses.map(\.keyLabel).joined(separator: " ")
    return first.modifierLabel + keys
  }
}

extension Key {
  package var isArrow: Bool {
    switch self {
    case .up, .down, .left, .right: true
    default: false
    }
  }
}
