public import Dispatch
import Synchronization

/// A piece of work that can be cancelled before it is done.
public final class DispatchWorkItem: Sendable {
  private struct WorkState {
    var isDone = false
    var isCancelled = false
    var waiting: [@MainActor () -> Void] = []
  }

  private let state = Mutex(WorkState())
  private let block: @MainActor () -> Void

  /// Creates a piece of work; all queues are alike, so that its quality and flags have no effect.
  public init(
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    block: @escaping @MainActor () -> Void
  ) { self.block = block }

  /// Whether it will not be done any more.
  public var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Does it now, unless it is cancelled.
  @MainActor
  public func perform() {
    guard !isCancelled else { return }
    block()
    let next = state.withLock { state in
      defer { (state.isDone, state.waiting) = (true, []) }
      return state.waiting
    }
    for work in next { DispatchQueue.main.async(execute: work) }
  }

  /// Lets it not be done.
  public func cancel() { state.withLock { $0.isCancelled = true } }

  /// Carries out something once it is done.
  public func notify(queue: DispatchQueue, execute: @escaping @MainActor () -> Void) {
    let isDone = state.withLock { state in
      if !state.isDone { state.waiting.append(execute) }
      return state.isDone
    }
    if isDone { queue.async(execute: execute) }
  }
}

/// Pieces of work whose end is waited for.
public final class DispatchGroup: Sendable {
  private struct GroupState {
    var count = 0
    var waiting: [@MainActor () -> Void] = []
  }

  private let state = Mutex(GroupState())

  /// Creates a group.
  public init() {}

  /// A piece begins.
  public func enter() { state.withLock { $0.count += 1 } }

  /// A piece ends.
  public func leave() {
    let next = state.withLock { state -> [@MainActor () -> Void] in
      state.count -= 1
      guard state.count <= 0 else { return [] }
      defer { state.waiting = [] }
      return state.waiting
    }
    for work in next { DispatchQueue.main.async(execute: work) }
  }

  /// Carries out an item once all pieces have ended, unless it is cancelled.
  public func notify(queue: DispatchQueue, work: DispatchWorkItem) { notify(queue: queue) { work.perform() } }

  /// Carries out something once all pieces have ended.
  public func notify(queue: DispatchQueue, execute work: @escaping @MainActor () -> Void) {
    let isOver = state.withLock { state in
      if state.count > 0 { state.waiting.append(work) }
      return state.count <= 0
    }
    if isOver { queue.async(execute: work) }
  }
}
