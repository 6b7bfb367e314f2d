import Synchronization

/// What has changed in a tree lately, so that a frame that was sampled before needs only that sampled again.
///
/// Media timing is not noted: it moves only layers with animations, and those are looked at each time.
struct ChangeHistory: Sendable {
  /// A layer whose model or animations were replaced.
  struct Entry: Sendable {
    var revision: UInt64
    var slot: Int32
  }

  /// Frames that are further behind are sampled whole.
  private static let capacity = 512

  /// The newest change's.
  private(set) var revision = Revision.next()
  /// What the tree was before the first of the entries; no change of structure is later.
  private var base: UInt64
  /// By rising revision.
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

  /// Notes that layers came, went, or changed places: no earlier frame can follow that.
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

  /// The entries since a revision of this tree; nil where that lies too far back or is not one of its own.
  func changes(since known: UInt64) -> ArraySlice<Entry>? {
    var first = entries.count
    while first > 0, entries[first - 1].revision > known { first -= 1 }
    guard known == (first > 0 ? entries[first - 1].revision : base) else { return nil }
    return entries[first...]
  }
}

/// Numbers that are given out once, so that two values of the same revision have the same history.
///
/// Trees and frames are copied and go their own ways; counters of their own would soon agree by chance. What a
/// revision's number is shows nowhere.
enum Revision {
  private static let last = Atomic<UInt64>(0)

  static func next() -> UInt64 { last.wrappingAdd(1, ordering: .relaxed).newValue }
}
