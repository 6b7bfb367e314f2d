import SegueDocuments

/// Lines that `segue sample` has written: what every layer presented, a line a time.
public struct Recording: Sendable {
  /// The times, in ascending order, and what was presented at each.
  let frames: [(time: Double, row: MotionRow)]

  /// The most bytes that are read of a file.
  private static let mostBytes = 256 << 20

  /// Reads a recording, if it is one: no scene's file begins as a recording does.
  ///
  /// - Returns: nil if there is no such file, or if it is something else.
  /// - Throws: `RecordingError` if it cannot be read, or a line is none of `segue sample`'s.
  public static func read(_ path: String) throws(RecordingError) -> Recording? {
    guard FileReader.isFile(path) else { return nil }
    let bytes: [UInt8]
    do throws(FileReader.Failure) {
      bytes = try FileReader.read(path, limit: mostBytes)
    } catch {
      let reason =
        if case .system(let text) = error { text } else { "it has more than \(mostBytes >> 20) MB" }
      throw .unreadable(path: path, reason: reason)
    }
    return bytes.starts(with: #"{"t":"#.utf8) ? try Recording(bytes, path: path) : nil
  }

  /// Takes a recording's bytes apart.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes.
  ///   - path: Its path, for messages.
  /// - Throws: `RecordingError` if a line is none of `segue sample`'s.
  public init(_ bytes: [UInt8], path: String) throws(RecordingError) {
    var frames: [(time: Double, row: MotionRow)] = []
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .enumerated()
    {
      if line.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }) { continue }
      guard let value = JSONReader.value(of: Array(line)), let time = value["t"].real,
        time.isFinite, case .array(let layers) = value["layers"], let row = MotionRow(layers)
      else { throw .notSamples(path: path, line: index + 1) }
      guard time > frames.last?.time ?? -.infinity else { throw .notAscending(path: path, line: index + 1) }
      frames.append((time, row))
    }
    self.frames = frames
  }
}

extension RunDifference {
  /// How far apart two times may be that two files write in different ways, in seconds.
  private static let sameTime = 1e-6

  /// Compares two recordings at the times that both have; they know no calls, and fewer numbers than runs.
  ///
  /// - Throws: `RecordingError.noCommonTimes`.
  public init(
    name: String,
    from first: Recording,
    to second: Recording,
    tolerance: MotionTolerance
  ) throws(RecordingError) {
    var tally = MotionTally()
    var (here, there, common) = (0, 0, 0)
    while here < first.frames.count, there < second.frames.count {
      let (a, b) = (first.frames[here], second.frames[there])
      if abs(a.time - b.time) <= Self.sameTime {
        tally.note(a.time, a.row, b.row)
        common += 1
      }
      if a.time <= b.time + Self.sameTime { here += 1 }
      if b.time <= a.time + Self.sameTime { there += 1 }
    }
    guard common > 0 || first.frames.isEmpty && second.frames.isEmpty else { throw .noCommonTimes }
    self.init(name: name, tally, above: tolerance)
    ends = first.frames.last.flatMap { a in
      second.frames.last.map { b in Ends(first: a.time, second: b.time) }
    }
  }
}
