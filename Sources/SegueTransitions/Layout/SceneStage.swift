import SegueGeometry
import SegueModel
import SegueStage

/// The layer tree of a scene being played, with the definition that each layer was made from.
///
/// The root is the display, and in it lies the `window`, which turns with the device. The window holds the
/// `container`, where transitions happen, the navigation bar over it, and an `offstage` layer that keeps the
/// screens which are loaded but not in the hierarchy; it has the container's geometry, so that their frames
/// can be read.
struct SceneStage: Sendable {
  var tree: LayerTree
  let window: LayerID
  let container: LayerID
  let offstage: LayerID
  var records: [LayerID: LayerRecord] = [:]
  /// The roots of loaded screens, oldest first.
  var screens: [LoadedScreen] = []
  /// The layers that the running transition added.
  var additionLayers: [LayerID] = []
  /// The masks that the running transition replaced, by the layers that they mask.
  var masksAside: [LayerID: LayerID] = [:]
  /// Views of presentation controllers, which stay while their view is presented.
  var decorationLayers: [LayerID] = []
  /// Where a push or a pop runs inside a presentation that leaves a part of the canvas free; nil at all other
  /// times.
  var navigationView: NavigationView?
  /// The bar of the window's tab bar controller; nil if the window has none.
  var tabBar: LoadedTabBar?
  /// The layers with values that follow others, each after those that it follows.
  var followers: [Follower] = []
  /// The pieces that a running transition cut.
  var pieces: [LayerID: PieceIndices] = [:]
  /// In points, as the device is held.
  var canvas: Size
  var safeArea: EdgeInsets
  let isDark: Bool
  let textSize: TextSize
  /// The faults met in evaluating expressions here.
  let faults = EvaluationFaults()

  init(canvas: Size, safeArea: EdgeInsets, isDark: Bool, textSize: TextSize) {
    self.canvas = canvas
    self.safeArea = safeArea
    self.isDark = isDark
    self.textSize = textSize
    var state = LayerState()
    state.layoutFrame = Rect(origin: .zero, size: canvas)
    tree = LayerTree(root: Layer(name: "display", model: state))
    window = tree.add(Layer(name: "window", model: state), to: tree.root)
    container = tree.add(Layer(name: "container", model: state), to: window)
    state.isHidden = true
    offstage = tree.add(Layer(name: "offstage", model: state), to: window)
  }

  /// The root of the screen loaded last under a name.
  func screen(named name: String) -> LayerID? { screens.last { $0.name == name }?.layer }

  /// A layer's name as samples print it: `screen/layer/sublayer`, or `container/NAME` if it belongs to no
  /// screen.
  func identifier(of id: LayerID) -> String {
    var names: [String] = []
    var next: LayerID? = id
    while let layer = next, !holdsViews(layer) {
      let name = tree[layer].name
      names.append(name)
      // A layer that is not below its screen has its whole path for a name.
      if name.utf8.contains(UInt8(ascii: "/")) { break }
      next = tree[layer].superlayer
    }
    return names.isEmpty ? tree[id].name : names.reversed().joined(separator: "/")
  }

  /// The prefix of every addition's name.
  static let additionPrefix = "container/"

  /// Whether a layer only holds screens or navigation bars, and is not the scene's.
  func holdsViews(_ id: LayerID) -> Bool {
    id == container || id == offstage || id == window || id == tree.root
      || id == navigationView?.container || id == navigationView?.shadow
  }

  /// The screen that a layer belongs to, or the navigation bar over the container; or nil.
  func screenRoot(of id: LayerID) -> LayerID? {
    guard !holdsViews(id) else { return nil }
    var current = id
    while let parent = tree[current].superlayer {
      if holdsViews(parent) { return current }
      current = parent
    }
    return nil
  }

  /// Whether a layer exists and its screen, or its navigation bar, is in the view hierarchy.
  func isInContainer(_ id: LayerID) -> Bool {
    guard tree.contains(id), let root = screenRoot(of: id) else { return false }
    return tree[root].superlayer != offstage
  }

  /// The grid piece that a layer is, or is part of.
  func piece(of id: LayerID) -> PieceIndices? {
    guard !pieces.isEmpty else { return nil }
    return chain(from: id).lazy.compactMap { pieces[$0] }.first
  }

  /// A layer and its ancestors, innermost first, up to its screen's root.
  func chain(from id: LayerID) -> [LayerID] {
    var result = [id]
    while let last = result.last, let parent = tree[last].superlayer, !holdsViews(parent) {
      result.append(parent)
    }
    return result
  }
}

/// A tab bar whose layers exist.
struct LoadedTabBar: Sendable {
  /// Its background.
  let layer: LayerID
  /// Its items, by the names of their screens.
  let items: [String: LayerID]
}

/// A screen whose layers exist.
struct LoadedScreen: Sendable {
  let name: String
  let layer: LayerID
  /// Its item in the navigation bar; nil if the bar is hidden while it is on top.
  let barItem: LayerID?
  /// The bar of the navigation stack that begins with it; nil for a screen that was pushed.
  let navigationBar: LayerID?

  /// What a screen is to its navigation stack.
  enum Place {
    /// The first screen of all, or of a tab.
    case root(hasBar: Bool, isTab: Bool)
    /// The first of a stack that is presented, where its presentation controller says.
    case presented(frame: Expression?, hasBar: Bool)
    /// On a stack that was presented with the view `onto`, or on the first stack; `back` is the back button's
    /// title.
    case pushed(onto: LayerID?, back: String?)
  }
}
