import CTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Bytes on their way to a descriptor: what it does not accept now waits, in order.
@MainActor
final class OutputQueue {
  let descriptor: Int32
  /// Whether a write may return before it has accepted everything; otherwise it blocks.
  let isNonBlocking: Bool
  private(set) var isHungUp = false
  private var buffer = ByteBuffer()

  init(descriptor: Int32, isNonBlocking: Bool) {
    self.descriptor = descriptor
    self.isNonBlocking = isNonBlocking
  }

  var wantsWrite: Bool { !buffer.isEmpty && !isHungUp }

  func send(_ bytes: some Collection<UInt8>) {
    buffer.append(bytes)
    flush()
  }

  /// Adds the bytes that the body appends, and writes as many as the descriptor accepts.
  func send(_ body: (inout ByteBuffer) -> Void) {
    body(&buffer)
    flush()
  }

  func flush() {
    while wantsWrite {
      var failure: Int32 = 0
      buffer.take { bytes in
        let written = write(descriptor, bytes.baseAddress, bytes.count)
        if written < 0 { failure = errno }
        return max(0, written)
      }
      switch failure {
      case 0, EINTR: continue
      case EAGAIN: return
      default:
        isHungUp = true
        buffer.removeAll()
      }
    }
  }

  /// Discards what is waiting, since nobody will see it, and puts what cancels a sequence that was cut off in its place.
  ///
  /// - Returns: Whether anything was discarded.
  @discardableResult
  func abandon(cancelling bytes: [UInt8]) -> Bool {
    flush()
    guard wantsWrite else { return false }
    buffer.removeAll()
    buffer.append(bytes)
    return true
  }

  /// Writes everything, giving up when the terminal accepts nothing for half a second.
  ///
  /// - Returns: Whether everything was written.
  @discardableResult
  func drain() -> Bool {
    flush()
    while wantsWrite {
      var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      let count = poll(&ready, 1, 500)
      if count == 0 || count < 0 && errno != EINTR {
        buffer.removeAll()
        return false
      }
      flush()
    }
    return !isHungUp
  }
}
