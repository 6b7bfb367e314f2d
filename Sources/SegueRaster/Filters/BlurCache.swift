import SegueGeometry
import SegueStage

/// The pictures of blurred subtrees, kept until their layers change.
///
/// At most four are kept, none larger than the surface; more only if blurs are nested deeper than that.
struct BlurCache {
  /// Everything that the picture of a blurred subtree depends on, except the nodes.
  struct Place: Hashable {
    var visible: PixelBox
    var box: PixelBox
    var sigma: Size
    var toPixels: Projection
    var cellPoints: Size
    var columns: Int
    var rows: Int
  }

  /// A subtree with its blurred picture.
  final class Entry {
    fileprivate var place: Place?
    fileprivate var nodes: [FrameNode] = []
    fileprivate var lastUse = 0
    /// Whether its picture is on its way, perhaps through other blurs inside it.
    var isBeingDrawn = false
    /// The blurred pixels of the visible box, row by row.
    let pixels = ScratchBuffer<UInt32>(filler: 0)
    /// How much of each cell the subtree covers, as `CellCover` counts; meaningless unless `hasDensities`.
    let densities = ScratchBuffer<CellDensity>(filler: CellDensity())
    var hasDensities = false
  }

  private static let capacity = 4
  private var entries: [Entry] = []
  private var uses = 0

  /// The entry of a subtree, and whether its picture is there already; if not, the caller draws it.
  mutating func entry(
    for nodes: UnsafeBufferPointer<FrameNode>,
    at place: Place,
    needsDensities: Bool
  ) -> (entry: Entry, isDrawn: Bool) {
    uses += 1
    for entry in entries where entry.place == place && BlurCache.isSame(entry.nodes, nodes) {
      entry.lastUse = uses
      return (entry, entry.hasDensities || !needsDensities)
    }
    let entry = oldest()
    entry.lastUse = uses
    entry.place = place
    entry.hasDensities = false
    entry.nodes.removeAll(keepingCapacity: true)
    entry.nodes.append(contentsOf: nodes)
    return (entry, false)
  }

  private mutating func oldest() -> Entry {
    let resting = entries.lazy.filter { !$0.isBeingDrawn }
    if entries.count >= BlurCache.capacity, let entry = resting.min(by: { $0.lastUse < $1.lastUse }) {
      return entry
    }
    let entry = Entry()
    entries.append(entry)
    return entry
  }

  /// Whether two subtrees look the same; their names do not matter.
  private static func isSame(_ known: [FrameNode], _ nodes: UnsafeBufferPointer<FrameNode>) -> Bool {
    guard known.count == nodes.count, let first = known.first else { return false }
    let offset = nodes[0].subtreeEnd - first.subtreeEnd
    for index in known.indices {
      let isSame =
        known[index].subtreeEnd + offset == nodes[index].subtreeEnd && known[index].role == nodes[index].role
        && known[index].projection == nodes[index].projection && known[index].state == nodes[index].state
      if !isSame { return false }
    }
    return true
  }
}

/// A picture that has been drawn before.
struct KeptPaint: Paint {
  let pixels: UnsafeMutablePointer<UInt32>
  let box: PixelBox
  var isOpaque = false
  var meanAlpha: Float = 1
  var solid: UInt32? { nil }

  func make(y: Int, from x0: Int, to x1: Int, into target: UnsafeMutablePointer<UInt32>) {
    target.update(from: address(x0, y), count: x1 - x0)
  }

  func made(y: Int, from x0: Int) -> UnsafeMutablePointer<UInt32>? { address(x0, y) }

  private func address(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    pixels + (y - box.y0) * box.width + (x - box.x0)
  }
}
