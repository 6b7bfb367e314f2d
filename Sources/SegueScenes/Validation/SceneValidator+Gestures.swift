import SegueModel

extension SceneValidator {
  mutating func check(_ gesture: GestureDefinition) {
    check(gesture.path, in: .gesture)
    for path in gesture.simultaneous where scene.gesture(named: path.description) == nil {
      guard let layers = check(path, in: .gesture), layers.allSatisfy({ $0.scroll.isEmpty }) else { continue }
      report(
        Finding("'\(path)' does not scroll", at: path.source, hint: "name a scroll layer or another gesture")
      )
    }
    let screen = gesture.path.components.first ?? ""
    switch gesture.action {
    case .drives(let name):
      checkStart(name, of: gesture, screen)
      if let transition = scene.transition(named: name) { checkDriving(transition, gesture) }
    case .scrubs(let tracks):
      for track in tracks {
        for path in track.targets { check(path, in: .gesture) }
        for change in track.changes {
          for frame in change.keyframes { check(frame.value, in: .gesture) }
        }
      }
    case .sets(let assignments):
      for assignment in assignments {
        check(assignment.path, in: .gesture)
        check(assignment.values, in: .gesture)
      }
    }
    for assignment in gesture.finish?.rest ?? [] {
      check(assignment.path, in: .gesture)
      check(assignment.values, in: .gesture)
    }
    if let name = gesture.finish?.transition { checkStart(name, of: gesture, screen) }
    let values = [
      gesture.begin, gesture.condition, gesture.progress, gesture.speed, gesture.finish?.condition,
    ]
    for value in values.compactMap({ $0 }) + gesture.locals.map(\.value) { check(value, in: .gesture) }
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
