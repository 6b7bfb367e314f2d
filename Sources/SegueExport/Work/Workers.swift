import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Threads that share work which falls into independent pieces.
public enum Workers {
  /// The processors that the system has for this program, at least 1.
  public static var processors: Int { max(Int(clamping: sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1) }

  /// Does the pieces of some work.
  ///
  /// The calling thread takes part, so that the work is done even where the system gives no threads.
  ///
  /// - Parameters:
  ///   - count: How many pieces there are.
  ///   - jobs: The most that are worked on at a time, at least 1.
  ///   - progress: Told on the calling thread the part that is done, from 0 to 1.
  ///   - piece: Does the piece of an index below `count`.
  /// - Returns: What each piece comes to, in the pieces' order, whatever the number of threads.
  public static func map<Outcome: Sendable>(
    _ count: Int,
    jobs: Int,
    progress: (Double) -> Void = { _ in },
    _ piece: @escaping @Sendable (Int) -> Outcome
  ) -> [Outcome] {
    let queue = Queue<Outcome>(count: count)
    let threads = (1..<max(min(jobs, count), 1)).compactMap { _ in
      WorkThread { while queue.work(piece) != nil {} }
    }
    while let part = queue.work(piece) { progress(part) }
    for thread in threads { thread.join() }
    return queue.outcomes
  }

  /// The pieces that nobody has taken yet, and what the others have come to.
  private final class Queue<Outcome: Sendable>: Sendable {
    private struct State {
      var next = 0
      var done = 0
      var outcomes: [Outcome?]
    }

    private let state: Mutex<State>
    private let count: Int

    init(count: Int) {
      self.count = count
      state = Mutex(State(outcomes: Array(repeating: nil, count: count)))
    }

    var outcomes: [Outcome] { state.withLock { $0.outcomes.compactMap(\.self) } }

    /// Does one piece; returns the part that is done by then, or nil if no piece is left to take.
    func work(_ piece: (Int) -> Outcome) -> Double? {
      let index: Int? = state.withLock {
        guard $0.next < count else { return nil }
        $0.next += 1
        return $0.next - 1
      }
      guard let index else { return nil }
      let outcome = piece(index)
      return state.withLock {
        $0.outcomes[index] = outcome
        $0.done += 1
        return Double($0.done) / Double(count)
      }
    }
  }
}
