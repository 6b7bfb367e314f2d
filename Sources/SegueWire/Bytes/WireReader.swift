public import SegueStage

/// Bytes from another process, which is not trusted: no bytes end the program, and none make it take more memory than
/// a small multiple of them.
public struct WireReader: Sendable {
  private let bytes: [UInt8]
  private var place = 0
  private var depth = 0
  /// The pictures that were sent so far, by number.
  package var pictures: [StageImage]
  /// The most values within values.
  private let deepest: Int

  /// Reads a message's bytes; `pictures` are those of the messages before, and at most `deepest` values lie within values,
  /// as groups of animations do.
  public init(_ bytes: [UInt8], pictures: [StageImage] = [], deepest: Int = 16) {
    self.bytes = bytes
    self.pictures = pictures
    self.deepest = deepest
  }

  /// Reads a value.
  public mutating func read<Value: WireValue>(_ type: Value.Type = Value.self) throws(WireError) -> Value {
    try Value(from: &self)
  }

  /// Checks that everything has been read.
  public func finish() throws(WireError) {
    guard place == bytes.count else { throw .tooLong }
  }

  package mutating func raw<Integer: FixedWidthInteger>() throws(WireError) -> Integer {
    let size = MemoryLayout<Integer>.size
    guard size <= bytes.count - place else { throw .truncated }
    var value: Integer = 0
    for index in (0..<size).reversed() {
      value = value << 8 | Integer(truncatingIfNeeded: bytes[place + index])
    }
    place += size
    return value
  }

  /// The number of values that follow, each of at least `size` bytes.
  package mutating func count(ofSize size: Int) throws(WireError) -> Int {
    let count: UInt32 = try raw()
    guard Int(clamping: count) <= (bytes.count - place) / max(size, 1) else { throw .truncated }
    return Int(clamping: count)
  }

  package mutating func take(_ count: Int) throws(WireError) -> ArraySlice<UInt8> {
    guard count >= 0, count <= bytes.count - place else { throw .truncated }
    defer { place += count }
    return bytes[place..<place + count]
  }

  /// Reads a value that may lie in another of its kind, to a bounded depth.
  package mutating func nested<Value: WireValue>() throws(WireError) -> Value {
    depth += 1
    defer { depth -= 1 }
    guard depth <= deepest else { throw .tooMuch("levels") }
    return try read()
  }
}
