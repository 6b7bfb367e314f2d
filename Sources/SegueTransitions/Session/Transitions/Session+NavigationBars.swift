import SegueModel
import SegueStage
import SegueUIKitRules

/// The navigation controllers' bars, which follow their stacks: shown where the screen on top has a `bar`,
/// hidden where it has none, as by `setNavigationBarHidden(_:animated:)` in `viewWillAppear`.
extension Session {
  /// Puts every bar where it belongs: at rest, or for a transition that begins.
  ///
  /// While a push or a pop runs the bar lies over the container with both screens' items. While a
  /// presentation or a dismissal does, it is part of the views that move. At rest it lies over the container,
  /// except that the bar of what was presented stays in that view, which a gesture may move as a whole. In a
  /// presentation that leaves a part of the canvas free, it lies in the navigation controller's view while a
  /// push or a pop runs, and at rest in the screen's. The bar of a tab that is not chosen lies in the tab's view.
  mutating func arrangeNavigationBars(for run: TransitionRun? = nil) {
    let stacks = stack.navigationStacks(adding: run.flatMap { $0.isForward ? $0.to : nil })
    for (index, stack) in stacks.enumerated() {
      guard let bar = stack.first?.navigationBar, let top = stack.last else { continue }
      let runs =
        run.map { run in run.isNavigation && stack.contains { $0.id == run.transition.upper.id } } ?? false
      let shown = runs ? [run?.from, run?.to].compactMap { $0 } : [top]
      let items = shown.compactMap { $0.barItem }
      let isOnTop = run == nil && index == stacks.count - 1 && !top.isPresented && !isInFrame(stack)
      let place: SceneStage.BarPlace =
        if items.isEmpty {
          .hidden
        } else if runs {
          stage.navigationView.map { .inView($0.container) } ?? .overContainer
        } else {
          isOnTop ? .overContainer : .inView(top.layer)
        }
      stage.arrange(bar, at: place, items: items, time: time)
    }
    for stack in stack.stacksAside {
      guard let bar = stack.first?.navigationBar, let top = stack.last else { continue }
      let items = [top.barItem].compactMap { $0 }
      stage.arrange(bar, at: items.isEmpty ? .hidden : .inView(top.layer), items: items, time: time)
    }
    arrangeTabBar(for: run)
  }

  /// Whether a navigation stack is presented in a part of the canvas.
  private func isInFrame(_ stack: [Controller]) -> Bool {
    guard let root = stack.first, root.isPresented else { return false }
    return stage.presentedState(of: root.layer, at: time) != nil
  }

  /// What a bar does while a push or a pop runs.
  ///
  /// With UIKit's own animator the new title comes from the edge that its screen comes from, the old one goes
  /// to where the back button is, and back on a pop; both fade. With one of the scene's the old item fades
  /// out, then the new one in. Where only one of the screens has a bar, the bar comes and goes sideways. All
  /// of it takes the transition's time, and its hand's. How far the titles go is not documented by UIKit:
  /// half the bar to the right, and to the back button's middle.
  func navigationBarTracks(of run: TransitionRun) -> [TrackDefinition] {
    guard run.isNavigation, let bar = stage.changingBar else { return [] }
    let items = (run.from.barItem, run.to.barItem)
    switch items {
    case (nil, nil): return []
    case (_?, nil): return [.bar(.barPath, .x, .rest, to: .width(run.isForward ? -1 : 1), in: run)]
    case (nil, _?): return [.bar(.barPath, .x, .width(run.isForward ? 1 : -1), to: .rest, in: run)]
    case (let from?, let to?):
      guard stage.tree[from].superlayer == bar, stage.tree[to].superlayer == bar else { return [] }
      return run.body.isCustom ? crossFade(run) : slide(run)
    }
  }

  /// Fades one out before the other in, because two texts in the same cells cannot be read.
  private func crossFade(_ run: TransitionRun) -> [TrackDefinition] {
    var fades = fade(run)
    fades[0].window = TrackDefinition.Window(start: .number(0), end: .number(0.5))
    fades[1].window = TrackDefinition.Window(start: .number(0.5), end: .number(1))
    return fades
  }

  private func fade(_ run: TransitionRun) -> [TrackDefinition] {
    [
      .bar(.item(.from), .opacity, .number(1), to: .number(0), in: run),
      .bar(.item(.to), .opacity, .number(0), to: .number(1), in: run),
    ]
  }

  private func slide(_ run: TransitionRun) -> [TrackDefinition] {
    // Away from the middle, the upper screen's title is on the right and the lower one's at the back button.
    let right = Expression.width(0.5)
    let left = Expression(.binary(.subtract, .number(NavigationBar.backCenter), right))
    let back = Expression(.binary(.subtract, right, .number(NavigationBar.backCenter)))
    let zero = Expression.number(0)
    let (title, oldTitle) = run.isForward ? (right, left) : (left, right)
    let (button, oldButton) = run.isForward ? (back, left) : (left, back)
    return fade(run) + [
      .bar(.item(.from, NavigationBar.titleName), .moveX, zero, to: oldTitle, in: run),
      .bar(.item(.from, NavigationBar.backName), .moveX, zero, to: oldButton, in: run),
      .bar(.item(.to, NavigationBar.titleName), .moveX, title, to: zero, in: run),
      .bar(.item(.to, NavigationBar.backName), .moveX, button, to: zero, in: run),
    ]
  }
}

extension TransitionRun {
  /// Whether it happens inside a navigation controller.
  var isNavigation: Bool { transition.kind.isNavigation }
}

extension TrackDefinition {
  /// A change of a bar's: in the transition's own timing under UIKit's animator, else in ease-in-out.
  fileprivate static func bar(
    _ path: LayerPath,
    _ property: PropertyName,
    _ start: Expression,
    to end: Expression,
    in run: TransitionRun
  ) -> TrackDefinition {
    let keyframes = [start, end].map { Keyframe(value: $0) }
    var track = TrackDefinition(targets: [path], changes: [Change(property: property, keyframes: keyframes)])
    track.ease = run.body.isCustom ? .easeInOut : nil
    return track
  }
}

extension LayerPath {
  fileprivate static var barPath: LayerPath {
    LayerPath(components: [Role.container.rawValue, NavigationBar.name])
  }

  fileprivate static func item(_ role: Role, _ part: String...) -> LayerPath {
    LayerPath(components: [role.rawValue, NavigationBar.itemName] + part)
  }
}

extension Expression {
  fileprivate static let rest = Expression(.symbol(.rest))

  fileprivate static func width(_ factor: Double) -> Expression {
    Expression(.binary(.multiply, .number(factor), Expression(.symbol(.containerWidth))))
  }
}
