public import SegueStage

/// Follows a tree, and says what has changed in it.
public struct TreeRecorder: Sendable {
  private var numbers: [LayerID: UInt32] = [:]
  private var sent: [LayerID: Sent] = [:]
  private var next: UInt32 = 1

  /// A layer as it was sent last.
  private struct Sent {
    var layer: Layer
    var name: String
  }

  /// Creates a recorder that has sent nothing.
  public init() {}

  /// The changes of a tree since this was last called, but for one sublayer of the root with what is below it.
  ///
  /// The root always has the number 0. Siblings for which `name` says the same are told apart by a number. Time grows
  /// with the number of layers.
  public mutating func update(
    of tree: LayerTree,
    leavingOut left: LayerID? = nil,
    name: (LayerID) -> String
  ) -> TreeUpdate {
    var update = TreeUpdate()
    var seen: Set<LayerID> = []
    var pending = [(id: tree.root, name: tree[tree.root].name)]
    while let (id, ownName) = pending.popLast() {
      seen.insert(id)
      let layer = tree[id]
      let below = layer.sublayers.filter { $0 != left }
      let all = below + [layer.mask].compactMap(\.self)
      for (child, childName) in zip(all, names(of: all, name)) { pending.append((child, childName)) }
      if let old = sent[id], old.name == ownName, old.layer.isAs(layer) { continue }
      sent[id] = Sent(layer: layer, name: ownName)
      var renamed = layer
      renamed.name = ownName
      let record = LayerRecord(
        number: number(of: id, in: tree),
        layer: renamed,
        animations: layer.animations,
        sublayers: below.map { number(of: $0, in: tree) },
        mask: layer.mask.map { number(of: $0, in: tree) }
      )
      update.layers.append(record)
    }
    if seen.count != sent.count {
      sent = sent.filter { seen.contains($0.key) }
      numbers = numbers.filter { seen.contains($0.key) }
    }
    return update
  }

  private mutating func number(of id: LayerID, in tree: LayerTree) -> UInt32 {
    if id == tree.root { return 0 }
    if let known = numbers[id] { return known }
    defer { next &+= 1 }
    numbers[id] = next
    return next
  }

  /// Unique names of siblings: the second one of a name has a 2, in the order in which they were first sent.
  private mutating func names(of siblings: [LayerID], _ name: (LayerID) -> String) -> [String] {
    guard siblings.count > 1 else { return siblings.map(name) }
    let places = siblings.indices.sorted { left, right in
      (numbers[siblings[left]] ?? .max, left) < (numbers[siblings[right]] ?? .max, right)
    }
    var counts: [String: Int] = [:]
    var names = Array(repeating: "", count: siblings.count)
    for place in places {
      let base = name(siblings[place])
      let count = counts[base, default: 0] + 1
      counts[base] = count
      names[place] = count == 1 ? base : "\(base)-\(count)"
    }
    return names
  }
}

extension Layer {
  /// Whether nothing that is sent of the layer differs.
  fileprivate func isAs(_ other: Layer) -> Bool {
    sublayers == other.sublayers && mask == other.mask && timing == other.timing
      && animations == other.animations && model == other.model
  }
}
