import Foundation

/// What an observer wants to know of a change.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// A first call at once.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// A call before each change; there is none.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// The value after it, if it was asked for.
  public let newValue: Value?
  /// The value before it, if it was asked for.
  public let oldValue: Value?
  /// Whether it is told before the change; it never is.
  public let isPrior = false
}

/// An observation of a property, until it is invalidated or gone.
///
/// Without Objective-C nobody is told of a change as it is made: properties are compared whenever the host makes a
/// step, and a scroll view's offset as it is scrolled.
@preconcurrency @MainActor
public final class NSKeyValueObservation {
  private var compare: (() -> Void)?

  init(_ compare: @escaping () -> Void) { self.compare = compare }

  /// Observes no more.
  public func invalidate() { compare = nil }

  func look() { compare?() }
}

/// Objects whose properties can be observed.
@preconcurrency @MainActor
public protocol SegueObservable: AnyObject {}

extension SegueObservable {
  /// Calls a handler whenever a property has another value.
  public func observe<Value: Equatable>(
    _ keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation { observe(keyPath, options, { $0 == $1 }, changeHandler) }

  /// Calls a handler whenever a property has another object, or none any more.
  @_disfavoredOverload
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value?>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value?>) -> Void
  ) -> NSKeyValueObservation {
    observe(keyPath, options, { $0 as AnyObject === $1 as AnyObject }, changeHandler)
  }

  private func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    _ options: NSKeyValueObservingOptions,
    _ areEqual: @escaping (Value, Value) -> Bool,
    _ changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    var known = self[keyPath: keyPath]
    func tell(_ object: Self, _ old: Value?, _ new: Value) {
      let change = NSKeyValueObservedChange(
        newValue: options.contains(.new) ? new : nil,
        oldValue: options.contains(.old) ? old : nil
      )
      changeHandler(object, change)
    }
    let observation = NSKeyValueObservation { [weak self] in
      guard let self else { return }
      let value = self[keyPath: keyPath]
      guard !areEqual(value, known) else { return }
      let old = known
      known = value
      tell(self, old, value)
    }
    Observations.current.add(observation)
    if options.contains(.initial) { tell(self, nil, known) }
    return observation
  }
}

/// The observations of a host.
@MainActor
final class Observations {
  private struct Entry {
    weak var observation: NSKeyValueObservation?
  }

  private var entries: [Entry] = []
  private var isLooking = false

  static var current: Observations { SegueHost.current.companion { Observations() } }

  func add(_ observation: NSKeyValueObservation) {
    SegueHost.current.lookAround = { [weak self] in self?.look() }
    entries.append(Entry(observation: observation))
  }

  /// Compares all observed properties with what they were.
  func look() {
    guard !isLooking, !entries.isEmpty else { return }
    isLooking = true
    entries.removeAll { $0.observation == nil }
    for entry in entries { entry.observation?.look() }
    isLooking = false
  }
}
