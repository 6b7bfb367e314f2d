import Foundation
import SegueUIKitRules

/// The scroll view of a page controller: room for three pages, of which the middle one is seen at rest.
@MainActor
final class PageScrollView: UIScrollView {
  private unowned let owner: UIPageViewController
  private var current: UIViewController?
  /// The pages beside the current one; nil until they are asked for.
  private var neighbors: (before: UIViewController?, after: UIViewController?)?
  /// The page that comes in, and its side.
  private var pending: (page: UIViewController, isForward: Bool)?
  /// The app's own turn, of which no delegate is told.
  private var turn: ((Bool) -> Void)?
  private var isTurning = false
  /// While pages are placed the content's moves are no strokes.
  private var isArranging = false

  init(_ owner: UIPageViewController) {
    self.owner = owner
    super.init(frame: .zero)
    isPagingEnabled = true
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
  }

  required init?(coder: NSCoder) { nil }

  private var isAcross: Bool { owner.navigationOrientation == .horizontal }
  private var length: CGFloat { isAcross ? bounds.width : bounds.height }
  private var isSeen: Bool { owner.appearance == .seen || owner.appearance == .appearing }

  /// The offset at which a page is seen: 0 before, 1 the middle, 2 after.
  private func offset(of slot: CGFloat) -> CGPoint {
    isAcross ? CGPoint(x: slot * length, y: 0) : CGPoint(x: 0, y: slot * length)
  }

  private func frame(of slot: CGFloat) -> CGRect {
    let gap = owner.spacing / 2
    let page = CGRect(origin: offset(of: slot), size: bounds.size)
    return page.insetBy(dx: isAcross ? gap : 0, dy: isAcross ? 0 : gap)
  }

  /// Has the scroll view somewhere; turned or resized, it shows the same page.
  func place(_ frame: CGRect) {
    if frame != self.frame {
      isArranging = true
      self.frame = frame
      isArranging = false
      arrange()
    } else if neighbors == nil, pending == nil {
      arrange()
    }
  }

  /// The data source is another one.
  func forgetNeighbors() {
    neighbors = nil
    setNeedsLayout()
    owner.viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Without a way

  /// Shows a page at once.
  func show(_ page: UIViewController) {
    stopMotion()
    giveUpPending()
    if page !== current {
      if let old = current { leave(old, animated: false) }
      current = page
      enter(page, frame(of: 1), animated: false)
      page.didMove(toParent: owner)
    }
    owner.viewControllers = [page]
    neighbors = nil
    arrange()
  }

  /// Shows no page.
  func removeAll() {
    giveUpPending()
    if let old = current { leave(old, animated: false) }
    current = nil
    neighbors = nil
  }

  // MARK: By the app

  /// Scrolls to a page.
  func turn(to page: UIViewController, isForward: Bool, _ completion: ((Bool) -> Void)?) {
    finishTurn()
    begin(page, isForward)
    (isTurning, turn) = (true, completion)
    arrange()
    setContentOffset(offset(of: isForward ? 2 : 0), animated: true)
  }

  /// Ends a turn of the app's where it was to go, as something else is to be shown.
  private func finishTurn() {
    guard isTurning else { return giveUpPending() }
    stopMotion()
    commit(finished: false)
  }

  // MARK: By strokes

  override func contentDidMove() {
    guard !isArranging, !isTurning, length > 0 else { return }
    let way = (isAcross ? contentOffset.x : contentOffset.y) - length
    if let pending, way != 0, pending.isForward != (way > 0) { giveUp(pending.page) }
    guard pending == nil, way != 0, let page = way > 0 ? neighbors?.after : neighbors?.before else { return }
    owner.delegate?.pageViewController(owner, willTransitionTo: [page])
    begin(page, way > 0)
  }

  override func contentDidRest() {
    guard length > 0, !isArranging else { return }
    let way = (isAcross ? contentOffset.x : contentOffset.y) - length
    let isTurned = abs(way) > length / 2
    guard let pending, let old = current else { return }
    if isTurning {
      // A finger may have caught it, and pulled it back.
      guard !isTurned else { return commit(finished: true) }
      let completion = turn
      giveUp(pending.page)
      neighbors = nil
      arrange()
      completion?(false)
      return
    }
    if isTurned { commit(finished: true) } else { giveUp(pending.page) }
    if isTurned { owner.pageDidTurn(isForward: pending.isForward) }
    owner.delegate?.pageViewController(
      owner,
      didFinishAnimating: true,
      previousViewControllers: [old],
      transitionCompleted: isTurned
    )
  }

  private func begin(_ page: UIViewController, _ isForward: Bool) {
    pending = (page, isForward)
    enter(page, frame(of: isForward ? 2 : 0), animated: true)
    if isSeen, let current { current.tell(.viewWillDisappear, true) }
  }

  /// The page that came in stays.
  private func commit(finished: Bool) {
    guard let (page, _) = pending else { return }
    let completion = turn
    (pending, turn, isTurning, neighbors) = (nil, nil, false, nil)
    if let old = current { leave(old, animated: true) }
    current = page
    owner.viewControllers = [page]
    arrange()
    if isSeen { page.tell(.viewDidAppear, true) }
    page.didMove(toParent: owner)
    completion?(finished)
  }

  private func giveUpPending() { if let pending { giveUp(pending.page) } }

  /// The page that came in goes again.
  private func giveUp(_ page: UIViewController) {
    pending = nil
    (isTurning, turn) = (false, nil)
    if isSeen { page.tell(.viewWillDisappear, true) }
    remove(page)
    if isSeen {
      page.tell(.viewDidDisappear, true)
      current?.tell(.viewWillAppear, true)
      current?.tell(.viewDidAppear, true)
    }
  }

  // MARK: Pages

  private func enter(_ page: UIViewController, _ frame: CGRect, animated: Bool) {
    owner.addChild(page)
    if isSeen { page.tell(.viewWillAppear, animated) }
    UIView.performWithoutAnimation {
      page.view.frame = frame
      addSubview(page.view)
      page.view.layoutIfNeeded()
    }
    guard isSeen else { return }
    page.tell(.viewIsAppearing, animated)
    if !animated, owner.appearance == .seen { page.tell(.viewDidAppear, false) }
  }

  private func leave(_ page: UIViewController, animated: Bool) {
    if isSeen, !animated { page.tell(.viewWillDisappear, false) }
    remove(page)
    if isSeen { page.tell(.viewDidDisappear, animated) }
  }

  private func remove(_ page: UIViewController) {
    page.willMove(toParent: nil)
    page.viewIfLoaded?.removeFromSuperview()
    page.removeFromParent()
  }

  /// Asks for the pages beside the current one, and places all three.
  private func arrange() {
    guard length > 0, let current else { return }
    if neighbors == nil, pending == nil {
      neighbors = (
        owner.dataSource?.pageViewController(owner, viewControllerBefore: current),
        owner.dataSource?.pageViewController(owner, viewControllerAfter: current)
      )
    }
    isArranging = true
    contentSize =
      isAcross
      ? CGSize(width: 3 * length, height: bounds.height) : CGSize(width: bounds.width, height: 3 * length)
    // Where there is no page, the content ends: a stroke pulls against its edge.
    let (hasBefore, hasAfter) = (hasPage(isForward: false), hasPage(isForward: true))
    let (start, end) = (hasBefore ? 0 : -length, hasAfter ? 0 : -length)
    contentInset =
      isAcross
      ? UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
      : UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
    isScrollEnabled = owner.dataSource != nil
    if motion == nil, drag == nil { contentOffset = offset(of: 1) }
    UIView.performWithoutAnimation {
      current.viewIfLoaded?.frame = frame(of: 1)
      if let pending { pending.page.viewIfLoaded?.frame = frame(of: pending.isForward ? 2 : 0) }
    }
    isArranging = false
  }

  private func hasPage(isForward: Bool) -> Bool {
    if let pending { return pending.isForward == isForward }
    return (isForward ? neighbors?.after : neighbors?.before) != nil
  }
}
