import SegueModel

extension SceneValidator {
  mutating func check(_ gesture: GestureDefinition) {
    let screen = gesture.path.components.first ?? ""
    let context = PathContext.gesture(screen: screen)
    check(gesture.path, in: context)
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
      for assignment in assignments {
        check(assignment.path, in: context)
        check(assignment.values, in: context)
      }
    }
    for assignment in gesture.finish?.rest ?? [] {
      check(assignment.path, in: context)
      check(assignment.values, in: context)
    }
    if let name = gesture.finish?.transition { checkStart(name, of: gesture, screen) }
    for value in gesture.expressions { check(value, in: context) }
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
