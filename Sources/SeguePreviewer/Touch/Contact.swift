import SegueGestures

/// What fingers on the device report: down once, each new value, up once.
struct Contact<Value: Hashable & Sendable>: Hashable, Sendable {
  /// A change to pass on.
  struct Change: Hashable, Sendable {
    var phase: PointerEvent.Phase
    var value: Value
  }

  /// The last value passed on.
  private(set) var value: Value
  private(set) var isDown = false
  private(set) var isUp = false

  /// Creates a contact about to touch down with a value.
  init(_ value: Value) { self.value = value }

  /// The changes that lead to a value: touching down first if necessary, and lifting at the end if it
  /// `lifts`.
  mutating func follow(_ newValue: Value, lifts: Bool) -> [Change] {
    guard !isUp else { return [] }
    var changes: [Change] = []
    if !isDown { changes.append(Change(phase: .began, value: value)) }
    isDown = true
    if newValue != value { changes.append(Change(phase: .moved, value: newValue)) }
    value = newValue
    if lifts { changes.append(Change(phase: .ended, value: value)) }
    isUp = lifts
    return changes
  }

  /// Cancels the contact.
  mutating func cancel() -> [Change] {
    defer { isUp = true }
    return isDown && !isUp ? [Change(phase: .cancelled, value: value)] : []
  }
}
