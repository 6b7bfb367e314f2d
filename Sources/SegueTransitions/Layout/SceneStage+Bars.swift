import SegueGeometry
import SegueModel
import SegueMotion
import SegueStage

/// Bars of containers, of navigation controllers and of a tab bar controller, wherever they lie.
extension SceneStage {
  /// Where a bar is.
  enum BarPlace: Hashable {
    /// Over the container.
    case overContainer
    /// In a screen's view, or in the navigation controller's own.
    case inView(LayerID)
    case hidden
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

  /// The navigation bar and the tab bar, where they lie over the container.
  var barsOverContainer: [LayerID] {
    [navigationBarOverContainer, tabBar?.layer].compactMap { $0 }.filter { tree[$0].superlayer == window }
  }

  /// The views in the container, and the bars over it.
  var viewsOnScreen: [LayerID] { tree[container].sublayers + barsOverContainer }

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

  mutating func put(_ layer: LayerID, in parent: LayerID) {
    guard tree.contains(layer), tree[layer].superlayer != parent else { return }
    tree.move(layer, to: parent)
  }
}
