import SegueDocuments
import SegueModel
import SegueStage

/// What is written well and can have no effect, as only the whole scene can tell.
extension SceneValidator {
  mutating func checkEffects() {
    checkTaps()
    for screen in scene.screens {
      checkBar(of: screen)
      checkPlace(of: screen)
      checkContents(of: screen.root)
    }
    for addition in scene.transitions.flatMap(\.body.additions) {
      checkContents(of: addition.layer)
    }
    scene.forEachAssignment { checkContents($0, in: $1) }
    checkFollowing()
    checkMaskModes()
  }

  // MARK: Taps

  /// Of two transitions that one touch would start the first that is available starts.
  private mutating func checkTaps() {
    checkTouches("tap", \.tap)
    checkTouches("hold", \.hold)
  }

  private mutating func checkTouches(_ name: String, _ path: KeyPath<TransitionDefinition, LayerPath?>) {
    var earlier: [[String]: [TransitionDefinition]] = [:]
    for transition in scene.transitions {
      guard let touched = transition[keyPath: path], let from = transition.from else { continue }
      let same = earlier[[from] + touched.components]?.first { one in
        one.isAlwaysAvailable || (one.kind == transition.kind && one.to == transition.to)
      }
      guard let first = same else {
        earlier[[from] + touched.components, default: []].append(transition)
        continue
      }
      report(
        Finding(
          "this \(name) starts '\(first.name)', and never '\(transition.name)'",
          at: touched.source,
          hint: "let another layer's \(name) start it"
        )
      )
    }
  }

  // MARK: Screens

  /// `SCREEN/bar` is the screen's item in the navigation bar.
  private mutating func checkBar(of screen: ScreenDefinition) {
    guard screen.bar != nil, let layer = screen.root.layers.first(where: { $0.name == "bar" }) else { return }
    report(
      Finding(
        "no path leads to this layer: '\(screen.name)/bar' is the screen's item in the navigation bar",
        at: layer.source,
        hint: "give the layer another name"
      )
    )
  }

  /// The presentation controller's frame is the view's.
  private mutating func checkPlace(of screen: ScreenDefinition) {
    guard !resolver.unread.isPartial, scene.start != screen.name else { return }
    let ways = openers[screen.name] ?? []
    guard let way = ways.first, ways.allSatisfy(\.givesFrame) else { return }
    for binding in screen.root.values where binding.property.isPlace {
      report(
        Finding(
          "'\(binding.property.rawValue)' has no effect: the presentation of '\(way.name)' gives the view its frame",
          at: binding.value.source,
          hint: "write 'presentation: {style: custom, frame: [x, y, width, height]}' there"
        )
      )
    }
  }

  // MARK: Contents

  /// How contents are shown that a layer has not, and that nothing gives it.
  private mutating func checkContents(of layer: LayerDefinition) {
    let own = Set(layer.values.map(\.property))
    if !resolver.unread.incompleteLayers.contains(layer.source) {
      for binding in layer.values {
        guard let need = binding.property.need(of: layer), !own.contains(need), !assigned.contains(need)
        else {
          continue
        }
        report(
          Finding(
            "'\(binding.property.key)' has no effect on a layer without '\(need.rawValue)'",
            at: binding.value.source,
            hint: "give the layer \(need == .image ? "an" : "a") '\(need.rawValue)', or leave it out"
          )
        )
      }
      if own.contains(.scrolling), layer.scroll.isEmpty,
        let scrolling = layer.values.first(where: { $0.property == .scrolling })
      {
        report(
          Finding(
            "'scrolling' has no effect on a layer that does not scroll",
            at: scrolling.value.source,
            hint: "give the layer 'scroll: y', or leave it out"
          )
        )
      }
      checkDoublePlaces(of: layer)
      checkSlope(of: layer)
    }
    for child in layer.layers + layer.mask { checkContents(of: child) }
  }

  /// The same of values that a transition or a gesture gives layers.
  private mutating func checkContents(_ assignment: LayerAssignment, in context: PathContext) {
    guard let layers = try? resolver.layers(at: assignment.path, in: context), !layers.isEmpty,
      !layers.contains(where: { resolver.unread.incompleteLayers.contains($0.source) })
    else { return }
    for binding in assignment.values {
      let needs = layers.map { binding.property.need(of: $0) }
      if let need = needs.first ?? nil, needs.allSatisfy({ $0 == need }), !assigned.contains(need),
        !layers.contains(where: { $0.values.contains { $0.property == need } })
      {
        report(
          Finding(
            "'\(binding.property.key)' has no effect on a layer without '\(need.rawValue)'",
            at: binding.value.source,
            hint: "give the layer \(need == .image ? "an" : "a") '\(need.rawValue)', or leave it out"
          )
        )
      }
      guard binding.property == .scrolling, layers.allSatisfy(\.scroll.isEmpty) else { continue }
      report(
        Finding(
          "'scrolling' has no effect on a layer that does not scroll",
          at: binding.value.source,
          hint: "give the layer 'scroll: y', or leave it out"
        )
      )
    }
  }

  /// `x` next to a property that sets the same number.
  private mutating func checkDoublePlaces(of layer: LayerDefinition) {
    let own = Set(layer.values.map(\.property))
    for binding in layer.values {
      guard let other = binding.property.sameNumbers.first(where: own.contains) else { continue }
      report(
        Finding(
          "'\(binding.property.rawValue)' beside '\(other.rawValue)', which places the layer as well",
          at: binding.value.source,
          hint: "write one of them",
          severity: other == .frame ? .warning : .error
        )
      )
    }
  }
}

extension SceneValidator {
  /// San Francisco Rounded has no sloping letters.
  private mutating func checkSlope(of layer: LayerDefinition) {
    guard let slope = layer.values.last(where: { $0.property == .fontItalic })?.value,
      case .boolean(true) = slope.node,
      let design = layer.values.last(where: { $0.property == .fontDesign })?.value,
      case .text(FontStyle.Design.rounded.rawValue) = design.node
    else { return }
    report(
      Finding(
        "rounded letters do not slope: San Francisco Rounded has no italic",
        at: slope.source,
        hint: "leave out 'italic', or 'rounded'"
      )
    )
  }
}

extension Scene {
  /// What transitions and gestures set of any layer; on demand without what they only read from another one.
  func assignedProperties(exceptRead: Bool = false) -> Set<PropertyName> {
    var result: Set<PropertyName> = []
    forEachAssignment { assignment, _ in
      for binding in assignment.values {
        if exceptRead, case .property = binding.value.node { continue }
        result.insert(binding.property)
      }
    }
    return result
  }

  /// Calls `body` with the values that transitions and gestures set on layers, and their places.
  func forEachAssignment(_ body: (LayerAssignment, PathContext) -> Void) {
    for transition in transitions {
      for part in [transition.body, transition.reduceMotion].compactMap({ $0 }) {
        for assignment in part.during + part.before + part.after {
          body(assignment, .transition(transition, part))
        }
      }
    }
    for gesture in gestures {
      var assignments = (gesture.finish?.rest ?? []) + gesture.cancel.rest
      if case .sets(let values) = gesture.action { assignments += values }
      for assignment in assignments {
        body(assignment, .gesture(screen: gesture.path.components.first ?? ""))
      }
    }
  }
}

extension TransitionDefinition {
  /// Whether it can run whenever its screen is on top: a way back needs somewhere to go.
  var isAlwaysAvailable: Bool { kind == .push || kind == .present }

  /// Whether its presentation controller gives the presented view a frame.
  fileprivate var givesFrame: Bool {
    kind == .present && (presentation?.frame != nil || presentation?.style == .pageSheet)
  }
}

extension PropertyName {
  /// The property without which this one has no visible effect; nil if it needs none.
  fileprivate func need(of layer: LayerDefinition) -> PropertyName? {
    switch self {
    case .fit: layer.copy == nil ? .image : nil
    case .align, .fontWeight, .fontItalic, .fontDesign: .text
    case .rule, .strokeWidth, .strokeCap, .strokeJoin: .path
    default: nil
    }
  }

  /// As it is written in a layer.
  fileprivate var key: String { self == .strokeWidth ? "stroke" : rawValue }

  /// The properties that set the same number as this one.
  fileprivate var sameNumbers: [PropertyName] {
    switch self {
    case .x: [.frame, .centerX, .center, .positionX, .position]
    case .y: [.frame, .centerY, .center, .positionY, .position]
    default: []
    }
  }
}
