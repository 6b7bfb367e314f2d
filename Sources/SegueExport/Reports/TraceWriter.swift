import SegueGeometry
public import SegueTransitions

/// Writes the calls that UIKit would have made, one per line.
public enum TraceWriter {
  /// Returns `TIME CALL`, with the time in seconds and three decimals.
  public static func line(_ entry: TraceEntry) -> String { "\(time(entry.time)) \(entry.text)" }

  /// Returns the trace of a whole run, sampled at 60 frames per second.
  public static func lines(of run: SceneRun) -> [String] {
    var trace: [TraceEntry] = []
    FrameTimes.rate(framesPerSecond: 60).forEach(in: run) { _, run in trace = run.session.trace }
    return trace.map(line)
  }

  /// Formats seconds with three decimals.
  static func time(_ time: Double) -> String {
    let rounded = Int(clamping: (time * 1000).rounded())
    let digits = String(abs(rounded) % 1000)
    let fraction = String(repeating: "0", count: 3 - digits.count) + digits
    return (rounded < 0 ? "-" : "") + "\(abs(rounded) / 1000).\(fraction)"
  }
}
