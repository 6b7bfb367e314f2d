import SegueGeometry
import Synchronization

/// How far the making of a file has come, and whether it is to stop, across threads.
final class TakeawayProgress: Sendable {
  /// Nobody wants the file any more.
  struct Stopped: Error {}

  private struct State {
    var part = 0.0
    var isStopped = false
  }

  private let state = Mutex(State())

  /// The part that is done, in percent.
  var percent: Int { state.withLock { Int(clamping: ($0.part * 100).rounded(.down)) } }

  /// Notes the part that is done, 0 to 1.
  ///
  /// - Throws: `Stopped` once it is to stop.
  func report(_ part: Double) throws(Stopped) {
    let isStopped: Bool = state.withLock {
      $0.part = part
      return $0.isStopped
    }
    if isStopped { throw Stopped() }
  }

  func stop() { state.withLock { $0.isStopped = true } }
}
