import SegueGeometry

/// Turns a mouse's jumps from cell to cell into a glide.
///
/// A mouse is reported in whole cells, some 40 pt high at 80 × 24; a glide of a few frames to each reported
/// place gives a motion that the eye and the velocity tracker can follow. Linear, so that the velocity within a
/// glide is one number.
struct PointerFilter: Hashable, Sendable {
  /// Seconds of a glide.
  static let glide = 0.05
  /// A report is taken to have happened a frame ago, so that the frame it is drawn in already moves.
  static let headStart: Double = 1.0 / 60

  private var from: Point
  private(set) var target: Point
  private var begin: Double
  private var duration: Double

  /// Rests at a place.
  init(at location: Point) {
    from = location
    target = location
    begin = 0
    duration = 0
  }

  /// Heads for a reported place, from wherever the glide is at `time` seconds.
  mutating func report(_ location: Point, at time: Double) {
    from = self.location(at: time)
    target = location
    begin = time - Self.headStart
    duration = Self.glide
  }

  /// Goes to a place in exactly so many seconds.
  mutating func sweep(to location: Point, at time: Double, duration seconds: Double) {
    from = self.location(at: time)
    target = location
    begin = time
    duration = seconds
  }

  /// Where the pointer is at `time` seconds.
  func location(at time: Double) -> Point {
    let end: Double = begin + duration
    guard time < end, duration > 0 else { return target }
    let fraction: Double = min(max((time - begin) / duration, 0), 1)
    return from + (target - from) * fraction
  }

  /// Whether the glide is over at `time` seconds.
  func hasArrived(at time: Double) -> Bool { time >= begin + duration }
}
