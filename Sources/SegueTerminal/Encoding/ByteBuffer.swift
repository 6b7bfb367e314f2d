/// A queue of bytes on their way to a terminal: filled at the end, drained from the front, with reused
/// storage.
public struct ByteBuffer: Sendable {
  private var storage: [UInt8]
  private var start = 0
  private var end = 0

  /// Creates an empty buffer with room for `capacity` bytes, at least 1; it grows as needed.
  public init(capacity: Int = 1 << 16) { storage = Array(repeating: 0, count: max(1, capacity)) }

  /// The number of bytes not yet taken.
  public var count: Int { end - start }
  /// Whether all bytes have been taken.
  public var isEmpty: Bool { start == end }

  /// Appends up to `limit` bytes written by the body, which returns how many it wrote.
  mutating func append(atMost limit: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Int) {
    reserve(limit)
    let end = end
    let written = storage.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { body($0 + end) } ?? 0
    }
    self.end += written
  }

  /// Appends bytes at the end.
  public mutating func append(_ bytes: some Collection<UInt8>) {
    append(atMost: bytes.count) { out in
      var out = out
      for byte in bytes {
        out.pointee = byte
        out += 1
      }
      return bytes.count
    }
  }

  /// Passes all bytes to the body, and removes as many from the front as it returns.
  public mutating func take(_ body: (UnsafeRawBufferPointer) -> Int) {
    let range = start..<end
    start += storage.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[range])) }
    if start == end { removeAll() }
  }

  /// Removes bytes from the end, at most `count`.
  mutating func drop(last number: Int) { end -= number }

  /// Discards all bytes but keeps the storage.
  public mutating func removeAll() {
    start = 0
    end = 0
  }

  /// A copy of the bytes not yet taken.
  public var bytes: [UInt8] { Array(storage[start..<end]) }

  private mutating func reserve(_ more: Int) {
    guard end + more > storage.count else { return }
    if start > 0 {
      storage.removeSubrange(..<start)
      end -= start
      start = 0
    }
    let missing = end + more - storage.count
    if missing > 0 { storage.append(contentsOf: repeatElement(0, count: max(missing, storage.count))) }
  }
}
