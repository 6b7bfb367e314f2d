import SegueGeometry
import SegueModel
import SegueStage
import SegueUIKitRules

/// The window's tab bar controller, whose delegate has the scene's `tab` transitions.
extension Session {
  /// A finger chooses a tab, by the first of the scene's transitions that fits, else at once.
  ///
  /// On the tab that is chosen it leads its navigation stack back to the root, as in UIKit.
  mutating func choose(tab: String) {
    guard run == nil, stack.presentedRoot == nil else { return }
    note(.tabBarShouldSelect(tab))
    if tab == stack.chosenTab?.name { popToRoot() } else { change(toTab: tab) }
    note(.tabBarDidSelect(tab))
  }

  private mutating func change(toTab tab: String) {
    let own = scene.transitions.first { $0.kind == .tab && leads($0, toTab: tab) }
    begin(own ?? TransitionDefinition(name: "tab", kind: .tab, from: nil, to: nil), hit: nil, tab: tab)
  }

  private mutating func popToRoot() {
    guard let root = stack.chosenTab, let top = stack.top, top.id != root.id else { return }
    let own = availableTransitions.first { $0.kind == .pop && $0.to == root.name }
    begin(own ?? TransitionDefinition(name: "back", kind: .pop, from: top.name, to: root.name), hit: nil)
  }

  /// Shows a tab before anything is seen.
  mutating func start(onTab tab: String) {
    guard let root = tabRoot(tab), root.id != stack.chosenTab?.id, let top = stack.top else { return }
    stage.tree.move(top.layer, to: stage.offstage)
    stage.tree.move(root.layer, to: stage.container)
    navigation.choose(tab: tab)
    stage.showChosen(tab: tab, time: time)
    arrangeNavigationBars()
  }

  /// Whether a change of the tab can lead from what is shown to a tab.
  private func leads(_ definition: TransitionDefinition, toTab tab: String) -> Bool {
    guard definition.from == nil || definition.from == stack.top?.name else { return false }
    if let to = definition.to { return to == topName(ofTab: tab) }
    return definition.step.map { neighbour($0) == tab } ?? true
  }

  /// The tab that a transition leads to if no finger has chosen one; nil if it leads nowhere now.
  ///
  /// One that leads to any tab leads to the next, and from the last to the first.
  func tab(of definition: TransitionDefinition) -> String? {
    guard stack.presentedRoot == nil else { return nil }
    let others = scene.tabs.map { $0.name }.filter { $0 != stack.chosenTab?.name }
    if definition.to != nil { return others.first { leads(definition, toTab: $0) } }
    let next = definition.step.map { neighbour($0) } ?? neighbour(.next) ?? others.first
    return next.flatMap { leads(definition, toTab: $0) ? $0 : nil }
  }

  /// The tab beside the one that is chosen; nil at an end of the bar.
  private func neighbour(_ step: TransitionDefinition.TabStep) -> String? {
    let names = scene.tabs.map { $0.name }
    guard let index = stack.chosenTab.flatMap({ names.firstIndex(of: $0.name) }) else { return nil }
    let other = step == .next ? index + 1 : index - 1
    return names.indices.contains(other) ? names[other] : nil
  }

  /// The screen that is seen once a tab is chosen.
  private func topName(ofTab tab: String) -> String { stack.top(ofTab: tab)?.name ?? tab }

  /// Where a change of the tab leads: what the tab has on top, loaded now if it was never shown.
  mutating func target(ofTab tab: String) -> Controller? {
    guard tabRoot(tab) != nil else { return nil }
    return stack.top(ofTab: tab)
  }

  private mutating func tabRoot(_ tab: String) -> Controller? {
    if let chosen = stack.chosenTab, chosen.name == tab { return chosen }
    if let known = stack.top(ofTab: tab) { return known }
    guard let screen = scene.screen(named: tab) else { return nil }
    let root = load(screen, origin: .root, as: .root(hasBar: scene.hasNavigationBars, isTab: true))
    stage.fillCopies(in: root.layer, at: time)
    navigation.keepAside(root)
    return root
  }

  /// 1 where a tab is to the right of the one that is chosen, else -1.
  func direction(toTab tab: String) -> Double {
    let names = scene.tabs.map { $0.name }
    let places = [stack.chosenTab?.name, tab].map { name in names.firstIndex { $0 == name } ?? 0 }
    return places[1] > places[0] ? 1 : -1
  }

  /// Puts the tab bar where it belongs: over the container, or where something is or becomes presented over the tabs,
  /// in the view that is seen of them.
  mutating func arrangeTabBar(for run: TransitionRun? = nil) {
    guard stage.tabBar != nil else { return }
    let tabs = stack.controllers.prefix { !$0.isPresented }
    let isCovered = tabs.count < stack.controllers.count || run?.transition.kind == .present
    guard isCovered, let top = tabs.last else { return stage.arrangeTabBar(at: .overContainer, time: time) }
    stage.arrangeTabBar(at: .inView(top.layer), time: time)
  }
}
