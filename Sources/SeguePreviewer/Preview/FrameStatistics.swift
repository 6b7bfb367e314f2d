import SegueTerminal

/// What the last frames cost.
struct FrameStatistics: Hashable, Sendable {
  var framesPerSecond: Double = 0
  /// Milliseconds from the beginning of a frame to its last byte's having been written.
  var frameMilliseconds: Double = 0
  var cellsChanged = 0

  /// What became of the frames on their way to the terminal.
  var delivery = Delivery()

  /// As shown: `60 fps · 2.1 ms · 1240 cells · 18 kB · exact`; on a slow link
  /// `… · 6 kB · near-lossless, 31 ms a frame · 120 dropped`.
  func line(separator: Character) -> String {
    var parts = [
      "\(Int(framesPerSecond.rounded())) fps", "\(Self.decimal(frameMilliseconds)) ms",
      "\(cellsChanged) cells",
      delivery.frameBytes < 10_000
        ? "\(Self.decimal(Double(delivery.frameBytes) / 1000)) kB" : "\(delivery.frameBytes / 1000) kB",
    ]
    if delivery.isNearLossless {
      parts.append("near-lossless, \(Int((delivery.secondsPerFrame * 1000).rounded())) ms a frame")
    } else {
      parts.append("exact")
    }
    if delivery.framesDropped > 0 { parts.append("\(delivery.framesDropped) dropped") }
    return parts.joined(separator: " \(separator) ")
  }

  private static func decimal(_ value: Double) -> String {
    let tenths = Int((min(value, 9999) * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
