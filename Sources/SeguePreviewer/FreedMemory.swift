import CTerminal

/// Gives freed memory back to the system: once after each stretch of frames, when nothing moves any more.
///
/// The C library keeps what has been freed for what will be allocated next, and returns only what lies at the heap's
/// end. Frames of many sizes leave holes everywhere: after some minutes of use, two thirds of the program's memory.
/// Looking for them takes milliseconds, which are nobody's while nothing moves.
struct FreedMemory {
  /// How many seconds nothing has to move: longer than between the keys of a hand at work.
  static let rest = 2.0

  /// When memory is to be given back, in seconds of the loop's clock; nil if there has been no frame since.
  private(set) var due: Double?

  /// Notes that a frame was drawn, which allocates and frees.
  mutating func noteFrame(at now: Double) { due = now + Self.rest }

  /// Gives memory back if that is due, which it is once; returns whether it was.
  mutating func giveBack(at now: Double) -> Bool {
    guard let due, now >= due else { return false }
    self.due = nil
    ct_return_memory()
    return true
  }
}
