import SegueCells
import SegueGeometry

/// The cells of a viewport that must be drawn again: a few rectangles that do not overlap.
struct DamageRegion: Hashable {
  /// More than this many rectangles cost more to draw one by one than some cells between them.
  private static let most = 8

  private(set) var rects: [CellRect] = []

  var isEmpty: Bool { rects.isEmpty }

  /// Forgets all.
  mutating func clear() { rects.removeAll(keepingCapacity: true) }

  /// Adds a rectangle, joined with those that it overlaps, or that it nearly fills a rectangle with.
  mutating func add(_ box: CellRect) {
    guard !box.isEmpty else { return }
    var box = box
    var index = 0
    while index < rects.count {
      let joined = box.union(rects[index])
      if box.overlaps(rects[index]) || joined.count <= box.count + rects[index].count {
        box = joined
        rects.swapAt(index, rects.count - 1)
        rects.removeLast()
        index = 0
      } else {
        index += 1
      }
    }
    rects.append(box)
    if rects.count > DamageRegion.most { joinNearest(to: rects.count - 1) }
  }

  /// Joins a rectangle with the one that it makes the smallest with.
  private mutating func joinNearest(to index: Int) {
    let box = rects.remove(at: index)
    guard let other = rects.indices.min(by: { growth($0, box) < growth($1, box) }) else { return }
    add(box.union(rects.remove(at: other)))
  }

  private func growth(_ index: Int, _ box: CellRect) -> Int {
    rects[index].union(box).count - rects[index].count
  }

  func overlaps(_ box: CellRect) -> Bool {
    for rect in rects where rect.overlaps(box) { return true }
    return false
  }
}
