package import SegueGestures

/// What fingers on the device report: down once, each new value, up once.
package struct Contact<Value: Hashable & Sendable>: Hashable, Sendable {
  /// A change to pass on.
  package struct Change: Hashable, Sendable {
    package var phase: PointerEvent.Phase
    package var value: Value

    package init(phase: PointerEvent.Phase, value: Value) {
      self.phase = phase
      self.value = value
    }
  }

  /// The last value passed on.
  package private(set) var value: Value
  package private(set) var isDown = false
  package private(set) var isUp = false

  /// Creates a contact about to touch down with a value.
  package init(_ value: Value) { self.value = value }

  /// The changes that lead to a value: touching down first if necessary, and lifting at the end if it
  /// `lifts`.
  package mutating func follow(_ newValue: Value, lifts: Bool) -> [Change] {
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
  package mutating func cancel() -> [Change] {
    defer { isUp = true }
    return isDown && !isUp ? [Change(phase: .cancelled, value: value)] : []
  }
}
