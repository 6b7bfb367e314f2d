import SegueDocuments
import SegueGeometry
import SegueModel

/// The window's tab bar controller: its tabs, and the changes from one to another.
extension SceneValidator {
  mutating func checkTabs() {
    let tabs = scene.tabs
    // What could not be read may have a tab, or bring a screen.
    guard !resolver.unread.isPartial else { return }
    if let first = tabs.first, let tab = first.tab, scene.screen(named: scene.start)?.tab == nil {
      report(
        Finding(
          "'\(scene.start)' is shown first and has no tab: nothing shows the tab bar",
          at: tab.source,
          hint:
            "the tab bar controller is the window's root: 'start: \(first.name)', or give that screen a 'tab'"
        )
      )
    }
    for screen in tabs where screen.root.layers.contains(where: { $0.name == TabBar.itemName }) {
      report(
        Finding(
          "no path leads to this layer: '\(screen.name)/tab' is the screen's item in the tab bar",
          at: screen.root.layers.first { $0.name == TabBar.itemName }?.source ?? .none,
          hint: "give the layer another name"
        )
      )
    }
    for transition in scene.transitions { checkTab(transition) }
  }

  private mutating func checkTab(_ transition: TransitionDefinition) {
    switch transition.kind {
    case .push, .present:
      guard let to = transition.to, isTab(to) else { return }
      report(
        Finding(
          "'\(to)' is a tab, and a \(transition.kind.rawValue) brings a new screen",
          at: transition.kindSource,
          hint: "write 'kind: tab', or take the 'tab' from the screen"
        )
      )
    case .pop, .dismiss:
      guard let from = transition.from, isTab(from) else { return }
      report(
        Finding(
          "'\(from)' is a tab: nothing has brought it, and nothing takes it away",
          at: transition.kindSource,
          hint: "write 'kind: tab' to go to another one"
        )
      )
    case .tab: checkChange(transition)
    case .rotate: return
    }
  }

  private mutating func checkChange(_ transition: TransitionDefinition) {
    guard !scene.tabs.isEmpty else {
      return report(
        Finding(
          "no screen has a tab",
          at: transition.kindSource,
          hint: "give each screen of the tab bar one: 'tab: Home', or 'tab: {title: Home, icon: \"M…\"}'"
        )
      )
    }
    if let lonely = lonely(transition) { return report(lonely) }
    if let from = transition.from, from == transition.to {
      return report(
        Finding("'\(from)' is on both ends", at: transition.kindSource, hint: "a tab changes to another one")
      )
    }
    for screen in [transition.from, transition.to].compactMap({ $0 }) where !isTab(screen) {
      let ways = openers[screen] ?? []
      guard !ways.contains(where: { $0.kind == .push }) else { continue }
      report(
        Finding(
          "'\(screen)' is in no tab",
          at: transition.kindSource,
          hint: "give it a 'tab', or push it in one"
        )
      )
    }
  }

  /// A change that has no tab to lead to.
  private func lonely(_ transition: TransitionDefinition) -> Finding? {
    let names = scene.tabs.map(\.name)
    guard names.count > 1 else {
      return Finding(
        "'\(names[0])' is the only tab: there is none to change to",
        at: transition.kindSource,
        hint: "give another screen a 'tab'"
      )
    }
    guard let step = transition.step, let from = transition.from,
      from == (step == .next ? names.last : names.first)
    else { return nil }
    return Finding(
      "'\(from)' is the \(step == .next ? "last" : "first") tab: there is no \(step.rawValue) one",
      at: transition.kindSource,
      hint: "name the tab that it leads to: 'to: \(step == .next ? names[0] : names[names.count - 1])'"
    )
  }

  private func isTab(_ screen: String) -> Bool { scene.screen(named: screen)?.tab != nil }
}
