import Synchronization

/// The recent changes of a tree, so that only those need to be sampled again into a frame.
///
/// Changes of media timing are not recorded: they affect only layers with animations, always sampled anyway.
struct ChangeHistory: Sendable {
  /// A change of a layer's model values or animations.
  struct Entry: Sendable {
    var revision: UInt64
    var slot: Int32
  }

  /// The most entries kept; a frame that is further behind is sampled as a whole.
  private static let capacity = 512

  /// The tree's current revision, that of the newest change.
  private(set) var revision = Revision.next()
  /// The revision before the first entry; the structure has not changed since.
  private var base: UInt64
  /// The changes since `base`, by rising revision.
  private(set) var entries: [Entry] = []
  /// The slots of layers that have animations, in no order.
  private(set) var animated: [Int32] = []

  init() { base = revision }

  mutating func note(_ slot: Int32) {
    if entries.count >= ChangeHistory.capacity {
      let dropped = ChangeHistory.capacity / 2
      base = entries[dropped - 1].revision
      entries.removeSubrange(..<dropped)
    }
    revision = Revision.next()
    entries.append(Entry(revision: revision, slot: slot))
  }

  /// Records that layers were added, removed or reordered, after which every frame is sampled as a whole.
  mutating func noteStructure() {
    revision = Revision.next()
    base = revision
    entries.removeAll(keepingCapacity: true)
  }

  mutating func setAnimated(_ slot: Int32, _ isAnimated: Bool) {
    if isAnimated {
      animated.append(slot)
    } else if let index = animated.firstIndex(of: slot) {
      animated.swapAt(index, animated.count - 1)
      animated.removeLast()
    }
  }

  /// The changes since a revision; nil if it lies too far back or is not one of this tree.
  func changes(since known: UInt64) -> ArraySlice<Entry>? {
    var first = entries.count
    while first > 0, entries[first - 1].revision > known { first -= 1 }
    guard known == (first > 0 ? entries[first - 1].revision : base) else { return nil }
    return entries[first...]
  }
}

/// Unique numbers, so that two values of the same revision have the same history.
///
/// Copies of trees and frames diverge; if each counted for itself, their numbers would soon coincide. Nothing
/// depends on a revision's actual number.
enum Revision {
  private static let last = Atomic<UInt64>(0)

  static func next() -> UInt64 { last.wrappingAdd(1, ordering: .relaxed).newValue }
}
