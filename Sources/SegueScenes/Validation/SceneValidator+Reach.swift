import SegueDocuments
import SegueModel

/// What nothing leads to: a slip where a hand, a script or a check leads to the rest.
extension SceneValidator {
  mutating func checkReach() {
    checkStarts()
    checkScreens()
  }

  /// Transitions that nothing starts, where a hand starts others.
  private mutating func checkStarts() {
    let byHand =
      scene.transitions.contains { $0.isTouched } || scene.gestures.contains { !$0.starts.isEmpty }
    guard byHand, scene.transitions.count > 1 else { return }
    var started = Set(scene.gestures.flatMap(\.starts))
    started.formUnion(scene.checks.compactMap(\.transition))
    for step in scene.scripts.flatMap(\.script.steps) {
      if case .trigger(let name, _) = step.action { started.insert(name) }
    }
    for transition in scene.transitions
    where !transition.isTouched && !started.contains(transition.name) && !startsByItself(transition) {
      report(
        Finding(
          "nothing starts '\(transition.name)'",
          at: transition.source,
          hint:
            "give it a 'tap', let a gesture drive it, or start it in a script: trigger \(transition.name)",
          severity: .warning
        )
      )
    }
  }

  /// A device turns by itself, a tab bar changes the tab, and a navigation bar's back button pops.
  private func startsByItself(_ transition: TransitionDefinition) -> Bool {
    switch transition.kind {
    case .rotate, .tab: true
    case .pop: transition.from.flatMap(scene.screen(named:))?.bar != nil
    case .push, .present, .dismiss: false
    }
  }

  /// Screens to which no way leads from where the scene, its scripts and its checks begin.
  private mutating func checkScreens() {
    guard scene.transitions.contains(where: { $0.kind != .rotate }) else { return }
    var reached: Set<String> = []
    reach(scene.start, &reached)
    for script in scene.scripts {
      if let start = script.script.startScreen(in: scene) { reach(start, &reached) }
    }
    for name in scene.checks.compactMap(\.transition) {
      if let from = scene.transition(named: name)?.from { reach(from, &reached) }
    }
    for screen in scene.screens where !reached.contains(screen.name) {
      report(
        Finding(
          "no transition leads to '\(screen.name)'",
          at: screen.root.source,
          hint: "a push or a presentation brings it, or a script begins there: start \(screen.name)",
          severity: .warning
        )
      )
      reach(screen.name, &reached)
    }
  }

  private func reach(_ screen: String, _ reached: inout Set<String>) {
    var open = [screen]
    while let next = open.popLast() {
      guard reached.insert(next).inserted else { continue }
      open += leads[next] ?? []
      if scene.screen(named: next)?.tab != nil { open += scene.tabs.map(\.name) }
    }
  }
}

extension GestureDefinition {
  /// The transitions that it drives or leads to.
  fileprivate var starts: [String] {
    var names = finish?.transition.map { [$0] } ?? []
    if case .drives(let name) = action { names.append(name) }
    return names
  }
}

extension TransitionDefinition {
  /// Whether a finger on a layer starts it.
  fileprivate var isTouched: Bool { tap != nil || hold != nil }
}
