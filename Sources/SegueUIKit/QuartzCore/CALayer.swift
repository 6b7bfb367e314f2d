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
