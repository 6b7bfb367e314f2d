#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Numbers that end where their memory does: reading on is a fault of the processor, not some other number.
final class GuardedMemory<Number: BitwiseCopyable> {
  /// The first of the numbers.
  let numbers: UnsafePointer<Number>
  private let start: UnsafeMutableRawPointer
  private let pageSize: Int

  /// Copies numbers to the end of a page before one that cannot be read; nil where that is not to be had.
  init?(_ copied: [Number]) {
    pageSize = Int(sysconf(Int32(_SC_PAGESIZE)))
    let size = copied.count * MemoryLayout<Number>.stride
    let pages = mmap(nil, 2 * pageSize, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)
    guard size <= pageSize, let start = pages, start != MAP_FAILED else { return nil }
    self.start = start
    let place = start + (pageSize - size)
    copied.withUnsafeBytes { bytes in
      if let base = bytes.baseAddress { place.copyMemory(from: base, byteCount: size) }
    }
    numbers = UnsafePointer(place.assumingMemoryBound(to: Number.self))
    mprotect(start + pageSize, pageSize, PROT_NONE)
  }

  deinit { munmap(start, 2 * pageSize) }
}
