import SegueModel

/// The way through a scene's screens by its transitions.
enum Route {
  /// The fewest transitions that lead from the first screen to another; empty where there is no way.
  static func shortest(in scene: Scene, to goal: String) -> [String] {
    var routes: [String: [String]] = [scene.start: []]
    var frontier: [String] = [scene.start]
    while !frontier.isEmpty, routes[goal] == nil {
      var next: [String] = []
      for transition in scene.transitions {
        guard let from = transition.from, let to = transition.to, frontier.contains(from) else { continue }
        guard routes[to] == nil, let route = routes[from] else { continue }
        routes[to] = route + [transition.name]
        next.append(to)
      }
      frontier = next
    }
    return routes[goal] ?? []
  }
}
