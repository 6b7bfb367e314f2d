import SegueModel
package import SegueStage

/// What the layers of a scene may write.
package struct SceneTexts: Sendable {
  /// Every text.
  package var strings: Set<String> = []
  /// Every style that a text may have.
  package var styles: Set<FontStyle> = [.regular]

  /// Creates the texts of nothing.
  package init() {}
}

extension Scene {
  /// Every text that a layer of the scene may show, and every style that it may be in.
  package var texts: SceneTexts {
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
    return found.result
  }
}

/// Collects the texts and styles that values set.
private struct TextSearch {
  private var texts: Set<String> = []
  private var weights: Set<FontStyle.Weight> = [.regular]
  private var slopes: Set<Bool> = [false]
  private var designs: Set<FontStyle.Design> = [.standard]

  /// What is set of a style may meet in any combination.
  var result: SceneTexts {
    var result = SceneTexts()
    result.strings = texts
    for weight in weights {
      for isItalic in slopes {
        for design in designs {
          result.styles.insert(FontStyle(weight: weight, isItalic: isItalic, design: design))
        }
      }
    }
    return result
  }

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
    for value in values {
      switch value.property {
      case .text: search(value.value)
      case .fontWeight, .fontDesign: searchStyle(value.value)
      // A condition is not followed: letters may slope, or not.
      case .fontItalic: slopes.insert(true)
      default: break
      }
    }
  }

  private mutating func search(_ expression: Expression) {
    if case .text(let text) = expression.node { texts.insert(text) }
    for child in expression.children { search(child) }
  }

  private mutating func searchStyle(_ expression: Expression) {
    if case .text(let word) = expression.node {
      if let weight = FontStyle.Weight(rawValue: word) { weights.insert(weight) }
      if let design = FontStyle.Design(rawValue: word) { designs.insert(design) }
    }
    for child in expression.children { searchStyle(child) }
  }
}
