/// The lines that a program has printed, the last ones of many.
public struct ProgramLog: Hashable, Sendable {
  /// The lines, the oldest first.
  public private(set) var lines: [String] = []
  private var partial: [UInt8] = []
  private var count = 0

  /// The most lines that are kept, and the longest one in bytes.
  static let limits = (lines: 500, length: 4096, flood: 4 << 20)

  /// Whether more has been printed than anybody reads.
  var isFlooded: Bool { count > Self.limits.flood }

  mutating func append(_ bytes: [UInt8]) {
    count += bytes.count
    for byte in bytes {
      if byte == 0x0a {
        lines.append(String(decoding: partial, as: UTF8.self))
        partial = []
      } else if partial.count < Self.limits.length {
        partial.append(byte)
      }
    }
    if lines.count > 2 * Self.limits.lines { lines.removeFirst(lines.count - Self.limits.lines) }
  }
}
