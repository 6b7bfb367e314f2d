public import Foundation
import SegueGeometry
import SegueStage

/// A layer of the host's tree.
///
/// It is a handle: its numbers are the tree's. It is on the main actor, as they are.
@preconcurrency @MainActor
open class CALayer: SegueObject {
  /// The host that has the layer.
  let host: SegueHost
  /// The layer's identity in the host's tree.
  let id: LayerID
  private let graves: Graves
  /// The layer that this one shows as it is presented; nil for one of the app's.
  private(set) var presented: CALayer?

  /// Who is asked for actions and told of layout; of a view's layer, the view.
  open weak var delegate: (any CALayerDelegate)? { didSet { rename() } }
  /// The layer that this one is in.
  public internal(set) weak var superlayer: CALayer?
  /// The name, which is seen in paths; the class's name if it is nil.
  open var name: String? { didSet { rename() } }
  /// Actions by key, which the class's own give way to; `NSNull` for none.
  open var actions: [String: any CAAction]?

  var sublayerList: [CALayer] = []
  var maskLayer: CALayer?
  /// The layers in front of which sublayers begin in the tree: a replica of something else.
  var replicas = 0
  /// The turn in which it joined a window; nil if it is in none.
  var joinedTurn: Int?
  /// Copies of the attached animations, in the order in which they were attached.
  var attached: [(key: String, animation: CAAnimation)] = []
  var isLayoutNeeded = false
  var extras: [String: Any] = [:]
  var radius = 0.0
  var corners: CACornerMask = .all
  var picture = PictureContents()
  var hints = LayerHints()

  // MARK: What the tree has

  /// The box around the layer in its superlayer's points; setting it sets position and size.
  ///
  /// With a transform, setting it makes the size such that the transformed layer fills the box, as far as one that is
  /// not turned can.
  open var frame: CGRect {
    get { treeFrame }
    set { treeFrame = newValue }
  }
  /// The layer's own coordinate system, in points.
  open var bounds: CGRect {
    get { treeBounds }
    set { treeBounds = newValue }
  }
  /// The place of the anchor point, in the superlayer's points.
  open var position: CGPoint {
    get { treePosition }
    set { treePosition = newValue }
  }
  /// The place along the z axis, in points, which decides the order as well.
  open var zPosition: CGFloat {
    get { treeZPosition }
    set { treeZPosition = newValue }
  }
  /// The point of the bounds, in fractions of them, that ``position`` places and the transform turns about.
  open var anchorPoint: CGPoint {
    get { treeAnchorPoint }
    set { treeAnchorPoint = newValue }
  }
  /// The anchor point's depth, in points, which has no effect: layers turn in their own plane.
  open var anchorPointZ: CGFloat {
    get { 0 }
    set { if newValue != 0 { host.note("the anchor points of layers have no depth") } }
  }
  /// The size that the layer would have by itself: the one that it has.
  open func preferredFrameSize() -> CGSize { bounds.size }
  /// The transform about the anchor point.
  open var transform: CATransform3D {
    get { treeTransform }
    set { treeTransform = newValue }
  }
  /// Whether neither the layer nor what is below it is shown.
  open var isHidden: Bool {
    get { treeIsHidden }
    set { treeIsHidden = newValue }
  }
  /// The opacity of the layer with its sublayers, 0…1.
  open var opacity: Float {
    get { treeOpacity }
    set { treeOpacity = newValue }
  }
  /// Whether sublayers are clipped to the bounds.
  open var masksToBounds: Bool {
    get { treeMasksToBounds }
    set { treeMasksToBounds = newValue }
  }
  /// The radius of the ``maskedCorners``, in points.
  open var cornerRadius: CGFloat {
    get { treeCornerRadius }
    set { treeCornerRadius = newValue }
  }
  /// The colour behind the contents; a shape layer shows its fill instead.
  open var backgroundColor: CGColor? {
    get { treeBackgroundColor }
    set { treeBackgroundColor = newValue }
  }
  /// The width of the border inside the bounds, in points.
  open var borderWidth: CGFloat {
    get { treeBorderWidth }
    set { treeBorderWidth = newValue }
  }
  /// The colour of the border.
  open var borderColor: CGColor? {
    get { treeBorderColor }
    set { treeBorderColor = newValue }
  }
  /// The colour of the shadow.
  open var shadowColor: CGColor? {
    get { treeShadowColor }
    set { treeShadowColor = newValue }
  }
  /// The opacity of the shadow, 0…1.
  open var shadowOpacity: Float {
    get { treeShadowOpacity }
    set { treeShadowOpacity = newValue }
  }
  /// The standard deviation of the shadow's blur, in points.
  open var shadowRadius: CGFloat {
    get { treeShadowRadius }
    set { treeShadowRadius = newValue }
  }
  /// How far the shadow lies from the layer, in points.
  open var shadowOffset: CGSize {
    get { treeShadowOffset }
    set { treeShadowOffset = newValue }
  }
  /// The sublayers, back to front; nil if there are none.
  open var sublayers: [CALayer]? {
    get { treeSublayers }
    set { treeSublayers = newValue }
  }
  /// The layer whose alpha masks this one, placed in this one's coordinates; nil for none.
  open var mask: CALayer? {
    get { treeMask }
    set { treeMask = newValue }
  }
  /// The picture in front of the background: a ``CGImage``; a change is not animated.
  open var contents: Any? {
    get { treeContents }
    set { treeContents = newValue }
  }
  /// The shape that casts the shadow; what the layer shows casts it in any case.
  open var shadowPath: CGPath? {
    get { treeShadowPath }
    set { treeShadowPath = newValue }
  }

  // MARK: Creation

  /// Creates a layer of no size, outside of any window.
  public required init() {
    host = SegueHost.current
    graves = host.graves
    id = host.add(Layer(name: "layer"))
    super.init(main: ())
    settle()
  }

  /// Creates a copy of a layer's numbers, as Core Animation does for its own purposes.
  public init(layer: Any) {
    let original = layer as? CALayer
    host = original?.host ?? SegueHost.current
    graves = host.graves
    id = host.add(Layer(name: "layer", model: original.map { $0.ownState } ?? LayerState()))
    super.init(main: ())
    settle()
  }

  /// Creates a layer from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    host = SegueHost.current
    graves = host.graves
    id = host.add(Layer(name: "layer"))
    super.init(main: ())
    settle()
  }

  deinit { graves.add(id) }

  private func settle() {
    rename()
    host.know(self, as: id)
  }

  /// Makes this layer, which has just been created, the presentation of another one.
  func present(_ layer: CALayer) {
    presented = layer
    host.stage[id].model = layer.state
    (name, delegate, radius, corners) =
      (layer.name, layer.delegate, layer.radius, layer.corners)
  }

  private func rename() { host.stage[id].name = name ?? treeName }

  /// What the layer is called in paths, if it has no name.
  private var treeName: String { String(describing: delegate.map { type(of: $0 as Any) } ?? type(of: self)) }

  /// The layer's values without animations.
  var ownState: LayerState { host.stage[id].model }

  /// The layer's values as they are presented now.
  var state: LayerState { host.stage.presentation(of: id, at: host.time) }

  /// Changes what has no action.
  func edit(_ body: (inout LayerState) -> Void) { body(&host.stage[id].model) }

  /// The class's own action for a key; nil, as the layer has its built-in ones.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Whether a class has to be drawn anew when a key changes; no layer is drawn into a context here.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Draws into a context what the layer shows; nothing, unless overridden or the delegate draws.
  open func draw(in ctx: CGContext) {}

  /// Makes the contents anew: a class that draws draws.
  open func display() { drawContents() }

  /// Lays out the sublayers; asks the delegate unless overridden.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// The action for a key: the delegate's, that of ``actions``, the class's, or the built-in animation.
  open func action(forKey event: String) -> (any CAAction)? { foundAction(forKey: event) }

  /// The layer at a point in the superlayer's coordinates, this one or one below it; nil if there is none.
  open func hitTest(_ point: CGPoint) -> CALayer? { foundLayer(at: point) }

  /// Whether a point in the layer's own coordinates is within its bounds.
  open func contains(_ point: CGPoint) -> Bool { shownState.bounds.contains(point.point) }

  /// Attaches a copy of an animation; one that has the key is removed.
  open func add(_ animation: CAAnimation, forKey key: String?) { attach(animation, forKey: key) }

  /// Inserts a layer at an index of the sublayers, back to front, clamped.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }

  /// Removes the animation under a key; its delegate is told that it has not finished.
  open func removeAnimation(forKey key: String) { detach(forKey: key) }

  /// Removes all animations of this layer, though not of its sublayers.
  open func removeAllAnimations() { detachAll() }

  /// Asks for the sublayers to be laid out at the end of the turn.
  open func setNeedsLayout() { askForLayout() }

  /// Lays out now what needs it: from the topmost layer above that does, down.
  open func layoutIfNeeded() { layoutFromAbove() }

  /// Asks for the view, or for a layer that stands alone, to be drawn anew at the end of the turn.
  open func setNeedsDisplay() { askForDisplay() }

  /// Adds a layer in front of the sublayers.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: nil) }

  /// Leaves the superlayer, or stops being its mask.
  open func removeFromSuperlayer() { leave() }

  /// The value of a key path: a property, a part of it, or what was set under any other key.
  open override func value(forKey key: String) -> Any? { extras[key] ?? keyedValue(key) }

  /// The value of a key path: a property, a part of it, or what was set under any other key.
  open override func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

  /// Sets a property, a part of it, or anything under another key.
  open override func setValue(_ value: Any?, forKey key: String) {
    if !setKeyedValue(value, key) { extras[key] = value }
  }

  /// Sets a property, a part of it, or anything under another key.
  open override func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }
}
