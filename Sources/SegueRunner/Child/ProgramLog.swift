import SegueWire

/// The lines that a program has printed, the last ones of many.
public struct ProgramLog: Hashable, Sendable {
  /// The lines, the oldest first.
  public private(set) var lines: [String] = []
  /// The lines that nobody has taken yet, the last ones of many.
  private var newLines: [String] = []
  /// How many traces are complete.
  private(set) var traceCount = 0
  private var partial: [UInt8] = []
  private var count = 0

  /// The most lines that are kept, and the longest one in bytes.
  static let limits = (lines: 500, length: 4096, flood: 4 << 20)

  /// Counts from here on how much is printed.
  mutating func beginCounting() { count = 0 }

  /// Whether more has been printed than anybody reads.
  var isFlooded: Bool { count > Self.limits.flood }

  mutating func append(_ bytes: [UInt8]) {
    count += bytes.count
    for byte in bytes {
      if byte == 0x0a {
        let line = String(decoding: partial, as: UTF8.self)
        lines.append(line)
        newLines.append(line)
        if line == ProgramRequest.traceEnd { traceCount += 1 }
        partial = []
      } else if partial.count < Self.limits.length {
        partial.append(byte)
      }
    }
    for list in [\ProgramLog.lines, \.newLines] where self[keyPath: list].count > 2 * Self.limits.lines {
      self[keyPath: list].removeFirst(self[keyPath: list].count - Self.limits.lines)
    }
  }

  /// What the program itself has printed of some lines, and the last words of its runtime, which follow.
  static func split(_ lines: [String]) -> (own: ArraySlice<String>, lastWords: ArraySlice<String>) {
    let cut = lines.firstIndex { $0.hasPrefix("*** ") || $0.contains("Fatal error") } ?? lines.endIndex
    var own = lines[..<cut]
    // Before a trace the runtime begins a line.
    if cut < lines.endIndex, lines[cut].hasPrefix("*** "), own.last == "" { own.removeLast() }
    return (own, lines[cut...])
  }

  /// The lines that have come since the last time.
  mutating func takeNew() -> [String] {
    defer { newLines = [] }
    return newLines
  }
}
