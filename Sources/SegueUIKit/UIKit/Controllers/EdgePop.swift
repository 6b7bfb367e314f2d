import Foundation
import SegueGestures

/// A navigation controller's own recognizer: a stroke from the left edge leads back under the finger.
///
/// As in UIKit it stays away where the app has an animator for the way back; and, unless the app gives it another delegate or
/// none, where the bar or its back button is hidden or replaced.
@MainActor
final class EdgePopRecognizer: UIScreenEdgePanGestureRecognizer {
  private weak var navigation: UINavigationController?
  private let gate: EdgePopGate
  private var hand: UIPercentDrivenInteractiveTransition?

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    gate = EdgePopGate(navigation)
    super.init(target: nil, action: nil)
    edges = .left
    delegate = gate
  }

  override func enter(_ new: GestureState) {
    super.enter(new)
    guard let navigation else { return }
    switch new {
    case .began:
      let hand = UIPercentDrivenInteractiveTransition()
      self.hand = hand
      navigation.popByHand(hand)
    case .changed: hand?.update(progress)
    case .ended: letGo(finishes: progress > 0.5 || velocity(in: navigation.view).x > 500)
    case .cancelled: letGo(finishes: false)
    default: break
    }
  }

  override var mayBegin: Bool { navigation?.canPopByHand ?? false }

  private var progress: CGFloat {
    guard let view = navigation?.view, view.bounds.width > 0 else { return 0 }
    return translation(in: view).x / view.bounds.width
  }

  private func letGo(finishes: Bool) {
    if finishes { hand?.finish() } else { hand?.cancel() }
    hand = nil
  }
}

/// The recognizer's delegate, unless the app sets another.
@MainActor
final class EdgePopGate: NSObject, UIGestureRecognizerDelegate {
  private weak var navigation: UINavigationController?

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation, !navigation.isNavigationBarHidden,
      let item = navigation.topViewController?.navigationItem
    else { return false }
    return !item.hidesBackButton && item.leftBarButtonItem == nil
  }
}

extension UINavigationController {
  /// Whether a finger may lead back: there is somewhere to go, nothing is under way, and the app has no animator for it.
  fileprivate var canPopByHand: Bool {
    guard stack.count > 1, transitionCoordinator == nil else { return false }
    let (top, below) = (stack[stack.count - 1], stack[stack.count - 2])
    return delegate?.navigationController(self, animationControllerFor: .pop, from: top, to: below) == nil
  }

  fileprivate func popByHand(_ hand: UIPercentDrivenInteractiveTransition) {
    popHand = hand
    popViewController(animated: true)
    popHand = nil
  }
}
