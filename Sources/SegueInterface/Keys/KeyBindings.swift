package import SegueTerminal

/// Maps keys to commands; a key may mean something else while a finger is down or a panel has the focus.
package struct KeyBindings<Meaning: KeyMeaning>: Hashable, Sendable {
  /// Where keys apply.
  package typealias Context = Meaning.Context

  /// All actions with their keys in this map.
  package let sections: [KeySection<Meaning>]
  private let commands: [Context: [KeyPress: Meaning]]
  /// The keys of each command's first action.
  private let presses: [Meaning: [KeyPress]]

  /// Takes the actions' own keys, and others for the actions with these ids; those keys are taken away from the
  /// actions that have them otherwise.
  package init(_ sections: [KeySection<Meaning>], keys: [String: [KeyPress]] = [:]) {
    var sections: [KeySection<Meaning>] = sections
    var commands: [Context: [KeyPress: Meaning]] = [:]
    let taken: [Context: Set<KeyPress>] = Self.taken(by: keys, in: sections)
    for section in sections.indices {
      for index in sections[section].actions.indices {
        let action: KeyAction<Meaning> = sections[section].actions[index]
        let presses: [KeyPress] =
          keys[action.id]
          ?? action.keys.filter { press in
            !action.contexts.contains { taken[$0]?.contains(press) == true }
          }
        sections[section].actions[index].keys = presses
        for context in action.contexts {
          for press in presses { commands[context, default: [:]][press] = action.command }
        }
      }
    }
    self.sections = sections
    self.commands = commands
    presses = Dictionary(
      sections.flatMap(\.actions).map { ($0.command, $0.keys) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  private static func taken(
    by keys: [String: [KeyPress]],
    in sections: [KeySection<Meaning>]
  ) -> [Context: Set<KeyPress>] {
    var taken: [Context: Set<KeyPress>] = [:]
    for action in sections.flatMap(\.actions) {
      guard let presses = keys[action.id] else { continue }
      for context in action.contexts { taken[context, default: []].formUnion(presses) }
    }
    return taken
  }

  /// The command for a key press, or nil.
  ///
  /// A key without a meaning in combination with its modifiers is tried without Shift, then without Control.
  package func command(for press: KeyPress, in context: Context) -> Meaning? {
    if let command = exactly(press, in: context) { return command }
    return context.fallback.flatMap { command(for: press, in: $0) }
  }

  /// The command in exactly this context, without falling back to another.
  package func exactly(_ press: KeyPress, in context: Context) -> Meaning? {
    guard let table = commands[context] else { return nil }
    return press.readings.lazy.compactMap { table[$0] }.first
  }

  /// The keys of a command.
  package func keys(for command: Meaning) -> [KeyPress] { presses[command] ?? [] }
}

extension KeyPress {
  /// The possible readings of a press, the literal one first.
  fileprivate var readings: [KeyPress] {
    if case .character = key {
      // Shift is already part of the character.
      return [KeyPress(key, modifiers: modifiers.subtracting(.shift))]
    }
    return [
      self,
      KeyPress(key, modifiers: modifiers.subtracting(.shift)),
      KeyPress(key, modifiers: modifiers.subtracting(.control)),
      KeyPress(key, modifiers: modifiers.subtracting([.shift, .control])),
    ]
  }
}
