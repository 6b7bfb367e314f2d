import CTerminal
import SegueTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A pseudo-terminal whose other end is read by a thread as fast as it can.
final class DrainedTerminal {
  private let descriptor: Int32
  private let master: Int32
  private var reader: pthread_t?

  /// Opens a pseudo-terminal; nil if the system has none left.
  init?() {
    var master: Int32 = -1
    descriptor = ct_pseudo_terminal(&master)
    self.master = master
    guard descriptor >= 0 else { return nil }
    guard startReading() else {
      close(descriptor)
      close(master)
      return nil
    }
  }

  deinit {
    // The reader ends when the last writer is gone.
    close(descriptor)
    if let reader { pthread_join(reader, nil) }
    close(master)
  }

  /// Writes all bytes and empties the buffer; bytes that cannot be written are dropped.
  func write(_ bytes: inout ByteBuffer) {
    while !bytes.isEmpty {
      bytes.take { memory in
        #if canImport(Glibc)
          let written = Glibc.write(descriptor, memory.baseAddress, memory.count)
        #else
          let written = Darwin.write(descriptor, memory.baseAddress, memory.count)
        #endif
        return written > 0 || errno == EINTR ? max(written, 0) : memory.count
      }
    }
  }

  private func startReading() -> Bool {
    let context = UnsafeMutableRawPointer(bitPattern: Int(master) + 1)
    #if canImport(Glibc)
      var thread = pthread_t()
      let code = pthread_create(&thread, nil, { drain($0) }, context)
    #else
      var thread: pthread_t?
      let code = pthread_create(&thread, nil, { drain($0) }, context)
    #endif
    if code == 0 { reader = thread }
    return code == 0
  }
}

/// Reads a descriptor until end of file; it is passed plus one, so that descriptor 0 is no null pointer.
private func drain(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  let descriptor = Int32(Int(bitPattern: context) - 1)
  withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
    while read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
  }
  return nil
}
