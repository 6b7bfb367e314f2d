import Synchronization

/// Numbers that are given out once, so that two values of the same revision have the same history.
///
/// Trees and frames are copied and go their own ways; counters of their own would soon agree by chance. What a
/// revision's number is shows nowhere.
enum Revision {
  private static let last = Atomic<UInt64>(0)

  static func next() -> UInt64 { last.wrappingAdd(1, ordering: .relaxed).newValue }
}
