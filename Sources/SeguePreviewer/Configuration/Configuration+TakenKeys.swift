import SegueTerminal

extension Configuration {
  /// What is not wrong, but may not be meant: each key that an action takes from another, in the order of the help.
  public var takenKeys: [String] {
    var lines: [String] = []
    for loser in ActionRegistry.all where keys[loser.id] == nil {
      for press in loser.keys {
        guard let taker = taker(of: press, from: loser) else { continue }
        let left: [KeyPress] = loser.keys.filter { self.taker(of: $0, from: loser) == nil }
        let rest: String =
          left.isEmpty ? "has no key now" : "keeps \(left.map { "'\($0.name)'" }.joined(separator: ", "))"
        lines.append("'\(press.name)' is the key of '\(taker)' now: '\(loser.id)' \(rest)")
      }
    }
    return lines
  }

  /// The action that has a key of another's where both are meant.
  private func taker(of press: KeyPress, from loser: Action) -> String? {
    ActionRegistry.all.first { action in
      keys[action.id]?.contains(press) == true && !Set(action.contexts).isDisjoint(with: loser.contexts)
    }?.id
  }
}
