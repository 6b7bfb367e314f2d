/// The texts that a document has had, for going back and forth between them.
struct TextHistory: Sendable {
  /// What a change was about; turns of the same knob join into one.
  enum Label: Hashable, Sendable {
    case knob(Knob.ID)
    case knobs(Set<Knob.ID>)
    case spring(Knob.ID)
    /// The curve that these keys lead to.
    case timing([String])
    case reset, reload
  }

  private var past: [[UInt8]] = []
  private var future: [[UInt8]] = []
  /// The change that the next one may join; nil: none.
  private var open: Label?

  /// Texts that are kept in each direction at the most, in bytes.
  private static let capacity = 32 << 20

  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }
  var previous: [UInt8]? { past.last }
  var next: [UInt8]? { future.last }

  mutating func endChange() { open = nil }

  /// Notes that `old` was replaced.
  mutating func push(_ old: [UInt8], _ label: Label) {
    future = []
    if open != label || past.isEmpty { past.append(old) }
    open = label
    var size = past.reduce(0) { $0 + $1.count }
    while size > Self.capacity, past.count > 1 { size -= past.removeFirst().count }
  }

  /// Goes one text back from `present`.
  mutating func stepBack(from present: [UInt8]) {
    guard past.popLast() != nil else { return }
    future.append(present)
    open = nil
  }

  /// Goes one text on from `present`.
  mutating func stepForward(from present: [UInt8]) {
    guard future.popLast() != nil else { return }
    past.append(present)
    open = nil
  }
}
