import SegueModel

/// Transitions that are asked for while one runs.
extension Session {
  /// A pop of the screen that a push or a pop is bringing waits for its end; everything else is refused.
  mutating func ask(for name: String) {
    guard let run, let asked = scene.transition(named: name) else { return }
    if asked.kind == .pop, asked.from == run.to.name, run.definition.kind != .present {
      guard !deferred.contains(name) else { return }
      deferred.append(name)
      return note(.complaint(.deferred, transition: name))
    }
    guard asked.from == run.from.name || asked.from == run.to.name else { return }
    guard self.run?.refused.insert(name).inserted == true else { return }
    note(.complaint(.refused, transition: name))
  }

  /// Starts the pop that has waited, if the transition before it came to its screen.
  mutating func beginDeferred() {
    let names = deferred
    deferred = []
    guard let name = names.first else { return }
    if let pop = availableTransitions.first(where: { $0.name == name }) { begin(pop, hit: nil) }
    guard run != nil else { return }
    for name in names.dropFirst() { ask(for: name) }
  }
}
