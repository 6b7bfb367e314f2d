import SegueDocuments
import SegueScenes
import SegueTerminal

/// Key presses as written in a configuration: `space`, `ctrl-s`, `shift-left`, `P`.
extension KeyPress {
  /// Why a text does not name a key.
  struct NameError: Error, Hashable {
    var message: String
    var hint: String?
  }

  private static let named: [(name: String, key: Key)] = [
    ("space", .character(" ")), ("enter", .enter), ("esc", .escape), ("tab", .tab), ("backspace", .backspace),
    ("delete", .delete), ("insert", .insert), ("up", .up), ("down", .down), ("left", .left),
    ("right", .right),
    ("home", .home), ("end", .end), ("pgup", .pageUp), ("pgdn", .pageDown),
  ]

  private static let aliases: [String: String] = [
    "return": "enter", "escape": "esc", "del": "delete", "ins": "insert", "pageup": "pgup",
    "page-up": "pgup", "pagedown": "pgdn", "page-down": "pgdn", "spacebar": "space",
  ]

  /// Characters for which terminals send another key while Control is held.
  private static let shadowed: [Character: String] = [
    "i": "tab", "m": "enter", "j": "enter", "h": "backspace", "[": "esc",
  ]

  /// Parses the name of a key.
  init(named text: String) throws(NameError) {
    var rest: Substring = text[...]
    var modifiers: Modifiers = []
    while let (modifier, length) = Self.modifier(at: rest) {
      modifiers.insert(modifier)
      rest = rest.dropFirst(length)
    }
    self.init(try Self.key(String(rest), of: text), modifiers: modifiers)
    guard case .character(let character) = key else { return }
    if modifiers.contains(.control) {
      let lowered = Character(character.lowercased())
      if let other = Self.shadowed[lowered] {
        throw NameError(message: "'\(text)' cannot be told from \(other)", hint: "choose another key")
      }
      key = .character(lowered)
    }
    if modifiers.contains(.shift) {
      throw NameError(
        message: "'\(text)': a character has its shift in it",
        hint: "write the character that the keys type, such as P or \"?\""
      )
    }
  }

  /// The name that parses as this press.
  var name: String {
    var name = ""
    if modifiers.contains(.control) { name += "ctrl-" }
    if modifiers.contains(.alt) { name += "alt-" }
    if modifiers.contains(.shift) { name += "shift-" }
    if let known = Self.named.first(where: { $0.key == key })?.name { return name + known }
    switch key {
    case .character(let character): return name + String(character)
    case .function(let number): return name + "f\(number)"
    default: return name
    }
  }

  private static func modifier(at text: Substring) -> (Modifiers, Int)? {
    let all: [(String, Modifiers)] = [
      ("ctrl-", .control), ("control-", .control), ("alt-", .alt), ("option-", .alt), ("meta-", .alt),
      ("shift-", .shift),
    ]
    // A key must follow: `ctrl-` alone is none.
    guard let found = all.first(where: { text.lowercased().hasPrefix($0.0) && text.count > $0.0.count })
    else {
      return nil
    }
    return (found.1, found.0.count)
  }

  private static func key(_ name: String, of text: String) throws(NameError) -> Key {
    if name.count == 1, let character = name.first { return .character(character) }
    let lowered: String = aliases[name.lowercased()] ?? name.lowercased()
    if let key = named.first(where: { $0.name == lowered })?.key { return key }
    if lowered.hasPrefix("f"), let number = Int(lowered.dropFirst()), (1...24).contains(number) {
      return .function(number)
    }
    throw NameError(
      message: "unknown key '\(text)'",
      hint: Suggestions.forScenes.hint(for: lowered, among: named.map(\.name) + ["f1"], listing: "keys")
    )
  }
}
