import SegueGeometry
import SegueModel
import SegueStage

/// The view of a navigation controller that is presented in a part of the canvas, while a push or a pop runs
/// in it.
///
/// Its screens fill it, and what comes or goes sideways is cut off at its edges. At rest it has nothing to
/// do: the one screen that is seen lies in the container, where the navigation controller was presented.
struct NavigationView: Sendable {
  /// The transition's container.
  let container: LayerID
  /// Below it, as a view that clips has no shadow of its own.
  let shadow: LayerID
}

extension SceneStage {
  /// What a transition's views and additions lie in.
  var transitionContainer: LayerID { navigationView?.container ?? container }

  /// In points.
  var transitionSize: Size {
    navigationView.map { tree[$0.container].model.bounds.size } ?? canvas
  }

  /// Whether a layer is a screen's view that fills a navigation controller's.
  func isInNavigationView(_ id: LayerID) -> Bool {
    guard let navigationView, tree[id].superlayer == navigationView.container else { return false }
    return screens.contains { $0.layer == id }
  }

  /// Puts a screen's view into its navigation controller's, where that was presented in a part of the canvas.
  ///
  /// `view` is the screen on top, `root` the view that the navigation controller was presented with.
  mutating func openNavigationView(around view: LayerID, root: LayerID, time: Double) {
    guard let place = tree[container].sublayers.firstIndex(of: view),
      let presented = presentedState(of: root, at: time)
    else { return }
    var state = LayerState()
    state.layoutFrame = presented.layoutFrame
    state.takeShape(of: presented)
    state.fill = presented.fill
    state.masksToBounds = false
    let shadow = tree.add(Layer(name: "navigation shadow", model: state), to: container, at: place)
    state.fill = .clear
    state.shadow = Shadow()
    state.masksToBounds = true
    let clip = tree.add(Layer(name: "navigation", model: state), to: container, at: place + 1)
    navigationView = NavigationView(container: clip, shadow: shadow)
    tree.move(view, to: clip)
    layOut(view, at: time)
  }

  /// Puts the screens back into the container, in their order.
  mutating func closeNavigationView() {
    guard let closing = navigationView else { return }
    navigationView = nil
    for view in tree[closing.container].sublayers where screens.contains(where: { $0.layer == view }) {
      let place = tree[container].sublayers.firstIndex(of: closing.shadow)
      tree.move(view, to: container, at: place)
    }
    for bar in tree[closing.container].sublayers { tree.move(bar, to: offstage) }
    tree.remove(closing.container)
    tree.remove(closing.shadow)
  }
}

extension LayerState {
  /// Takes over the outline of the view that a navigation controller was presented with.
  mutating func takeShape(of presented: LayerState) {
    cornerRadii = presented.cornerRadii
    masksToBounds = masksToBounds || presented.masksToBounds
    shadow = presented.shadow
  }
}
