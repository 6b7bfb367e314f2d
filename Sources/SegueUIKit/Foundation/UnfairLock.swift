import Synchronization

/// Darwin's lock, which whoever waits for it asks for again and again.
public struct os_unfair_lock: Sendable {
  fileprivate var state: UInt32 = 0

  /// Creates a lock that nobody has.
  public init() {}
}

/// Darwin's name of the lock.
public typealias os_unfair_lock_s = os_unfair_lock

/// Waits for the lock and takes it.
public func os_unfair_lock_lock(_ lock: UnsafeMutablePointer<os_unfair_lock>) {
  while !os_unfair_lock_trylock(lock) {}
}

/// Takes the lock if nobody has it; whether it did.
public func os_unfair_lock_trylock(_ lock: UnsafeMutablePointer<os_unfair_lock>) -> Bool {
  word(of: lock).pointee.compareExchange(expected: 0, desired: 1, ordering: .acquiring).exchanged
}

/// Lets the lock go.
public func os_unfair_lock_unlock(_ lock: UnsafeMutablePointer<os_unfair_lock>) {
  word(of: lock).pointee.store(0, ordering: .releasing)
}

/// The lock's only word: an `Atomic` is laid out as the number that it holds.
private func word(of lock: UnsafeMutablePointer<os_unfair_lock>) -> UnsafeMutablePointer<Atomic<UInt32>> {
  UnsafeMutableRawPointer(lock).assumingMemoryBound(to: Atomic<UInt32>.self)
}
