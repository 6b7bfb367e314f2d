import Foundation

extension NSObject {
  /// Tells an observer of another value of a property, by the property's name.
  ///
  /// As for ``NSKeyValueObservation``, values are compared whenever the host makes a step.
  @preconcurrency @MainActor
  public func addObserver(
    _ observer: NSObject,
    forKeyPath keyPath: String,
    options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    var known = value(forKeyPath: keyPath)
    let tell = { [weak observer] (object: NSObject, old: Any?, new: Any?) in
      var change: [NSKeyValueChangeKey: Any] = [:]
      if options.contains(.new) { change[.newKey] = new }
      if options.contains(.old) { change[.oldKey] = old }
      observer?.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    let observation = NSKeyValueObservation { [weak self, weak observer] in
      guard let self, observer != nil else { return }
      let value = self.value(forKeyPath: keyPath)
      guard String(describing: value) != String(describing: known) else { return }
      let old = known
      known = value
      tell(self, old, value)
    }
    Observations.current.add(observation)
    NamedObservations.current.add(observation, of: self, keyPath, observer)
    if options.contains(.initial) { tell(self, nil, known) }
  }

  /// Tells an observer no more of a property.
  @preconcurrency @MainActor
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    NamedObservations.current.remove(of: self, keyPath, observer)
  }

  /// Tells an observer no more of a property.
  @preconcurrency @MainActor
  public func removeObserver(
    _ observer: NSObject,
    forKeyPath keyPath: String,
    context: UnsafeMutableRawPointer?
  ) { removeObserver(observer, forKeyPath: keyPath) }

  /// A property is about to have another value; values are compared, so that this has no effect.
  @preconcurrency @MainActor
  public func willChangeValue(forKey key: String) {}

  /// A property has another value; values are compared, so that this has no effect.
  @preconcurrency @MainActor
  public func didChangeValue(forKey key: String) {}
}

/// The observations by name of a host, held as long as the object that is observed.
@MainActor
private final class NamedObservations {
  private struct Entry {
    let observation: NSKeyValueObservation
    weak var object: NSObject?
    weak var observer: NSObject?
    let keyPath: String
  }

  private var entries: [Entry] = []

  static var current: NamedObservations { SegueHost.current.companion { NamedObservations() } }

  func add(
    _ observation: NSKeyValueObservation,
    of object: NSObject,
    _ keyPath: String,
    _ observer: NSObject
  ) {
    entries.removeAll { $0.object == nil || $0.observer == nil }
    let entry = Entry(observation: observation, object: object, observer: observer, keyPath: keyPath)
    entries.append(entry)
  }

  func remove(of object: NSObject, _ keyPath: String, _ observer: NSObject) {
    entries.removeAll { $0.object === object && $0.observer === observer && $0.keyPath == keyPath }
  }
}
