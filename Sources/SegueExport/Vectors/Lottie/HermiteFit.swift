/// The fewest cubic curves that follow a course of numbers.
///
/// A keyframe of Lottie's has a Bézier from one value to the next, of time and value each from 0 to 1. With its controls at
/// one third and two thirds of the time, time runs evenly, and the value is a cubic of it: a Hermite curve.
enum HermiteFit {
  /// A curve from one of the course's points to another.
  struct Segment: Hashable {
    var start: Int
    var end: Int
    /// The value of the control at a third of the time, 0 at the start and 1 at the end.
    var firstControl: Double
    /// The value of the control at two thirds of the time.
    var secondControl: Double
    /// Whether the value stays until the end, and leaps there.
    var isHeld = false
  }

  /// The curves, one after another; none if nothing changes.
  ///
  /// - Parameters:
  ///   - values: The numbers at times that are evenly spaced.
  ///   - tolerance: How far a curve may be off at any of these times.
  /// - Returns: Curves from the first point to the last, each as long as it can be.
  /// - Complexity: O(values × the longest curve).
  static func segments(_ values: [Double], tolerance: Double) -> [Segment] {
    guard let first = values.first, values.contains(where: { !(abs($0 - first) <= tolerance / 4) }) else {
      return []
    }
    var segments: [Segment] = []
    var start = 0
    while start < values.count - 1 {
      let segment = longest(values, from: start, tolerance)
      segments.append(segment)
      start = segment.end
    }
    return segments
  }

  private static func longest(_ values: [Double], from start: Int, _ tolerance: Double) -> Segment {
    if isLeap(values, at: start, tolerance) {
      return Segment(start: start, end: start + 1, firstControl: 0, secondControl: 1, isHeld: true)
    }
    var best = Segment(start: start, end: start + 1, firstControl: 1.0 / 3, secondControl: 2.0 / 3)
    var end = start + 2
    // Where a curve comes back to where it began there is none: a longer one may be possible.
    while end < values.count, end - best.end <= patience, !isLeap(values, at: end - 1, tolerance) {
      if let found = curve(values, from: start, to: end, tolerance) { best = found }
      end += 1
    }
    return best
  }

  /// Whether a course leaps between two of its points, rather than moves.
  private static func isLeap(_ values: [Double], at place: Int, _ tolerance: Double) -> Bool {
    let step = abs(values[place + 1] - values[place])
    guard step > 8 * tolerance else { return false }
    let before = place > 0 ? abs(values[place] - values[place - 1]) : 0
    let after = place + 2 < values.count ? abs(values[place + 2] - values[place + 1]) : 0
    return step > 8 * max(before, after)
  }

  /// The curve of least squares through two points, if it is near all those between.
  private static func curve(_ values: [Double], from start: Int, to end: Int, _ tolerance: Double) -> Segment?
  {
    let (from, to) = (values[start], values[end])
    let way = to - from
    // Sums for the controls c and d of b(u) = (1−u)³·from + 3(1−u)²u·c + 3(1−u)u²·d + u³·to.
    var (cc, cd, dd, cr, dr) = (0.0, 0.0, 0.0, 0.0, 0.0)
    let count = Double(end - start)
    for place in start + 1..<end {
      let part = Double(place - start) / count
      let (one, two) = (3 * (1 - part) * (1 - part) * part, 3 * (1 - part) * part * part)
      let rest = 1 - part
      let residue = values[place] - rest * rest * rest * from - part * part * part * to
      (cc, cd, dd) = (cc + one * one, cd + one * two, dd + two * two)
      (cr, dr) = (cr + one * residue, dr + two * residue)
    }
    let determinant = cc * dd - cd * cd
    var (first, second) = (from + way / 3, to - way / 3)
    if determinant > 1e-9 {
      (first, second) = ((dd * cr - cd * dr) / determinant, (cc * dr - cd * cr) / determinant)
    }
    for place in start + 1..<end {
      let part = Double(place - start) / count
      let rest = 1 - part
      let value =
        rest * rest * rest * from + 3 * rest * rest * part * first + 3 * rest * part * part * second
        + part * part * part * to
      if !(abs(value - values[place]) <= tolerance) { return nil }
    }
    // Controls are parts of the way, of which there has to be some.
    if abs(way) <= tolerance / 4 {
      let isStill = values[start...end].allSatisfy { abs($0 - from) <= tolerance }
      return isStill ? Segment(start: start, end: end, firstControl: 1.0 / 3, secondControl: 2.0 / 3) : nil
    }
    let segment = Segment(
      start: start,
      end: end,
      firstControl: (first - from) / way,
      secondControl: (second - from) / way
    )
    return abs(segment.firstControl) < steepest && abs(segment.secondControl) < steepest ? segment : nil
  }

  private static let patience = 12
  /// Players keep controls in single precision.
  private static let steepest = 40.0
}
