import SegueModel

extension Scene {
  /// The fewest pushes and presentations that lead from the first screen to another; empty where none do.
  func route(to screen: String) -> [TransitionDefinition] {
    var routes: [String: [TransitionDefinition]] = [start: []]
    var frontier = [start]
    while !frontier.isEmpty {
      var next: [String] = []
      for name in frontier {
        for transition in transitions where transition.from == name && transition.opens {
          guard let target = transition.to, routes[target] == nil else { continue }
          routes[target] = (routes[name] ?? []) + [transition]
          next.append(target)
        }
      }
      frontier = next
    }
    return routes[screen] ?? []
  }
}

extension TransitionDefinition {
  fileprivate var opens: Bool { kind == .push || kind == .present }
}
