import SegueModel

extension Scene {
  /// Every text that a layer of the scene may show.
  package var texts: Set<String> {
    var found = TextSearch()
    for screen in screens { found.search(screen.root) }
    for transition in transitions {
      found.search(transition.body)
      if let body = transition.reduceMotion { found.search(body) }
    }
    for gesture in gestures {
      if case .sets(let assignments) = gesture.action { found.search(assignments) }
      if let finish = gesture.finish { found.search(finish.rest) }
      found.search(gesture.cancel.rest)
    }
    let titles = screens.compactMap { $0.bar }
    for title in titles {
      for back in titles + [NavigationBar.plainBack] {
        found.search(NavigationBar.item(title: title, back: back))
      }
    }
    if !tabs.isEmpty { found.search(TabBar.bar(of: screens)) }
    return found.texts
  }
}

/// Collects the texts that values set.
private struct TextSearch {
  var texts: Set<String> = []

  mutating func search(_ layer: LayerDefinition) {
    search(layer.values)
    if let grid = layer.grid {
      search(grid.values)
      for layer in grid.layers { search(layer) }
    }
    for layer in layer.mask + layer.layers { search(layer) }
  }

  mutating func search(_ body: TransitionBody) {
    for addition in body.additions { search(addition.layer) }
    search(body.during + body.before + body.after)
    for change in (body.tracks + body.alongside).flatMap({ $0.changes }) where change.property == .text {
      for keyframe in change.keyframes { search(keyframe.value) }
    }
  }

  mutating func search(_ assignments: [LayerAssignment]) {
    for assignment in assignments { search(assignment.values) }
  }

  private mutating func search(_ values: [PropertyBinding]) {
    for value in values where value.property == .text { search(value.value) }
  }

  private mutating func search(_ expression: Expression) {
    if case .text(let text) = expression.node { texts.insert(text) }
    for child in expression.children { search(child) }
  }
}
