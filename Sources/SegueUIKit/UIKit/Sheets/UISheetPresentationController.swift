public import Foundation
import SegueMotion
import SegueUIKitRules

/// What presents a controller as a sheet, which rests at several heights and follows a finger.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// The heights at which it rests.
  open var detents: [Detent] = [.large()] {
    didSet { settle() }
  }
  /// The detent at which it rests; nil is the lowest, and one that it does not have too.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { settle() }
  }
  /// The largest detent at which what is behind is not dimmed and takes touches; nil for none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { settle() }
  }
  /// Whether it shows a handle.
  open var prefersGrabberVisible = false {
    didSet { showGrabber() }
  }
  /// The radius of its corners in points; nil leaves them as the view has them.
  open var preferredCornerRadius: CGFloat? {
    didSet { showCorners() }
  }
  /// Whether a finger that scrolls its content moves the sheet up first.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether it is at the lower edge where there is little height; it always is.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether it is as wide as its controller would like where it is at the lower edge; it has the container's width.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// What it comes from on large screens.
  open var sourceView: UIView?

  /// What is behind it, dimmed.
  private(set) var dimmingView: UIView?
  private var grabber: UIView?
  private var pan: SheetPanRecognizer?
  /// The hand that moves it.
  var hand: SheetHand?
  /// Whether a transition has the view, or takes it away.
  private var isMoving = false

  /// Makes changes of the detents that the sheet moves to by its spring.
  open func animateChanges(_ changes: () -> Void) {
    let spring = SheetRules.spring
    let seconds = spring.settlingDuration()
    let curve = TimingCurve.spring(spring, initialVelocity: 0, duration: seconds)
    UIView.begin(seconds, 0, .overrideInheritedCurve, curve, changes, nil)
  }

  /// Asks the detents for their heights again.
  open func invalidateDetents() { settle() }

  // MARK: Where it is

  /// The detents in order of their heights, without those that do not apply.
  var active: [(identifier: Detent.Identifier, height: Double)] {
    guard let containerView else { return [] }
    let room = DetentRoom(container: containerView)
    return detents.compactMap { detent in detent.height(in: room).map { (detent.identifier, Double($0)) } }
      .sorted { $0.height < $1.height }
  }

  /// The rules by which it rests and moves.
  var rules: SheetRules {
    let active = active
    return SheetRules(
      heights: active.map(\.height),
      containerHeight: Double(containerView?.bounds.height ?? 0),
      largestUndimmed: active.firstIndex { $0.identifier == largestUndimmedDetentIdentifier },
      canLeave: !presentedViewController.isModalInPresentation
    )
  }

  /// The index of the detent at which it rests.
  var selected: Int { active.firstIndex { $0.identifier == selectedDetentIdentifier } ?? 0 }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let rules = rules
    return CGRect(
      x: 0,
      y: CGFloat(rules.top(at: selected)),
      width: containerView.bounds.width,
      height: CGFloat(rules.fullHeight)
    )
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    dimmingView?.frame = containerView?.bounds ?? .zero
    settle()
  }

  /// Has the view where its detent is, unless a hand or a transition has it.
  private func settle() {
    guard dimmingView != nil, !isMoving, hand == nil, let view = presentedView,
      view.superview === containerView
    else { return }
    let frame = frameOfPresentedViewInContainerView
    if view.frame != frame { view.frame = frame }
    dim(top: Double(frame.minY))
  }

  /// Dims what is behind as far as it is to be while the top is at a place.
  func dim(top: Double) {
    let alpha = CGFloat(rules.dimming(top: top).amount)
    if let dimmingView, dimmingView.alpha != alpha { dimmingView.alpha = alpha }
  }

  /// Whether what is behind takes touches.
  var letsTouchesThrough: Bool { rules.largestUndimmed.map { selected <= $0 } ?? false }

  // MARK: Its transitions

  /// Goes along with the transition that presents it.
  func accompanyPresentation(_ run: TransitionRun) {
    guard let containerView, let view = presentedView else { return }
    isMoving = true
    let dimming = UIView(frame: containerView.bounds)
    dimming.backgroundColor = UIColor { style in
      UIColor(white: 0, alpha: style.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }
    dimming.layer.name = "dimming"
    dimming.alpha = 0
    dimming.addGestureRecognizer(SheetTapRecognizer(sheet: self))
    containerView.insertSubview(dimming, at: 0)
    dimmingView = dimming
    let pan = SheetPanRecognizer(sheet: self)
    view.addGestureRecognizer(pan)
    self.pan = pan
    showGrabber()
    showCorners()
    let alpha = CGFloat(rules.dimming(top: Double(frameOfPresentedViewInContainerView.minY)).amount)
    _ = run.accompany({ _ in dimming.alpha = alpha }, nil)
  }

  /// The transition that presents it is over.
  func endPresentation(_ didComplete: Bool) {
    isMoving = false
    if !didComplete { leaveView() }
  }

  /// Goes along with the transition that dismisses it.
  func accompanyDismissal(_ run: TransitionRun) {
    isMoving = true
    if let dimmingView { _ = run.accompany({ _ in dimmingView.alpha = 0 }, nil) }
  }

  /// The transition that dismisses it is over.
  func endDismissal(_ didComplete: Bool) {
    isMoving = false
    if didComplete { leaveView() } else { settle() }
  }

  /// Takes away what it has put into the presented view.
  private func leaveView() {
    pan.map { presentedView?.removeGestureRecognizer($0) }
    grabber?.removeFromSuperview()
    (pan, grabber, dimmingView, hand) = (nil, nil, nil, nil)
  }

  private func showGrabber() {
    guard let view = presentedView, dimmingView != nil else { return }
    guard prefersGrabberVisible else {
      grabber?.removeFromSuperview()
      grabber = nil
      return
    }
    guard grabber == nil else { return }
    let size = CGSize(width: 36, height: 5)
    let place = CGPoint(x: (view.bounds.width - size.width) / 2, y: 5)
    let handle = UIView(frame: CGRect(origin: place, size: size))
    handle.backgroundColor = UIColor.tertiaryLabel
    handle.layer.cornerRadius = size.height / 2
    handle.layer.name = "grabber"
    handle.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    handle.isUserInteractionEnabled = false
    view.addSubview(handle)
    grabber = handle
  }

  private func showCorners() {
    guard let preferredCornerRadius, let view = presentedView, dimmingView != nil else { return }
    view.layer.cornerRadius = preferredCornerRadius
  }
}
