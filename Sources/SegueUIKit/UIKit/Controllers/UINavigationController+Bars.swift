import Foundation
import SegueUIKitRules

/// Where the bars are, and what they do while the stack changes.
extension UINavigationController {
  /// The bar has a ground where content of the screen has been scrolled below it, and is lower as a large title goes.
  func contentDidScroll() {
    navigationBar.isOverContent = topViewController.map { scrolled($0) - largeTitleRoom($0) > 1e-6 } ?? false
    guard isViewLoaded, !navigationBar.isChanging, !isNavigationBarHidden else { return }
    navigationBar.frame = barFrame
  }

  /// Has the bars show the stack, in their places.
  func barsDidChange() {
    guard isViewLoaded else { return }
    let safe = view.safeAreaInsets
    navigationBar.rowTop = safe.top
    navigationBar.items = stack.map(\.navigationItem)
    toolbar.items = stack.last?.toolbarItems
    let bottom = UINavigationBar.height + safe.bottom
    toolbar.isHidden = isToolbarHidden
    toolbar.frame = CGRect(x: 0, y: view.bounds.height - bottom, width: view.bounds.width, height: bottom)
    for controller in stack {
      controller.barInsets = UIEdgeInsets(
        top: isNavigationBarHidden ? 0 : UINavigationBar.height + largeTitleRoom(controller),
        left: 0,
        bottom: isToolbarHidden ? 0 : UINavigationBar.height,
        right: 0
      )
    }
    contentDidScroll()
    guard !navigationBar.isChanging else { return }
    navigationBar.frame = barFrame
    navigationBar.alpha = isNavigationBarHidden ? 0 : 1
  }

  /// The bar's place: at the top, or above it while it is hidden.
  private var barFrame: CGRect {
    let title = topViewController.map { top in
      largeTitleRoom(top) > 0 ? max(largeTitleRoom(top) - scrolled(top), 0) : 0
    }
    let height = view.safeAreaInsets.top + UINavigationBar.height + (title ?? 0)
    return CGRect(x: 0, y: isNavigationBarHidden ? -height : 0, width: view.bounds.width, height: height)
  }

  /// How much higher a controller's large title makes the bar at rest, in points.
  private func largeTitleRoom(_ controller: UIViewController) -> CGFloat {
    navigationBar.isLarge(controller.navigationItem) ? UINavigationBar.largeTitleHeight : 0
  }

  /// How far a controller's content is scrolled up, in points; below 0 it is pulled down.
  private func scrolled(_ controller: UIViewController) -> CGFloat {
    guard let scroll = controller.contentScroll, scroll.safeAreaInsets.top > 0 else { return 0 }
    return scroll.contentOffset.y + scroll.adjustedContentInset.top
  }

  // MARK: While the stack changes

  /// The bar comes or goes at a side if a transition of the stack is just beginning, as from `viewWillAppear`.
  func hideBarAside(_ hidden: Bool) -> Bool {
    let running = ControllerTransitions.current.running
    guard let running, running.navigation === self, running.isBeginning, running.animates,
      navigationBar.isChanging
    else { return false }
    wasBarHidden = wasBarHidden ?? isNavigationBarHidden
    isNavigationBarHidden = hidden
    return true
  }

  /// Changes the bar in the time of a transition of the stack.
  func changeBar(along run: TransitionRun) {
    let change = UINavigationBar.Change(
      isForward: run.rules.kind == .push,
      isCustom: run.animator != nil,
      duration: run.animator == nil ? SystemAnimator.duration : run.duration
    )
    if let wasBarHidden, wasBarHidden != isNavigationBarHidden {
      UIView.performWithoutAnimation {
        let place = barFrame
        navigationBar.frame = CGRect(
          origin: .zero,
          size: isNavigationBarHidden ? navigationBar.frameBefore.size : place.size
        )
        navigationBar.alpha = 1
      }
      navigationBar.slide(change, hides: isNavigationBarHidden)
    } else if !isNavigationBarHidden {
      navigationBar.animate(change, to: barFrame)
    }
  }

  /// The bar is as the stack has it, or as it was.
  func endBarChange(_ didComplete: Bool) {
    if !didComplete, let wasBarHidden { isNavigationBarHidden = wasBarHidden }
    wasBarHidden = nil
    navigationBar.resetTime()
    navigationBar.endChange()
    barsDidChange()
  }
}
