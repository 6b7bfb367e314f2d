/// What the last frames cost.
struct FrameStatistics: Hashable, Sendable {
  var framesPerSecond: Double = 0
  /// Milliseconds from the beginning of a frame to its last byte's having been written.
  var frameMilliseconds: Double = 0
  var cellsChanged = 0

  /// As shown: `60 fps · 2.1 ms · 1240 cells`.
  func line(separator: Character) -> String {
    let tenths: Int = Int((min(frameMilliseconds, 9999) * 10).rounded())
    let rate: Int = Int(framesPerSecond.rounded())
    return "\(rate) fps \(separator) \(tenths / 10).\(tenths % 10) ms \(separator) \(cellsChanged) cells"
  }
}
