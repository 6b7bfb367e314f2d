public import SegueMotion

/// A node of the layer tree: model values, attached animations, its own media time, sublayers back to front.
public struct Layer: Sendable {
  /// Unique among its siblings; identity in paths and traces.
  public var name: String
  public var model: LayerState {
    didSet { changes.insert(.model) }
  }
  /// Speed, time offset and begin time of everything below and including this layer.
  public var timing: MediaTiming
  public internal(set) var animations: [AttachedAnimation] = [] {
    didSet {
      animatesZPosition = animations.contains { $0.animation.changes(.zPosition) }
      changes.insert(.animations)
    }
  }
  /// Known beforehand, since each frame asks it of each layer to find the paint order.
  private(set) var animatesZPosition = false
  public internal(set) var superlayer: LayerID?
  /// Back to front; ties of `zPosition` keep this order.
  public internal(set) var sublayers: [LayerID] = [] {
    didSet { changes.insert(.structure) }
  }
  /// A layer outside the sublayers whose drawn alpha masks this one; its coordinates are this layer's.
  public internal(set) var mask: LayerID? {
    didSet { changes.insert(.structure) }
  }
  /// What the tree has not yet taken notice of.
  var changes: LayerChanges = []

  /// Creates a layer that belongs to no tree yet.
  public init(name: String, model: LayerState = LayerState(), timing: MediaTiming = MediaTiming()) {
    self.name = name
    self.model = model
    self.timing = timing
  }
}

/// The identity of a layer in its tree.
///
/// Never names another layer, even after its own is removed.
public struct LayerID: Hashable, Sendable {
  @usableFromInline let index: Int32
  @usableFromInline let generation: Int32
}

extension LayerID {
  /// The identity of a node that is a picture of a layer, or of none: no tree has it.
  ///
  /// `number` is at least 0.
  public static func standIn(_ number: Int) -> LayerID {
    LayerID(index: Int32(truncatingIfNeeded: -1 - number), generation: -1)
  }
}

/// What has been changed of a layer since its tree last looked.
struct LayerChanges: OptionSet {
  let rawValue: UInt8

  static let model = LayerChanges(rawValue: 1)
  static let animations = LayerChanges(rawValue: 2)
  /// Its sublayers or its mask.
  static let structure = LayerChanges(rawValue: 4)
  /// Set while the tree lends the layer: one that comes back without it is another layer.
  static let isLent = LayerChanges(rawValue: 8)
}
