/// The changes that led to a document's present text, for going back and forth between them.
///
/// Only what differs is kept, so that a day of editing takes memory for what was typed, not for every version of the text.
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

  private var past: [TextChange] = []
  /// The change undone last comes last.
  private var future: [TextChange] = []
  /// The change that the next one may join, if any.
  private var open: Label?

  /// Bytes of the changes that can be undone, at the most; the oldest are forgotten first.
  private static let capacity = 16 << 20
  /// Changes that can be undone, at the most.
  private static let mostChanges = 1_000

  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }

  /// The text before the last change to `present`; nil if there was none.
  func previous(of present: [UInt8]) -> [UInt8]? { past.last?.reverted(in: present) }

  /// The text that was undone last, from which `previous(of:)` leads to `present`; nil if there is none.
  func next(of present: [UInt8]) -> [UInt8]? { future.last?.applied(to: present) }

  /// Bytes that the changes take.
  var size: Int { past.reduce(0) { $0 + $1.size } + future.reduce(0) { $0 + $1.size } }

  mutating func endChange() { open = nil }

  /// Notes that `old` was replaced by `new`.
  mutating func push(_ old: [UInt8], replacedBy new: [UInt8], _ label: Label) {
    future = []
    if open == label, let last = past.popLast() {
      past.append(TextChange(from: last.reverted(in: old), to: new))
    } else {
      past.append(TextChange(from: old, to: new))
    }
    open = label
    trim()
  }

  /// Makes a further replacement, of `old` by `new`, part of the last change.
  mutating func amend(_ old: [UInt8], replacedBy new: [UInt8]) {
    guard let last = past.popLast() else { return }
    past.append(TextChange(from: last.reverted(in: old), to: new))
  }

  /// Goes one change back.
  mutating func stepBack() {
    guard let change = past.popLast() else { return }
    future.append(change)
    open = nil
  }

  /// Goes one change on.
  mutating func stepForward() {
    guard let change = future.popLast() else { return }
    past.append(change)
    open = nil
  }

  /// Forgets the oldest changes beyond the limits, but never the last one.
  private mutating func trim() {
    var size = past.reduce(0) { $0 + $1.size }
    var excess = max(past.count - Self.mostChanges, 0)
    size -= past.prefix(excess).reduce(0) { $0 + $1.size }
    while size > Self.capacity, excess < past.count - 1 {
      size -= past[excess].size
      excess += 1
    }
    past.removeFirst(excess)
  }
}
