/// Standard output, written in large pieces: what is printed line by line costs few calls and little memory.
///
/// `flush()` writes the rest; without it the last lines are lost.
public struct BufferedOutput: ~Copyable {
  private var bytes: [UInt8] = []

  /// Bytes that are kept before they are written.
  private static let capacity = 1 << 16

  /// Creates an output with nothing kept.
  public init() { bytes.reserveCapacity(Self.capacity) }

  /// Takes a text, and writes what has gathered once it is enough.
  public mutating func write(_ text: String) throws(OutputFile.Failure) {
    bytes.append(contentsOf: text.utf8)
    if bytes.count >= Self.capacity { try flush() }
  }

  /// Writes what has gathered.
  public mutating func flush() throws(OutputFile.Failure) {
    try StandardStream.output.write(bytes)
    bytes.removeAll(keepingCapacity: true)
  }
}
