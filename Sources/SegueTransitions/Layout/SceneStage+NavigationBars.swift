import SegueGeometry
import SegueModel
import SegueMotion
import SegueStage

/// Navigation bars, which belong to navigation controllers: layers of their own beside the screens.
///
/// A bar lies over the container, so that no transition between the screens of its stack moves it. Where its
/// whole navigation controller is presented, or covered, it lies in the view that is seen, and goes where
/// that goes.
extension SceneStage {
  /// Makes the bar of a new navigation stack, hidden; `screen` begins one that is not the only one of the window's root.
  mutating func loadNavigationBar(of screen: String?, stackRoot: LayerID?) -> LayerID {
    let bar = build(NavigationBar.ground, in: offstage, ReadingContext(stackRoot: stackRoot))
    let owner = screen ?? LayerPath.Role.container.rawValue
    tree[bar].name = "\(owner)/\(NavigationBar.name)"
    return bar
  }

  /// Makes a screen's item, in no bar yet.
  mutating func loadBarItem(of screen: ScreenDefinition, back: String?, stackRoot: LayerID?) -> LayerID? {
    guard let title = screen.bar else { return nil }
    let definition = NavigationBar.item(title: title, back: back)
    let item = build(definition, in: offstage, ReadingContext(stackRoot: stackRoot))
    tree[item].name = "\(screen.name)/\(NavigationBar.itemName)"
    return item
  }

  /// Puts a bar in its place with exactly these items, the last on top, and lays it out again.
  mutating func arrange(_ bar: LayerID, at place: BarPlace, items: [LayerID], time: Double) {
    guard tree.contains(bar) else { return }
    put(bar, at: place)
    for item in tree[bar].sublayers where isBarItem(item) && !items.contains(item) {
      tree.move(item, to: offstage)
    }
    for item in items { put(item, in: bar) }
    layOut(bar, at: time)
  }

  /// The navigation bar that lies over the container.
  var navigationBarOverContainer: LayerID? {
    tree[window].sublayers.first { $0 != container && $0 != offstage && $0 != tabBar?.layer }
  }

  /// The bar of the navigation controller whose screens change: over the container, or in its view.
  var changingBar: LayerID? {
    guard let navigationView else { return navigationBarOverContainer }
    return tree[navigationView.container].sublayers.first { view in
      screens.contains { $0.navigationBar == view }
    }
  }

  /// The bars on screen.
  var barsOnScreen: [LayerID] { screens.compactMap { $0.navigationBar }.filter { isInContainer($0) } }

  /// A screen's item in its navigation bar, or the bar of the stack that begins with it.
  func barLayer(named name: String, of view: LayerID) -> LayerID? {
    guard name == NavigationBar.itemName || name == NavigationBar.name else { return nil }
    let screen = screens.first { $0.layer == view }
    return name == NavigationBar.itemName ? screen?.barItem : screen?.navigationBar
  }

  private func isBarItem(_ layer: LayerID) -> Bool { screens.contains { $0.barItem == layer } }
}
