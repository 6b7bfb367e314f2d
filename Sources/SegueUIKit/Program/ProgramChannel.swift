import Foundation
import SegueWire

/// The descriptor on which requests come and answers go.
@MainActor
final class ProgramChannel {
  private static let descriptor: Int32 = 3

  private var frames = MessageFrames()

  /// The next request's bytes; nil at the end.
  func receive() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      do {
        if let message = try frames.next() { return message }
      } catch { return nil }
      let count = read(Self.descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      frames.append(buffer[..<count])
    }
  }

  /// Sends an answer; false if nobody reads.
  func send(_ message: [UInt8]) -> Bool {
    let bytes = MessageFrames.framed(message)
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { bytes in
        Foundation.send(
          Self.descriptor,
          bytes.baseAddress.map { $0 + sent },
          bytes.count - sent,
          Int32(MSG_NOSIGNAL)
        )
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }
}
