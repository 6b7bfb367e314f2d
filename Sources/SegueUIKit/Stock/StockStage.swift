import Foundation
import SegueUIKitRules

/// Stock screens, or the app's own in their places, with a delegate, and a pan that drives an interactor.
@MainActor
final class StockStage {
  /// What can be asked of it, what a tap does first.
  var actions: [TransitionKind] {
    if navigation == nil { return [.present, .dismiss] }
    return parts.pushes ? [.push, .pop, .present, .dismiss] : [.present, .dismiss, .push, .pop]
  }
  /// The first controller.
  let root: UIViewController
  /// The same, if screens can be pushed; an animator that expects the app's own list presents from that itself.
  let navigation: UINavigationController?
  private let parts: SegueStock
  private let list: UIViewController
  private var delegate: StockDelegate?
  /// Delegates are held weakly by what asks them, and so are targets.
  private var owned: [AnyObject] = []
  /// Those of the details that are shown.
  private var ownedByDetails: [AnyObject] = []

  init(_ parts: SegueStock) {
    self.parts = parts
    list = parts.list?() ?? StockListController()
    let pushes = parts.pushes || parts.list == nil
    navigation = pushes ? UINavigationController(rootViewController: list) : nil
    root = navigation ?? list
    let delegate = StockDelegate(parts, list: list)
    self.delegate = delegate
    if let navigation {
      // The stock screens have headings of their own.
      navigation.isNavigationBarHidden = parts.list == nil
      let asked: any UINavigationControllerDelegate = parts.navigationDelegate?() ?? delegate
      owned.append(asked)
      navigation.delegate = asked
    }
    listen(to: list)
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
      if isAtFirst { silently { push(animated: false) } }
      navigation?.popViewController(animated: true)
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
    let detail = makeDetail()
    let transitioning: any UIViewControllerTransitioningDelegate =
      parts.transitioningDelegate?() ?? delegate ?? StockDelegate(parts, list: list)
    ownedByDetails.append(transitioning)
    detail.transitioningDelegate = transitioning
    detail.modalPresentationStyle = parts.presentation == nil ? .fullScreen : .custom
    root.present(detail, animated: animated)
    follow(detail, isPushed: false)
  }

  private func push(animated: Bool) {
    guard let navigation else { return }
    let detail = makeDetail()
    navigation.pushViewController(detail, animated: animated)
    follow(detail, isPushed: true)
  }

  private func makeDetail() -> UIViewController {
    if isAtFirst, root.presentedViewController == nil { ownedByDetails = [] }
    let detail = parts.detail?() ?? StockDetailController()
    delegate?.detail = detail
    return detail
  }

  // MARK: Hands

  private func listen(to list: UIViewController) {
    let open: @MainActor () -> Void = { [weak self] in
      guard let self else { return }
      act(parts.pushes ? .push : .present)
    }
    if let stock = list as? StockListController {
      stock.opened = open
      delegate?.card = { [weak stock] in stock?.openedCard ?? UIView() }
      return
    }
    let tap = StockTap(on: list, isIdle: { [weak self] in self?.isIdle(at: list) ?? false }, act: open)
    owned.append(tap)
    delegate?.card = { [weak list] in
      if let list { tap.lookAgain(in: list) }
      return tap.card
    }
  }

  /// Lets a tap close a screen, and a pan drive that where something can be driven.
  private func follow(_ detail: UIViewController, isPushed: Bool) {
    let close: @MainActor () -> Void = { [weak self] in self?.act(isPushed ? .pop : .dismiss) }
    if let stock = detail as? StockDetailController {
      stock.closed = close
    } else {
      ownedByDetails.append(
        StockTap(
          on: detail,
          isIdle: { [weak self, weak detail] in detail.flatMap { self?.isIdle(at: $0) } ?? false },
          act: close
        )
      )
    }
    guard parts.interactor != nil, let view = detail.view else { return }
    let pull = StockPull { [weak self] pan in self?.delegate?.follow(pan, isPushed, close) }
    ownedByDetails.append(pull)
    view.addGestureRecognizer(pull.recognizer)
  }

  /// Whether no screen has been pushed.
  private var isAtFirst: Bool { (navigation?.viewControllers.count ?? 1) == 1 }

  /// Whether a screen is the last one, and none is on its way.
  private func isIdle(at screen: UIViewController) -> Bool {
    let last = root.presentedViewController ?? navigation?.topViewController ?? root
    return last === screen && !screen.isBeingDismissed && root.transitionCoordinator == nil
  }
}

/// A pan whose events go to a closure.
@MainActor
private final class StockPull: NSObject {
  private(set) lazy var recognizer = UIPanGestureRecognizer(
    target: self,
    action: Selector("pull:") { (pull: StockPull) in { (pan: UIPanGestureRecognizer) in pull.body(pan) } }
  )
  private let body: @MainActor (UIPanGestureRecognizer) -> Void

  init(_ body: @escaping @MainActor (UIPanGestureRecognizer) -> Void) {
    self.body = body
    super.init()
  }
}
