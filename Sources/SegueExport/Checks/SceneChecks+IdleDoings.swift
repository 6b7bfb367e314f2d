import SegueDocuments
import SegueGeometry
import SegueModel
import SegueScenes
import SegueTransitions

/// What scripts do in vain.
extension SceneChecks {
  /// Warnings about taps, scrolls and triggers that had no effect.
  static func idleDoings(in file: SceneFile, size: Int, _ budget: inout CheckBudget) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for (index, named) in file.scene.scripts.enumerated() {
      let places = named.script.steps.compactMap(\.action.target)
      guard !places.isEmpty else { continue }
      budget.spend(size)
      if !budget.isSpent { found += idleDoings(of: named.script, at: places, in: file, &budget) }
      guard !budget.isSpent, found.count < mostFindings else {
        let rest = file.scene.scripts.count - index - 1
        let others = rest > 0 ? ", nor in the \(rest) scripts after it" : ""
        let message = "what has no effect in script \(named.name) is not looked for to its end\(others): "
        found.append(
          file.warning(message + "the scene's scripts take too much work, or find too much", at: named.source)
        )
        return found
      }
    }
    return found
  }

  private static func idleDoings(
    of script: Script,
    at places: [SourceRange],
    in file: SceneFile,
    _ budget: inout CheckBudget
  ) -> [Diagnostic] {
    guard let run = try? SceneRun(scene: file.scene, course: .script(script, of: nil)) else { return [] }
    return zip(run.idleDoings(&budget), places).compactMap { cause, place in cause.map { ($0, place) } }
      .prefix(mostFindings).map { cause, place in
        var warning = file.warning(cause.message, at: place)
        warning.hint = cause.hint
        return warning
      }
  }
}

extension Script.Action {
  /// The place where an action of a script names its target, if it names one.
  fileprivate var target: SourceRange? {
    switch self {
    case .tap(let path), .scroll(let path, _): path.source
    case .trigger(_, let source): source
    default: nil
    }
  }
}

extension IdleDoing {
  fileprivate var message: String {
    switch self {
    case .beginsNothing: "this begins nothing: the transition does not leave the screen that is shown"
    case .hitsNothing: "this tap does nothing: nothing on the screen that is shown waits for it there"
    case .scrollsNothing: "this scrolls nothing: the content is at its end, or its screen is not shown"
    case .isRefused: "this tap does nothing: no touch is taken while a transition runs"
    }
  }

  fileprivate var hint: String {
    switch self {
    case .beginsNothing:
      "a transition begins from its own 'from', and a way back needs what it leads to below"
    case .hitsNothing: "a transition's 'tap', or a gesture that recognizes a tap, says what waits for one"
    case .scrollsNothing: "a content as large as its layer has nowhere to go"
    case .isRefused: "the tap comes after its end, or is a 'press' that catches it"
    }
  }
}
