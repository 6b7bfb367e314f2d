/// A tree of layers, stored in one array and addressed by `LayerID`.
///
/// The tree is a value: a copy is a checkpoint, which shares storage until either is changed. Methods that
/// change the tree ignore the id of a removed layer; reading such a layer is a programming error, like an
/// index out of range.
public struct LayerTree: Sendable {
  /// The layer that contains all others; it cannot be moved or removed.
  public let root: LayerID
  @usableFromInline var slots: [LayerSlot]
  private var freeSlots: [Int32] = []
  var history = ChangeHistory()

  /// Creates a tree of a single layer, its root.
  public init(root layer: Layer) {
    root = LayerID(index: 0, generation: 0)
    slots = [LayerSlot(layer: layer, generation: 0, isUsed: true)]
    slots[0].layer.detach()
    slots[0].layer.changes = []
    noteAnimations(ofSlot: 0)
  }

  /// The layer with an id, which must not have been removed.
  ///
  /// Its place in the tree is changed by the tree's own methods only.
  @inlinable
  public subscript(id: LayerID) -> Layer {
    // No `_read`: where the call of its coroutine stays a call, the compiler reads parts of so large a value after the
    // coroutine's memory has been freed. Inlined, this copies only what is used.
    get {
      slots[place(of: id)].layer
    }
    _modify {
      let place = place(of: id)
      lend(slot: place)
      defer { takeBack(slot: place) }
      yield &slots[place].layer
    }
  }

  /// The slot of a layer, which must not have been removed.
  @inlinable
  func place(of id: LayerID) -> Int {
    precondition(contains(id), "the layer has been removed")
    return Int(id.index)
  }

  /// Whether a layer is in the tree, and has not been removed.
  @inlinable
  public func contains(_ id: LayerID) -> Bool {
    let index = Int(id.index)
    return slots.indices.contains(index) && slots[index].isUsed && slots[index].generation == id.generation
  }

  /// The number of layers, including the root.
  package var count: Int { slots.count - freeSlots.count }

  /// Adds a layer in front of a layer's sublayers, or at `index` among them, clamped; returns its id.
  ///
  /// The superlayer must not have been removed.
  @discardableResult
  public mutating func add(_ layer: Layer, to parent: LayerID, at index: Int? = nil) -> LayerID {
    let id = store(layer)
    link(id, to: parent, at: index)
    return id
  }

  /// Removes a layer with its subtree and mask; the root stays.
  public mutating func remove(_ id: LayerID) {
    guard id != root, contains(id) else { return }
    unlink(id)
    release(id)
  }

  /// Stores a layer in a slot, without a superlayer.
  mutating func store(_ layer: Layer) -> LayerID {
    let id: LayerID
    if let index = freeSlots.popLast() {
      id = LayerID(index: index, generation: slots[Int(index)].generation)
      slots[Int(index)].layer = layer
      slots[Int(index)].isUsed = true
    } else {
      id = LayerID(index: Int32(slots.count), generation: 0)
      slots.append(LayerSlot(layer: layer, generation: 0, isUsed: true))
    }
    let place = Int(id.index)
    slots[place].layer.detach()
    slots[place].layer.changes = []
    noteAnimations(ofSlot: place)
    return id
  }

  mutating func link(_ id: LayerID, to parent: LayerID, at index: Int?) {
    precondition(contains(parent), "the superlayer has been removed")
    slots[Int(id.index)].layer.superlayer = parent
    let count = self[parent].sublayers.count
    let place = max(0, min(index ?? count, count))
    slots[Int(parent.index)].layer.sublayers.insert(id, at: place)
    noteChanges(ofSlot: Int(parent.index))
  }

  /// Removes a layer from its superlayer's sublayers or mask.
  mutating func unlink(_ id: LayerID) {
    guard let parent = self[id].superlayer else { return }
    let place = Int(parent.index)
    if slots[place].layer.mask == id {
      slots[place].layer.mask = nil
    } else if let index = slots[place].layer.sublayers.firstIndex(of: id) {
      slots[place].layer.sublayers.remove(at: index)
    }
    slots[Int(id.index)].layer.superlayer = nil
    noteChanges(ofSlot: place)
  }

  /// Frees the slots of an unlinked subtree; the next layer in a slot gets another generation.
  private mutating func release(_ id: LayerID) {
    let index = Int(id.index)
    let layer = slots[index].layer
    slots[index].layer = Layer(name: "")
    slots[index].isUsed = false
    noteAnimations(ofSlot: index)
    slots[index].generation &+= 1
    freeSlots.append(id.index)
    if let mask = layer.mask { release(mask) }
    for sublayer in layer.sublayers { release(sublayer) }
  }
}

/// An element of the tree's storage; a free one holds an empty layer.
@usableFromInline
struct LayerSlot: Sendable {
  @usableFromInline var layer: Layer
  @usableFromInline var generation: Int32
  @usableFromInline var isUsed: Bool
  /// Whether the history lists it as having animations.
  var isAnimated = false
}

extension Layer {
  fileprivate mutating func detach() {
    superlayer = nil
    sublayers = []
    mask = nil
  }
}
