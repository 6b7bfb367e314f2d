import SegueDocuments
import SegueModel

extension SceneValidator {
  mutating func check(_ gesture: GestureDefinition) {
    let screen = gesture.path.components.first ?? ""
    let context = PathContext.gesture(screen: screen)
    if let layers = check(gesture.path, in: context) { checkArbitration(of: gesture, on: layers) }
    for path in gesture.simultaneous where !isGesture(path) {
      guard let layers = check(path, in: context), layers.allSatisfy({ $0.scroll.isEmpty }) else { continue }
      report(
        Finding("'\(path)' does not scroll", at: path.source, hint: "name a scroll layer or another gesture")
      )
    }
    switch gesture.action {
    case .drives(let name):
      checkStart(name, of: gesture, screen)
      if let transition = scene.transition(named: name) { checkDriving(transition, gesture) }
    case .scrubs(let tracks):
      for track in tracks {
        for path in track.targets { check(path, in: context) }
        checkExpressions(of: track, in: context)
      }
    case .sets(let assignments):
      for assignment in assignments where isNamed(assignment, by: gesture) {
        check(assignment.path, in: context)
        check(assignment.values, in: context)
      }
      if let binding = gesture.cycle(setting: assignments) {
        report(
          Finding(
            "'\(binding.property.rawValue)' reads itself, on the way or at once",
            at: binding.value.source,
            hint: "'here' is the value when the gesture took hold"
          )
        )
      }
    }
    for assignment in (gesture.finish?.rest ?? []) + gesture.cancel.rest
    where isNamed(assignment, by: gesture) {
      check(assignment.path, in: context)
      check(assignment.values, in: context)
    }
    checkSprings(of: gesture)
    if let name = gesture.finish?.transition { checkStart(name, of: gesture, screen) }
    for value in gesture.expressions { check(value, in: context) }
  }

  /// Whether an assignment is the scene's: a sheet's own dimming view is none of the layers that a scene can name.
  private func isNamed(_ assignment: LayerAssignment, by gesture: GestureDefinition) -> Bool {
    !gesture.isSystem || assignment.path.role != .container
  }

  private func isGesture(_ path: LayerPath) -> Bool {
    let name = path.description
    return scene.gesture(named: name) != nil || resolver.unread.gestures.contains(name)
  }

  /// What of an interaction controller depends on the animator.
  private mutating func checkDriving(_ transition: TransitionDefinition, _ gesture: GestureDefinition) {
    guard gesture.timingCurve != nil, !transition.isInterruptible else { return }
    report(
      Finding(
        "'timing-curve' needs an interruptible animator, and '\(transition.name)' has none",
        at: gesture.source,
        hint: "say 'interruptible: true' there, or 'ease' here for the completion curve"
      )
    )
  }

  /// A scroll layer's own pan is recognized before a gesture on the same layer, and prevents it.
  private mutating func checkArbitration(of gesture: GestureDefinition, on layers: [LayerDefinition]) {
    guard let layer = layers.first(where: { !$0.scroll.isEmpty && $0.mayScroll }),
      !gesture.simultaneous.contains(where: { $0.components == gesture.path.components })
    else { return }
    let path = gesture.path.description
    let cure = "write 'with: \(path)' to have both"
    let axis = layer.scroll.contains(.x) ? "sideways" : "up and down"
    switch gesture.recognizer {
    case .pan(let direction?) where layer.scroll.contains(direction.axis),
      .edgePan(let direction) where layer.scroll.contains(direction.axis):
      report(
        Finding(
          "'\(path)' scrolls itself that way: its own pan is recognized first, and this one never begins",
          at: gesture.path.source,
          hint: cure
        )
      )
    case .pan(nil) where layer.scroll == [.x, .y]:
      report(
        Finding(
          "'\(path)' scrolls itself: its own pan is recognized first, and this one never begins",
          at: gesture.path.source,
          hint: cure
        )
      )
    case .pan(nil):
      let across = layer.scroll.contains(.x) ? "pan(up) or pan(down)" : "pan(left) or pan(right)"
      report(
        Finding(
          "'\(path)' scrolls itself \(axis): this pan begins only across that",
          at: gesture.path.source,
          hint: cure + ", or \(across) if that is meant",
          severity: .warning
        )
      )
    default: return
    }
  }

  /// A gesture starts transitions from its own screen.
  private mutating func checkStart(_ name: String, of gesture: GestureDefinition, _ screen: String) {
    guard let transition = scene.transition(named: name), let from = transition.from, from != screen,
      scene.screen(named: screen) != nil
    else { return }
    report(
      Finding(
        "gesture '\(gesture.name)' lies in '\(screen)', but '\(name)' leaves '\(from)'",
        at: gesture.source,
        hint: "a gesture starts transitions that leave its own screen"
      )
    )
  }
}

extension GestureDefinition.Direction {
  /// The axis that a finger goes along in the direction, or from that edge.
  fileprivate var axis: LayerDefinition.ScrollAxes {
    switch self {
    case .left, .right: .x
    case .up, .down: .y
    }
  }
}

extension LayerDefinition {
  /// Whether the scene lets it scroll as it is laid out.
  fileprivate var mayScroll: Bool {
    guard let scrolling = values.last(where: { $0.property == .scrolling }) else { return true }
    return scrolling.value.node == .boolean(true)
  }
}
