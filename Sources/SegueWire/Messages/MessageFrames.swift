/// Messages in a stream of bytes: the length in four bytes, then the message.
public struct MessageFrames: Sendable {
  private var bytes: [UInt8] = []
  private var start = 0

  /// The longest message that is taken, in bytes.
  public static let limit = 512 << 20

  /// Creates an empty stream.
  public init() {}

  /// A message with its length before it.
  public static func framed(_ message: [UInt8]) -> [UInt8] {
    var writer = WireWriter()
    writer.write(UInt32(truncatingIfNeeded: message.count))
    return writer.bytes + message
  }

  /// Takes bytes in.
  public mutating func append(_ new: some Collection<UInt8>) { bytes.append(contentsOf: new) }

  /// The next whole message; nil if it has not come yet.
  ///
  /// - Throws: `WireError.tooMuch` if it says to be longer than any is.
  public mutating func next() throws(WireError) -> [UInt8]? {
    guard bytes.count - start >= 4 else { return nil }
    var length = 0
    for index in (0..<4).reversed() { length = length << 8 | Int(bytes[start + index]) }
    guard length <= Self.limit else { throw .tooMuch("bytes") }
    guard bytes.count - start - 4 >= length else { return nil }
    let message = Array(bytes[start + 4..<start + 4 + length])
    start += 4 + length
    if start == bytes.count { (bytes, start) = ([], 0) }
    return message
  }
}
