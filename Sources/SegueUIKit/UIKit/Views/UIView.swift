public import Foundation
import SegueGeometry
import SegueStage

/// A rectangle on the screen, with a layer that shows it.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate {
  /// The layer, which the view is the delegate of.
  public let layer: CALayer
  /// The views in this one, back to front.
  public internal(set) var subviews: [UIView] = []
  /// The view that this one is in.
  public internal(set) weak var superview: UIView?
  /// A number by which an app finds the view.
  open var tag = 0
  /// Whether the view and those in it are found by touches.
  open var isUserInteractionEnabled = true
  /// Whether it takes several touches at once.
  open var isMultipleTouchEnabled = false
  /// Whether it alone takes touches while it has one.
  open var isExclusiveTouch = false
  /// How it follows the size of the view that it is in.
  open var autoresizingMask: UIView.AutoresizingMask = []
  /// Whether the views in it follow its size.
  open var autoresizesSubviews = true
  /// Whether its frame places it; otherwise constraints do.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      if translatesAutoresizingMaskIntoConstraints != oldValue, outermost.traits?.system != nil {
        constraintsDidChange()
      }
    }
  }
  /// How its contents fill it.
  open var contentMode = UIView.ContentMode.scaleToFill { didSet { contentModeDidChange() } }
  /// Whether the safe area is a part of the margins.
  open var insetsLayoutMarginsFromSafeArea = true { didSet { insetsDidChangeDown() } }
  /// Whether the margins are at least as large as the superview's where the view reaches into them.
  open var preservesSuperviewLayoutMargins = false { didSet { insetsDidChangeDown() } }
  /// The name by which tests find it.
  open var accessibilityIdentifier: String?

  /// Would write the view into an archive; nothing is written.
  open func encode(with coder: NSCoder) {}
  var ownTint: UIColor?
  var isDisplayNeeded = true
  /// What it has to do with constraints, if anything.
  var traits: LayoutTraits?
  /// Whether constraints are about it.
  var isConstrained = false
  /// The insets that were last told of.
  var knownSafeArea = UIEdgeInsets.zero
  var maskView: UIView?
  var recognizerList: [UIGestureRecognizer] = []
  var effects: [UIMotionEffect] = []
  /// The traits that it is shown in: the screen's.
  open var traitCollection: UITraitCollection { UITraitCollection.current }
  /// How light it should be, which has no effect.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle == .dark { SegueHost.current.noteUnused("a view") } }
  }
  /// Whether the tint is dimmed, which is told and not shown.
  open var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic { didSet { tellTint() } }
  /// Which way contents go where text goes from right to left; it does not here.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute == .forceRightToLeft { SegueHost.current.noteUnused("a view") } }
  }
  /// Pixels to a point.
  open var contentScaleFactor: CGFloat = 3
  /// Whether the old contents go as new ones are drawn; they do.
  open var clearsContextBeforeDrawing = true
  /// The name by which its state would be kept.
  open var restorationIdentifier: String?
  /// The controller that it is the view of.
  weak var controller: UIViewController?

  /// The class of the layer that a view of this class is made with.
  open class var layerClass: AnyClass { CALayer.self }

  /// Creates a view with a frame in its superview's points.
  public init(frame: CGRect) {
    layer = ((type(of: self).layerClass as? CALayer.Type) ?? CALayer.self).init()
    super.init(main: ())
    takeLayer()
    self.frame = frame
  }

  /// Creates a view of no size from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    layer = ((type(of: self).layerClass as? CALayer.Type) ?? CALayer.self).init()
    super.init(main: ())
    takeLayer()
  }

  /// Creates a view of no size.
  public convenience init() { self.init(frame: .zero) }

  private func takeLayer() {
    layer.delegate = self
    layer.setNeedsLayout()
  }

  /// The view's controller, or else the superview.
  open override var next: UIResponder? { controller ?? superview }

  // MARK: Place

  /// The box around the view in its superview's points; undefined by UIKit under a transform.
  open var frame: CGRect {
    get { layer.frame }
    set { layer.frame = newValue }
  }
  /// The view's own coordinate system, in points.
  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }
  /// The place of the layer's anchor point, in the superview's points.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }
  /// The transform about the centre.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }
  /// The transform about the centre, with depth.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  // MARK: Look

  /// The opacity of the view with what is in it, 0…1.
  open var alpha: CGFloat {
    get { CGFloat(layer.ownState.opacity) }
    set { layer.change("opacity", to: [(.opacity, .number(min(max(Double(newValue), 0), 1)))]) }
  }
  /// Whether neither the view nor what is in it is shown.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != layer.isHidden else { return }
      layer.isHidden = newValue
      (superview as? UIStackView)?.arrangementDidChange()
    }
  }
  /// Whether it says that it fills its bounds; it is drawn in the same way.
  open var isOpaque = true
  /// The colour behind everything in it.
  open var backgroundColor: UIColor? {
    get { layer.backgroundColor.map { UIColor(cgColor: $0) } }
    set { layer.backgroundColor = newValue?.cgColor }
  }
  /// Whether what is in it is cut off at its bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// The colour of what can be touched, from the nearest view above that has one.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTint = newValue
      tellTint()
    }
  }
  /// The view whose alpha masks this one, placed in this one's points.
  open var mask: UIView? {
    get { maskView }
    set {
      maskView = newValue
      layer.mask = newValue?.layer
    }
  }

  /// The tint colour has changed.
  open func tintColorDidChange() {}

  /// The value of a property: one of the app's, or one that UIKit declares.
  open override func value(forKey key: String) -> Any? {
    SegueTable.value(forKey: key, of: self) ?? ownValue(forKey: key)
  }
  /// Sets a property: one of the app's, or one that UIKit declares.
  open override func setValue(_ value: Any?, forKey key: String) {
    if !SegueTable.set(value, forKey: key, of: self), !setOwnValue(value, forKey: key) {
      super.setValue(value, forKey: key)
    }
  }

  // MARK: What subclasses override

  /// The traits have changed; they do not.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The margins have changed.
  open func layoutMarginsDidChange() {}
  /// The view whose text the first line is.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose text the last line is.
  open var forLastBaselineLayout: UIView { self }
  /// The class's own constraints are needed, even without any of the app's; nobody asks.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// The rectangle that constraints are about, as a rectangle of the view.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Places the views in it, after the bounds or the views have changed; constraints place theirs.
  open func layoutSubviews() { placeSubviewsByConstraints() }
  /// Makes constraints, after ``setNeedsUpdateConstraints()``.
  open func updateConstraints() {}
  /// A notch or bars reach into the view in another way.
  open func safeAreaInsetsDidChange() {}
  /// The size that the view wants if there is this much room; its own, unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// The size of the view's contents, with `noIntrinsicMetric` for what they do not decide.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// Whether a recognizer of the view may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Draws the view into the present context; its own class draws nothing.
  open func draw(_ rect: CGRect) {}
  /// Asks for ``draw(_:)`` at the end of the turn.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  /// How far a notch, the home indicator and bars reach into the view, in points; nothing outside of a window.
  open var safeAreaInsets: UIEdgeInsets { coveredInsets }
  /// The distances of contents from the edges, in points: 8, of a controller's view 16 at the sides, and the safe area.
  open var layoutMargins: UIEdgeInsets {
    get { ownMargins }
    set { ownMargins = newValue }
  }
  /// The size of the contents is another one.
  open func invalidateIntrinsicContentSize() { contentSizeDidChange() }
  /// The size that the constraints in the view allow and that comes nearest to another one, by priorities.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { fittingSize(near: targetSize, horizontalFittingPriority, verticalFittingPriority) }
  /// Lets a recognizer follow the view's touches, instead of another view's.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
  /// Lets a recognizer follow no touches.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
  /// A view that shows this one as it looks now, in its size, at the origin.
  ///
  /// Without the changes of this turn, a view that has not been on the screen yet has no look, and is empty.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    snapshot(of: bounds, afterUpdates: afterUpdates)
  }
  /// A view has joined this one.
  open func didAddSubview(_ subview: UIView) {}
  /// A view is about to leave this one.
  open func willRemoveSubview(_ subview: UIView) {}
  /// The view is about to move to another one, or out of this one.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// The view has moved to another one, or out of one.
  open func didMoveToSuperview() {}
  /// The view is about to be in another window, or in none.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// The view is in another window, or in none.
  open func didMoveToWindow() {}
  /// The view in which a touch at a point ends up, the frontmost and innermost; nil if there is none.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { foundView(at: point, with: event) }
  /// Whether a point in the view's own points is in it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.rect.contains(point.point) }

  /// The action for a key of the layer: that of the animation in force, or none.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    ViewAnimations.current.action(forKey: event) ?? NSNull()
  }

  /// Lays out the views in it; see ``layoutSubviews()``.
  open func layoutSublayers(of layer: CALayer) {
    noteSafeArea()
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
    displayIfNeeded()
  }

  /// The layer's bounds have changed.
  func boundsDidChange(from old: CGRect) { followBounds(from: old) }
  /// How much the contents resist being stretched, if the app has not said it.
  var defaultHugging: UILayoutPriority { .defaultLow }
  /// The size of the contents in a width.
  func contentSize(forWidth width: CGFloat) -> CGSize { intrinsicContentSize }
  /// How far the first and the last line of text stand from the top and from the bottom.
  var baselines: (first: CGFloat, last: CGFloat) { (0, 0) }
  /// The size has changed; contents that depend on it are made anew.
  func sizeDidChange() {}
  /// The content mode has changed.
  func contentModeDidChange() {}

  // MARK: Hierarchy

  /// Adds a view in front of the others.
  open func addSubview(_ view: UIView) { adopt(view, at: subviews.count) }
  /// Inserts a view at an index of ``subviews``, clamped.
  open func insertSubview(_ view: UIView, at index: Int) { adopt(view, at: index) }
  /// Inserts a view behind another one in this.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    adopt(view, beside: siblingSubview, inFront: false)
  }
  /// Inserts a view in front of another one in this.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    adopt(view, beside: siblingSubview, inFront: true)
  }
  /// Leaves the view that it is in.
  open func removeFromSuperview() { leaveSuperview() }
  /// Asks for a layout at the end of the turn.
  open func setNeedsLayout() { layer.setNeedsLayout() }
  /// Lays out now what needs it, here and above.
  open func layoutIfNeeded() { layer.layoutIfNeeded() }
  /// Takes the size that the view wants.
  open func sizeToFit() { fitSize() }
}
