package import SegueModel
package import SegueTransitions

/// The scene's own scripts, and gestures made to fit each of its recognizers.
package struct GestureLibrary {
  package let entries: [GestureEntry]

  /// Fits gestures to a scene as it is shown, trying out each of its recognizers a few times.
  package init(scene: Scene, options: Session.Options) {
    let own: [GestureEntry] = scene.scripts.map { GestureEntry($0) }
    let canned: [[GestureEntry]] = scene.gestures.map { gesture in
      guard let aim = GestureAim(at: gesture, in: scene, options: options) else { return [] }
      let group: String = "\(gesture.name) on \(aim.start.screen)\(aim.hint)"
      return CannedGestures(gesture, aim: aim, canCatch: Self.canCatch(gesture, in: scene, options)).all.map {
        let script = Script(steps: $0.steps, start: aim.start)
        return GestureEntry(.canned, group: group, name: $0.name, script: script)
      }
    }
    entries = own + canned.flatMap { $0 }
  }

  /// Whether the layer can be caught in flight after the gesture has let go of it.
  private static func canCatch(
    _ gesture: GestureDefinition,
    in scene: Scene,
    _ options: Session.Options
  ) -> Bool {
    if gesture.catches || options.allInterruptible { return true }
    guard case .drives(let name) = gesture.action else { return false }
    return scene.transition(named: name)?.isInterruptible ?? false
  }
}
