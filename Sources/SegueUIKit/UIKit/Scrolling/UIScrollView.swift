public import Foundation
import SegueGeometry
import SegueGestures
import SegueMotion
import SegueStage

/// A view whose content is larger than itself, and is moved by a finger.
///
/// The offset is the origin of the bounds, as in UIKit; resistance, deceleration and bouncing are the engine's.
@preconcurrency @MainActor
open class UIScrollView: UIView, ScrollDelegating {
  /// Who is told of the scrolling; subclasses know it by a protocol of their own.
  weak var scrollDelegate: (any UIScrollViewDelegate)?
  /// The size of the content, in points.
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { keepInRange() } }
  }
  /// Room around the content, in points.
  open var contentInset = UIEdgeInsets.zero { didSet { insetsDidChange() } }
  /// Whether a notch and bars are added to ``contentInset``.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { insetsDidChange() }
  }
  /// Whether a finger moves the content.
  open var isScrollEnabled = true { didSet { pan.isEnabled = isScrollEnabled } }
  /// Whether the content comes to rest at multiples of the bounds.
  open var isPagingEnabled = false
  /// Whether the content can be pulled beyond its ends.
  open var bounces = true
  /// Whether it can be pulled down and up if it fits.
  open var alwaysBounceVertical = false
  /// Whether it can be pulled left and right if it fits.
  open var alwaysBounceHorizontal = false
  /// Whether a finger that moves along one axis moves the content along that one alone.
  open var isDirectionalLockEnabled = false
  /// How fast the content slows down.
  open var decelerationRate = DecelerationRate.normal
  /// Whether an indicator is shown; none is.
  open var showsVerticalScrollIndicator = true
  /// Whether an indicator is shown; none is.
  open var showsHorizontalScrollIndicator = true
  /// Whether touches reach the content at once; they do.
  open var delaysContentTouches = true
  /// Whether touches on the content may become a drag.
  open var canCancelContentTouches = true
  /// Whether a tap on the status bar scrolls to the top; there is none.
  open var scrollsToTop = true
  /// How a keyboard is dismissed; there is none.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// The least scale of what is zoomed.
  open var minimumZoomScale: CGFloat = 1
  /// The greatest scale of what is zoomed.
  open var maximumZoomScale: CGFloat = 1
  /// Whether a pinch may go beyond the scales; there is none.
  open var bouncesZoom = true
  /// The insets of an indicator; none is shown.
  open var scrollIndicatorInsets = UIEdgeInsets.zero

  /// The rectangle of the content, for constraints.
  public let contentLayoutGuide = UILayoutGuide()
  /// The rectangle of the view, for constraints.
  public let frameLayoutGuide = UILayoutGuide()
  let pan = ScrollPanRecognizer(target: nil, action: nil)
  var drag: ScrollDragState?
  var motion: ScrollClockwork?
  /// The insets as they were when the offset was last fitted to them.
  var fittedInsets = UIEdgeInsets.zero

  /// Creates a scroll view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  /// Creates a scroll view of no size from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    clipsToBounds = true
    for guide in [contentLayoutGuide, frameLayoutGuide] { guide.owningView = self }
    contentLayoutGuide.isContent = true
    frameLayoutGuide.insets = { _ in .zero }
    pan.scrollView = self
    addGestureRecognizer(pan)
  }

  /// The recognizer of the finger that moves the content.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  /// Whether a touch on a view in it may become a scroll; it may, but for a control's.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// Whether a touch on a view in it begins at once; it does.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    true
  }
  /// What is shown as one pulls it down, which is nothing.
  open var refreshControl: UIRefreshControl? {
    didSet { if refreshControl != nil { layer.host.note("refresh controls are not shown") } }
  }
  /// Distances of the indicators from the edges, in points.
  open var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { scrollIndicatorInsets }
    set { scrollIndicatorInsets = newValue }
  }
  /// How light the indicators are.
  open var indicatorStyle = IndicatorStyle.default

  /// How light indicators are.
  public enum IndicatorStyle: Int, Sendable {
    /// As the ground needs.
    case `default`
    /// Black.
    case black
    /// White.
    case white
  }

  /// The point of the content at the view's origin.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      if motion?.isOwnStep != true { stopMotion() }
      if newValue != bounds.origin { bounds.origin = newValue }
    }
  }

  /// Moves the content so that a point of it is at the view's origin; animated over .3 seconds.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated, window != nil, contentOffset != self.contentOffset else {
      self.contentOffset = contentOffset
      return
    }
    glide(to: contentOffset)
  }

  /// Moves the content as little as it takes to see a rectangle of it.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let (room, insets) = (bounds.inset(by: adjustedContentInset), adjustedContentInset)
    func start(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
      low < from ? low : high > to ? from + high - to : from
    }
    let wanted = CGPoint(
      x: start(rect.minX, rect.maxX, room.minX, room.maxX) - insets.left,
      y: start(rect.minY, rect.maxY, room.minY, room.maxY) - insets.top
    )
    setContentOffset(clamped(wanted), animated: animated)
  }

  /// Whether a finger moves the content.
  open var isDragging: Bool { drag != nil }
  /// Whether a finger is on the content.
  open var isTracking: Bool { pan.engine.map { !$0.state.isFinal } ?? false }
  /// Whether the content slows down.
  open var isDecelerating: Bool { motion?.isDeceleration ?? false }

  /// Shows the indicators; there are none.
  open func flashScrollIndicators() {}

  /// The insets with what a notch and bars take.
  open var adjustedContentInset: UIEdgeInsets {
    let (own, safe) = (contentInset, safeAreaInsets)
    let isDown: Bool
    let isAcross: Bool
    switch contentInsetAdjustmentBehavior {
    case .never: return own
    case .always: (isDown, isAcross) = (true, true)
    case .automatic, .scrollableAxes:
      isDown =
        alwaysBounceVertical || contentSize.height > bounds.height
        || contentInsetAdjustmentBehavior == .automatic && isContentBelowBar
      isAcross = alwaysBounceHorizontal || contentSize.width > bounds.width
    }
    return UIEdgeInsets(
      top: own.top + (isDown ? safe.top : 0),
      left: own.left + (isAcross ? safe.left : 0),
      bottom: own.bottom + (isDown ? safe.bottom : 0),
      right: own.right + (isAcross ? safe.right : 0)
    )
  }

  /// Whether bars are above it as a navigation controller's content, whether it scrolls or not.
  private var isContentBelowBar: Bool {
    guard let contentOwner else { return false }
    return contentOwner.automaticallyAdjustsScrollViewInsets && contentOwner.navigationController != nil
  }

  /// The controller whose content it is; nil for any other scroll view.
  private var contentOwner: UIViewController? {
    let owner = sequence(first: self as UIView, next: \.superview).lazy.compactMap(\.controller).first
    return owner?.contentScroll === self ? owner : nil
  }

  /// Insets that are added to the app's own have changed.
  open func adjustedContentInsetDidChange() {}

  /// The scale of what is zoomed.
  open var zoomScale: CGFloat {
    get { scrollDelegate?.viewForZooming(in: self)?.transform.a ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Scales what is zoomed; a pinch does not.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard let view = scrollDelegate?.viewForZooming(in: self) else { return }
    let wanted = min(max(scale, minimumZoomScale), maximumZoomScale)
    let change = {
      view.transform = CGAffineTransform(scaleX: wanted, y: wanted)
      let box = view.frame
      view.center = CGPoint(x: view.center.x - box.minX, y: view.center.y - box.minY)
      self.contentSize = view.frame.size
    }
    if animated { UIView.animate(withDuration: 0.3, animations: change) } else { change() }
    scrollDelegate?.scrollViewDidZoom(self)
  }

  /// Shows a rectangle of what is zoomed, in that view's points, as large as it fits.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    let change = {
      self.setZoomScale(
        min(self.bounds.width / rect.width, self.bounds.height / rect.height),
        animated: false
      )
      let scale = self.zoomScale
      let middle = CGPoint(x: rect.midX * scale, y: rect.midY * scale)
      let origin = CGPoint(x: middle.x - self.bounds.width / 2, y: middle.y - self.bounds.height / 2)
      self.contentOffset = self.clamped(origin)
    }
    if animated { UIView.animate(withDuration: 0.3, animations: change) } else { change() }
  }

  /// Places the content by constraints, and fits the offset to the insets.
  open override func layoutSubviews() {
    super.layoutSubviews()
    insetsDidChange()
    contentOwner?.navigationController?.contentDidScroll()
  }

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if bounds.origin != old.origin {
      contentDidMove()
      contentOwner?.navigationController?.contentDidScroll()
      layer.host.lookAround?()
      scrollDelegate?.scrollViewDidScroll(self)
    }
    if bounds.size != old.size { keepInRange() }
  }

  /// The content has moved.
  func contentDidMove() {}
  /// The content has come to rest, after a finger or where it was sent.
  func contentDidRest() {}

  /// Begins only along an axis on which the content moves.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === pan else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    let moved = pan.translation(in: nil)
    return mayBegin(moved)
  }

  /// What is done about a notch and bars.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// They are added where the content scrolls, and above and below the screens of a navigation controller.
    case automatic
    /// They are added where the content scrolls.
    case scrollableAxes
    /// Nothing.
    case never
    /// They are added.
    case always
  }

  /// How a keyboard is dismissed; there is none.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Not by scrolling.
    case none
    /// By a drag.
    case onDrag
    /// With the finger.
    case interactive
  }

  /// How fast content slows down: the fraction of its velocity that is left after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction.
    public let rawValue: CGFloat

    /// Creates a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// .998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// .99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
