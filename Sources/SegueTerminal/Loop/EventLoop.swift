import SegueGeometry
import CTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Waits for descriptors and a deadline; without a deadline it sets no timer at all.
struct EventLoop {
  private var entries: [pollfd] = []

  /// Watches a descriptor for reading.
  mutating func watch(_ descriptor: Int32) {
    guard descriptor >= 0, !entries.contains(where: { $0.fd == descriptor && $0.events != 0 }) else { return }
    entries.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
  }

  mutating func unwatch(_ descriptor: Int32) { entries.removeAll { $0.fd == descriptor } }

  /// Waits until something is readable, `writing` is writable, or the deadline, in seconds of
  /// `MonotonicClock`, has passed.
  ///
  /// Returns whether a descriptor is ready; false also if a signal interrupted the wait.
  mutating func wait(until deadline: Double?, writing: Int32?) -> Bool {
    if let writing { entries.append(pollfd(fd: writing, events: Int16(POLLOUT), revents: 0)) }
    defer { if writing != nil { entries.removeLast() } }
    for index in entries.indices { entries[index].revents = 0 }
    let timeout = deadline.map { Int64(Int(clamping: max(0, min($0 - MonotonicClock.now, 1e6)) * 1e9)) } ?? -1
    let ready = entries.withUnsafeMutableBufferPointer { ct_poll($0.baseAddress, $0.count, timeout) }
    return ready > 0
  }

  /// Whether the last wait found the descriptor readable, closed or broken.
  func isReadable(_ descriptor: Int32) -> Bool {
    entries.contains { $0.fd == descriptor && $0.revents != 0 }
  }

  /// The descriptors that the last wait found ready, in the order they were added.
  var readable: [Int32] { entries.filter { $0.revents != 0 }.map(\.fd) }
}

/// A clock that never jumps; its zero point is arbitrary.
public enum MonotonicClock {
  /// The current time in seconds (`CLOCK_MONOTONIC`).
  public static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
