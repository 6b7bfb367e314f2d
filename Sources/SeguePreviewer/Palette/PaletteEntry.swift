/// A line of the palette: what can be asked for, under what name, by which key.
struct PaletteEntry: Hashable, Sendable {
  var title: String
  /// What the thing itself is called, where the title says more: `hide` of `Run hide`.
  var name: String?
  /// Where it belongs.
  var section: String
  /// The key it has besides.
  var keys: String
  var command: Command
}

extension KeyMap {
  /// All actions that have a meaning in one of these contexts, but for the palette itself.
  func paletteEntries(in contexts: Set<Action.Context>) -> [PaletteEntry] {
    sections.flatMap { section in
      section.actions.filter { $0.command != .palette && !contexts.isDisjoint(with: $0.contexts) }.map {
        PaletteEntry(
          title: $0.title,
          section: section.title,
          keys: $0.keys.first?.label ?? "",
          command: $0.command
        )
      }
    }
  }
}
