public import SegueStage
import SegueGeometry

/// A tree that follows another process' one, update by update.
///
/// A layer keeps its identity for as long as it is in the tree.
public struct TreeMirror: Sendable {
  /// The tree as it is now.
  public private(set) var tree = LayerTree(root: Layer(name: "device"))
  private var ids: [UInt32: LayerID] = [:]
  private var links: [UInt32: Links] = [:]

  /// Where a layer's record says that others are.
  private struct Links {
    var sublayers: [UInt32]
    var mask: UInt32?

    var all: [UInt32] { sublayers + [mask].compactMap(\.self) }
  }

  /// The most layers that are taken, and how deep they may lie; drawing descends a level for each.
  public static let limits = (layers: 50_000, depth: 200)

  /// Creates a mirror of a tree that has only a root.
  public init() {
    ids[0] = tree.root
    links[0] = Links(sublayers: [])
  }

  /// Takes an update.
  ///
  /// - Throws: `WireError` if it does not describe a tree; the mirror is then as it was.
  public mutating func apply(_ update: TreeUpdate) throws(WireError) {
    var links = links
    for record in update.layers {
      links[record.number] = Links(sublayers: record.sublayers, mask: record.mask)
    }
    let order = try Self.order(of: links)
    let records = Dictionary(update.layers.map { ($0.number, $0) }) { _, last in last }
    self.links = links.filter { order.seen.contains($0.key) }
    for number in order.numbers where ids[number] == nil {
      // Somewhere first: its place comes with that of its superlayer.
      ids[number] = tree.add(records[number]?.layer ?? Layer(name: ""), to: tree.root)
    }
    for number in order.numbers { place(number) }
    for (number, id) in ids where !order.seen.contains(number) {
      tree.remove(id)
      ids[number] = nil
    }
    for record in records.values { fill(record) }
  }

  /// The numbers from the root down, each superlayer before what is below it.
  private static func order(of links: [UInt32: Links]) throws(WireError) -> (
    numbers: [UInt32], seen: Set<UInt32>
  ) {
    var (numbers, seen): ([UInt32], Set<UInt32>) = ([], [0])
    var level: [UInt32] = [0]
    var depth = 0
    while !level.isEmpty {
      depth += 1
      numbers += level
      guard depth <= limits.depth else { throw .tooMuch("levels of layers") }
      guard numbers.count <= limits.layers else { throw .tooMuch("layers") }
      var below: [UInt32] = []
      for number in level {
        for child in links[number]?.all ?? [] {
          guard links[child] != nil, seen.insert(child).inserted else { throw .unknown("layer") }
          below.append(child)
        }
      }
      level = below
    }
    return (numbers, seen)
  }

  /// Puts sublayers and mask where a layer's record has them.
  private mutating func place(_ number: UInt32) {
    guard let id = ids[number], let links = links[number] else { return }
    let mask = links.mask.flatMap { ids[$0] }
    if let old = tree[id].mask, old != mask { tree.move(old, to: tree.root) }
    let sublayers = links.sublayers.compactMap { ids[$0] }
    if tree[id].sublayers != sublayers {
      for (index, child) in sublayers.enumerated() { tree.move(child, to: id, at: index) }
    }
    if let mask { tree.attachMask(mask, to: id) }
  }

  private mutating func fill(_ record: LayerRecord) {
    guard let id = ids[record.number], tree.contains(id) else { return }
    if tree[id].name != record.layer.name { tree[id].name = record.layer.name }
    if tree[id].timing != record.layer.timing { tree[id].timing = record.layer.timing }
    if tree[id].model != record.layer.model { tree[id].model = record.layer.model }
    if tree[id].animations != record.animations { tree.setAnimations(record.animations, of: id) }
  }

  /// The layer of a number that was sent; nil if it is gone.
  public func layer(_ number: UInt32) -> LayerID? { ids[number] }
}
