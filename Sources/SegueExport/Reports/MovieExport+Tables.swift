import SegueTransitions

/// The formats of samples in a file.
public enum TableFormat: String, Hashable, Sendable, CaseIterable {
  /// A line a frame, and a column for everything that changes.
  case csv
  /// A line of JSON a frame, with all layers.
  case jsonl

  /// Creates the format for a file's extension; nil if there is none for it.
  public init?(fileName: String) {
    switch ExportFormat.ending(of: fileName) {
    case "csv": self = .csv
    case "jsonl", "ndjson": self = .jsonl
    default: return nil
    }
  }
}

extension MovieExport {
  /// Returns what every layer presents at each frame that is taken, to the letter as `segue sample` prints it.
  ///
  /// - Parameter format: How it is written.
  /// - Returns: Lines that end with a line feed, how many frames they hold, and what should be known of the run's end.
  /// - Throws: `RunError.noFrames` if the run has none of the frames that are taken.
  /// - Complexity: O(frames × layers).
  public func table(_ format: TableFormat) throws(RunError) -> (text: String, rows: Int, warning: String?) {
    let times = try numbers.map(rate.time(ofFrame:))
    let rows = shard.range(of: times.count)
    var text = ""
    switch format {
    case .csv:
      // What changes in any part has a column in all of them.
      let table = MotionTable(of: run, at: .list(times))
      return (table.csv(rows: rows), rows.count, table.warning)
    case .jsonl:
      var warning: String?
      FrameTimes.list(Array(times[rows])).forEach(in: run) { time, run in
        text += SampleWriter.line(run.session, at: time) + "\n"
        warning = run.warning
      }
      return (text, rows.count, warning)
    }
  }
}
