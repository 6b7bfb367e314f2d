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
  /// Where a navigation bar is.
  enum BarPlace: Hashable {
    /// Over the container.
    case overContainer
    /// In a screen's view, or in the navigation controller's own.
    case inView(LayerID)
    case hidden
  }

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

  /// Puts a bar in its place.
  mutating func put(_ bar: LayerID, at place: BarPlace) {
    switch place {
    case .overContainer:
      put(bar, in: window)
      tree.setTiming(tree.timing(of: container), of: bar)
    case .inView(let view):
      put(bar, in: view)
      tree.setTiming(MediaTiming(), of: bar)
    case .hidden: put(bar, in: offstage)
    }
  }

  /// The navigation bar that lies over the container.
  var barOverContainer: LayerID? {
    tree[window].sublayers.first { $0 != container && $0 != offstage && $0 != tabBar?.layer }
  }

  /// The bar of the navigation controller whose screens change: over the container, or in its view.
  var changingBar: LayerID? {
    guard let navigationView else { return barOverContainer }
    return tree[navigationView.container].sublayers.first { view in
      screens.contains { $0.navigationBar == view }
    }
  }

  /// The navigation bar and the tab bar, where they lie over the container.
  var barsOverContainer: [LayerID] {
    [barOverContainer, tabBar?.layer].compactMap { $0 }.filter { tree[$0].superlayer == window }
  }

  /// The views in the container, and the bars over it.
  var viewsOnScreen: [LayerID] { tree[container].sublayers + barsOverContainer }

  /// The bars on screen.
  var barsOnScreen: [LayerID] { screens.compactMap { $0.navigationBar }.filter { isInContainer($0) } }

  /// What is touched at a place of the canvas: a bar over the container, else what lies below a layer.
  ///
  /// A bar's title is as wide as the bar and takes no touches of the back button's.
  func hitTest(_ place: Point, below root: LayerID, at time: Double) -> LayerID? {
    let overContainer = barsOverContainer.lazy.compactMap { tree.hitTest(place, in: $0, at: time) }.first
    guard let hit = overContainer ?? tree.hitTest(place, in: root, at: time) else { return nil }
    let layers = chain(from: hit)
    guard let bar = screens.lazy.compactMap({ $0.navigationBar }).first(where: layers.contains) else {
      return hit
    }
    let buttons = tree[bar].sublayers.compactMap { tree.sublayer(named: NavigationBar.backName, of: $0) }
    return buttons.lazy.compactMap { tree.hitTest(place, in: $0, at: time) }.first ?? hit
  }

  /// Gives the container a media time, and the bars over it, whose animations are the transition's.
  mutating func setClock(_ timing: MediaTiming) {
    tree.setTiming(timing, of: container)
    for bar in barsOverContainer { tree.setTiming(timing, of: bar) }
  }

  /// A screen's item in its navigation bar, or the bar of the stack that begins with it.
  func barLayer(named name: String, of view: LayerID) -> LayerID? {
    guard name == NavigationBar.itemName || name == NavigationBar.name else { return nil }
    let screen = screens.first { $0.layer == view }
    return name == NavigationBar.itemName ? screen?.barItem : screen?.navigationBar
  }

  private func isBarItem(_ layer: LayerID) -> Bool { screens.contains { $0.barItem == layer } }

  private mutating func put(_ layer: LayerID, in parent: LayerID) {
    guard tree.contains(layer), tree[layer].superlayer != parent else { return }
    tree.move(layer, to: parent)
  }
}
