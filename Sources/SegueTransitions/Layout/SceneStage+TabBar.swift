import SegueModel
import SegueStage

/// The bar of the window's tab bar controller: layers of its own beside the screens.
///
/// It lies over the container, so that no change of the tab moves it, and no push in one. Where something is presented
/// over the tabs it lies in the view that is seen of them, and goes where that goes.
extension SceneStage {
  /// Makes the bar, where any screen has a tab.
  mutating func loadTabBar(of screens: [ScreenDefinition], time: Double) {
    guard !screens.isEmpty else { return }
    let bar = build(TabBar.bar(of: screens), in: offstage, ReadingContext())
    tree[bar].name = "\(LayerPath.Role.container.rawValue)/\(TabBar.name)"
    // The hairline is the first of the bar's layers.
    let items = zip(screens.map { $0.name }, tree[bar].sublayers.dropFirst())
    tabBar = LoadedTabBar(layer: bar, items: Dictionary(keepingFirst: Array(items)))
    layOut(bar, at: time)
  }

  /// Puts the bar in its place, and lays it out again.
  mutating func arrangeTabBar(at place: BarPlace, time: Double) {
    guard let bar = tabBar?.layer, tree.contains(bar) else { return }
    put(bar, at: place)
    // In front of the navigation bar, whenever that came.
    if place == .overContainer, tree[window].sublayers.last != bar { tree.move(bar, to: window) }
    layOut(bar, at: time)
  }

  /// Shows a tab as the one that is chosen.
  mutating func showChosen(tab screen: String, time: Double) {
    guard let tabBar else { return }
    for (name, item) in tabBar.items {
      let environment = LayerEnvironment(stage: self, time: time, target: item)
      let color = TabBar.color(isChosen: name == screen).evaluate(for: .fill, in: environment)
      for part in tree[item].sublayers {
        records[part]?.overrides[tree[part].name == TabBar.iconName ? .fill : .color] = color
      }
    }
    layOut(tabBar.layer, at: time)
  }

  /// The screen whose item in the tab bar a layer is; nil for another layer.
  func tab(of item: LayerID) -> String? { tabBar?.items.first { $0.value == item }?.key }

  /// A loaded screen's item in the tab bar.
  func tabItem(named name: String, of view: LayerID) -> LayerID? {
    guard name == TabBar.itemName, let tabBar else { return nil }
    return screens.first { $0.layer == view }.flatMap { tabBar.items[$0.name] }
  }
}
