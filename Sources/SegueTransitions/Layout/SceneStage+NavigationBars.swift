import SegueGeometry
import SegueModel
import SegueMotion
import SegueStage

/// Navigation bars, which belong to navigation controllers: layers of their own beside the screens.
///
/// A bar lies over the container, so that no transition between the screens of its stack moves it. Where its whole
/// navigation controller is presented, or covered, it lies in the view that is seen, and goes where that goes.
extension SceneStage {
  /// Where a navigation bar is.
  enum BarPlace: Hashable {
    /// Over the container.
    case overContainer
    /// In a screen's view.
    case inView(LayerID)
    case hidden
  }

  /// Makes the bar of a new navigation stack, hidden; `presented` is the screen that begins one other than the first.
  mutating func loadNavigationBar(presented: String?) -> LayerID {
    let bar = build(NavigationBar.ground, in: offstage, ReadingContext())
    let owner = presented ?? LayerPath.Role.container.rawValue
    tree[bar].name = "\(owner)/\(NavigationBar.name)"
    return bar
  }

  /// Makes a screen's item, in no bar yet.
  mutating func loadBarItem(of screen: ScreenDefinition, back: String?) -> LayerID? {
    guard let title = screen.bar else { return nil }
    let item = build(NavigationBar.item(title: title, back: back), in: offstage, ReadingContext())
    tree[item].name = "\(screen.name)/\(NavigationBar.itemName)"
    return item
  }

  /// Puts a bar in its place with just these items, the last on top, laid out anew.
  mutating func arrange(_ bar: LayerID, at place: BarPlace, items: [LayerID], time: Double) {
    guard tree.contains(bar) else { return }
    switch place {
    case .overContainer:
      put(bar, in: window)
      tree.setTiming(tree.timing(of: container), of: bar)
    case .inView(let view):
      put(bar, in: view)
      tree.setTiming(MediaTiming(), of: bar)
    case .hidden: put(bar, in: offstage)
    }
    for item in tree[bar].sublayers where isBarItem(item) && !items.contains(item) {
      tree.move(item, to: offstage)
    }
    for item in items { put(item, in: bar) }
    layOut(bar, at: time)
  }

  /// The bar that lies over the container.
  var barOverContainer: LayerID? {
    tree[window].sublayers.first { $0 != container && $0 != offstage }
  }

  /// The views in the container, and the bar over it.
  var viewsOnScreen: [LayerID] { tree[container].sublayers + (barOverContainer.map { [$0] } ?? []) }

  /// The bars on screen.
  var barsOnScreen: [LayerID] { screens.compactMap(\.navigationBar).filter { isInContainer($0) } }

  /// The part of the bar over the container that is touched at a place of the canvas.
  ///
  /// The title is as wide as the bar and takes no touches of the back button's.
  func barPart(at place: Point, time: Double) -> LayerID? {
    guard let bar = barOverContainer else { return nil }
    let buttons = tree[bar].sublayers.compactMap { tree.sublayer(named: NavigationBar.backName, of: $0) }
    return (buttons + [bar]).lazy.compactMap { tree.hitTest(place, in: $0, at: time) }.first
  }

  /// Gives the container a media time, and the bar over it, whose animations are the transition's.
  mutating func setClock(_ timing: MediaTiming) {
    tree.setTiming(timing, of: container)
    if let bar = barOverContainer { tree.setTiming(timing, of: bar) }
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
