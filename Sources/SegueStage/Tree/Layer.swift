public import SegueMotion

/// A layer of a tree: its model values, its animations and its media time.
public struct Layer: Sendable {
  /// The name in paths and traces, unique among siblings.
  public var name: String
  /// The values without animations.
  public var model: LayerState {
    didSet { changes.insert(.model) }
  }
  /// The begin time, speed and time offset of this layer and everything below it.
  public var timing: MediaTiming
  /// The attached animations, in the order in which they are applied.
  public internal(set) var animations: [AttachedAnimation] = [] {
    didSet {
      animatesZPosition = animations.contains { $0.animation.changes(.zPosition) }
      changes.insert(.animations)
    }
  }
  /// Stored, since every frame asks it of every layer to find the paint order.
  private(set) var animatesZPosition = false
  /// The superlayer, or the layer that this one masks; nil for the root.
  public internal(set) var superlayer: LayerID?
  /// The sublayers, back to front where their `zPosition` is the same.
  public internal(set) var sublayers: [LayerID] = [] {
    didSet { changes.insert(.structure) }
  }
  /// The layer whose alpha masks this one, positioned in this layer's coordinates; not one of the sublayers.
  public internal(set) var mask: LayerID? {
    didSet { changes.insert(.structure) }
  }
  /// The changes that the tree has not recorded yet.
  var changes: LayerChanges = []

  /// Creates a layer that is not in a tree.
  public init(name: String, model: LayerState = LayerState(), timing: MediaTiming = MediaTiming()) {
    self.name = name
    self.model = model
    self.timing = timing
  }
}

/// The identity of a layer in its tree.
///
/// It never refers to another layer, even after its own is removed.
public struct LayerID: Hashable, Sendable {
  @usableFromInline let index: Int32
  @usableFromInline let generation: Int32
}

extension LayerID {
  /// An identity for a node of a composed frame, which no layer of any tree has; `number` is at least 0.
  public static func standIn(_ number: Int) -> LayerID {
    LayerID(index: Int32(truncatingIfNeeded: -1 - number), generation: -1)
  }
}

/// The changes of a layer since its tree last recorded them.
struct LayerChanges: OptionSet {
  let rawValue: UInt8

  static let model = LayerChanges(rawValue: 1)
  static let animations = LayerChanges(rawValue: 2)
  /// The sublayers or the mask.
  static let structure = LayerChanges(rawValue: 4)
  /// Set while a caller modifies the layer in place; if it is missing afterwards, the layer was replaced.
  static let isLent = LayerChanges(rawValue: 8)
}
