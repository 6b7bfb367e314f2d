import SegueDocuments
import SegueModel

/// Which way back a screen has: that of how it is brought.
extension SceneValidator {
  /// Refuses a pop of a screen that is only presented, and a dismissal of one that is only pushed onto unpresented ones.
  mutating func checkWayBack(of transition: TransitionDefinition) {
    // What could not be read may have brought the screen otherwise.
    guard let screen = transition.from, !resolver.unread.isPartial else { return }
    let ways = ways(to: screen)
    guard let opener = ways.first else { return }
    switch transition.kind {
    case .pop:
      guard ways.allSatisfy({ $0.kind == .present }) else { return }
      report(
        Finding(
          "'\(screen)' is presented by '\(opener.name)', and only what is pushed can be popped",
          at: transition.kindSource,
          hint: "write 'kind: dismiss'"
        )
      )
    case .dismiss:
      guard !canBeWithinPresentation(screen) else { return }
      report(
        Finding(
          "'\(screen)' is pushed by '\(opener.name)', and only what is presented can be dismissed",
          at: transition.kindSource,
          hint: "write 'kind: pop'"
        )
      )
    case .push, .present, .rotate, .tab: return
    }
  }

  private func ways(to screen: String) -> [TransitionDefinition] { openers[screen] ?? [] }

  /// Whether a screen, or one below it on its navigation stack, is presented: dismissing a pushed one dismisses the
  /// whole stack.
  private func canBeWithinPresentation(_ screen: String) -> Bool {
    var visited: Set<String> = []
    var open = [screen]
    while let next = open.popLast() {
      guard visited.insert(next).inserted else { continue }
      for way in ways(to: next) {
        if way.kind == .present { return true }
        if let from = way.from { open.append(from) }
      }
    }
    return false
  }
}
