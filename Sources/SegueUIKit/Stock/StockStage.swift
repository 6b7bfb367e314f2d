import Foundation
import SegueUIKitRules

/// Stock screens with a delegate, and a pan that drives an interactor.
@MainActor
final class StockStage {
  /// What can be asked of it, what a tap does first.
  var actions: [TransitionKind] {
    parts.pushes ? [.push, .pop, .present, .dismiss] : [.present, .dismiss, .push, .pop]
  }
  let root: UINavigationController
  private let parts: SegueStock
  private let list = StockListController()
  private var delegate: StockDelegate?
  /// Delegates are held weakly by what asks them.
  private var owned: [AnyObject] = []

  init(_ parts: SegueStock) {
    self.parts = parts
    root = UINavigationController(rootViewController: list)
    // The stock screens have headings of their own.
    root.isNavigationBarHidden = true
    let delegate = StockDelegate(parts, list: list)
    self.delegate = delegate
    let navigation: any UINavigationControllerDelegate = parts.navigationDelegate?() ?? delegate
    owned.append(navigation)
    root.delegate = navigation
    list.opened = { [weak self] in self?.act(parts.pushes ? .push : .present) }
  }

  /// Does one of the actions; a step back that nothing can go back from is led to first, at once.
  func act(_ action: TransitionKind) {
    switch action {
    case .present: present(animated: true)
    case .push: push(animated: true)
    case .dismiss:
      if root.presentedViewController == nil { silently { present(animated: false) } }
      root.dismiss(animated: true)
    case .pop:
      if root.viewControllers.count < 2 { silently { push(animated: false) } }
      root.popViewController(animated: true)
    case .tab: return
    }
  }

  /// Leads to where a step begins; that is no part of the trace.
  private func silently(_ body: () -> Void) {
    let host = SegueHost.current
    let count = host.calls.count
    host.perform(body)
    host.calls.removeLast(host.calls.count - count)
  }

  private func present(animated: Bool) {
    guard root.presentedViewController == nil else { return }
    let detail = makeDetail(isPushed: false)
    let transitioning: any UIViewControllerTransitioningDelegate =
      parts.transitioningDelegate?() ?? delegate ?? StockDelegate(parts, list: list)
    owned.append(transitioning)
    detail.transitioningDelegate = transitioning
    detail.modalPresentationStyle = parts.presentation == nil ? .fullScreen : .custom
    root.present(detail, animated: animated)
  }

  private func push(animated: Bool) {
    root.pushViewController(makeDetail(isPushed: true), animated: animated)
  }

  private func makeDetail(isPushed: Bool) -> StockDetailController {
    let detail = StockDetailController()
    delegate?.detail = detail
    detail.closed = { [weak self] in self?.act(isPushed ? .pop : .dismiss) }
    guard parts.interactor != nil else { return detail }
    detail.pulled = { [weak self] pan in
      self?.delegate?.follow(pan, isPushed) { self?.act(isPushed ? .pop : .dismiss) }
    }
    return detail
  }
}
