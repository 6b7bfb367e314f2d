import SegueWire

/// The lines that a program has printed, the last ones of many.
public struct ProgramLog: Hashable, Sendable {
  /// The lines, the oldest first.
  public private(set) var lines: [String] = []
  /// The lines that nobody has taken yet, the last ones of many.
  private var newLines: [String] = []
  /// The trace that was asked for last, as far as it has come: whatever is printed after it, it stays.
  private(set) var trace: [String] = []
  /// Whether a trace has been asked for and is not complete.
  private(set) var isTracing = false
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
        take(String(decoding: partial, as: UTF8.self))
        partial = []
      } else if partial.count < Self.limits.length {
        partial.append(byte)
      }
    }
    for list in [\ProgramLog.lines, \.newLines] where self[keyPath: list].count > 2 * Self.limits.lines {
      self[keyPath: list].removeFirst(self[keyPath: list].count - Self.limits.lines)
    }
  }

  /// Takes what follows for the trace that is asked for, from its first line to its last.
  mutating func beginTrace() { (trace, isTracing) = ([], true) }

  private mutating func take(_ line: String) {
    if isTracing, line.hasPrefix("*** Signal ") || !trace.isEmpty {
      // The runtime begins a line first.
      if trace.isEmpty, lines.last == "" { lines.removeLast() }
      if trace.isEmpty, newLines.last == "" { newLines.removeLast() }
      if trace.count < Self.limits.lines { trace.append(line) }
      isTracing = line != ProgramRequest.traceEnd
    } else {
      lines.append(line)
      newLines.append(line)
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
