import SegueGeometry

/// At most 255 colors that stand for all of a movie's; a GIF's 256th is the transparent one.
///
/// One palette for the whole movie, and no dithering: what does not move keeps its very pixels.
public struct ColorPalette: Hashable, Sendable {
  /// The colors, `0xBBGGRR`.
  public let colors: [UInt32]

  /// The most colors beside the transparent one.
  public static let mostColors = 255

  /// Chooses the colors that leave the least squared error, weighted by how long a color is seen.
  ///
  /// Few enough colors are kept as they are. Otherwise boxes of colors are cut where that lessens the variance most, as in
  /// Wu's quantizer, and the means are then settled by Lloyd's iteration.
  ///
  /// - Parameters:
  ///   - histogram: How long each color is seen.
  ///   - limit: The most colors, 1 to `mostColors`.
  /// - Complexity: The boxes with any color in them, times the colors.
  public init(_ histogram: ColorHistogram, atMost limit: Int = mostColors) {
    if let exact = histogram.exact, exact.count <= limit {
      colors = exact.sorted()
      return
    }
    let points = histogram.bins.filter { $0.weight > 0 }.map { Point(color: $0.mean, weight: $0.weight) }
    var means = Self.cut(points, limit)
    for _ in 0..<Self.rounds { means = Self.settled(means, points) }
    colors = Set(means.map(Self.packed)).sorted()
  }

  private static let rounds = 6

  /// A color and its weight.
  private struct Point {
    var color: SIMD3<Double>
    var weight: Double
  }

  /// Sums of weighted points, and what they say of a box.
  private struct Moments {
    var weight = 0.0
    var sum = SIMD3<Double>.zero
    var squares = 0.0

    mutating func add(_ point: Point) {
      weight += point.weight
      sum += point.color * point.weight
      squares += (point.color * point.color).sum() * point.weight
    }

    static func - (left: Moments, right: Moments) -> Moments {
      Moments(
        weight: left.weight - right.weight,
        sum: left.sum - right.sum,
        squares: left.squares - right.squares
      )
    }

    var mean: SIMD3<Double> { sum / max(weight, 1e-12) }
    /// The squared error of the mean for all of them: `Σ w x² - (Σ w x)² / Σ w`.
    var error: Double { weight > 0 ? max(squares - (sum * sum).sum() / weight, 0) : 0 }
  }

  /// A run of points, and what the best cut of it gains.
  private struct Box {
    var range: Range<Int>
    var moments: Moments
    var cut: (axis: Int, place: Int, gain: Double)?
  }

  private static func cut(_ points: [Point], _ limit: Int) -> [SIMD3<Double>] {
    var points = points
    var boxes = [box(0..<points.count, &points)]
    while boxes.count < limit {
      guard let best = boxes.indices.max(by: { gain(boxes[$0]) < gain(boxes[$1]) }),
        let cut = boxes[best].cut, cut.gain > 0
      else { break }
      let range = boxes[best].range
      points[range].sort { $0.color[cut.axis] < $1.color[cut.axis] }
      boxes[best] = box(range.lowerBound..<cut.place, &points)
      boxes.append(box(cut.place..<range.upperBound, &points))
    }
    return boxes.map(\.moments.mean)
  }

  private static func gain(_ box: Box) -> Double { box.cut?.gain ?? 0 }

  /// A box with its best cut: along each axis, the place that leaves the least error on both sides.
  private static func box(_ range: Range<Int>, _ points: inout [Point]) -> Box {
    var whole = Moments()
    for point in points[range] { whole.add(point) }
    var box = Box(range: range, moments: whole)
    guard range.count > 1 else { return box }
    for axis in 0..<3 {
      points[range].sort { $0.color[axis] < $1.color[axis] }
      var left = Moments()
      for place in range.dropLast() {
        left.add(points[place])
        // Equal colors stay together.
        if points[place].color[axis] == points[place + 1].color[axis] { continue }
        let gain = whole.error - left.error - (whole - left).error
        if gain > (box.cut?.gain ?? 0) { box.cut = (axis, place + 1, gain) }
      }
    }
    return box
  }

  /// Each mean moved to the mean of the points nearest to it.
  private static func settled(_ means: [SIMD3<Double>], _ points: [Point]) -> [SIMD3<Double>] {
    var moments = Array(repeating: Moments(), count: means.count)
    for point in points {
      var (best, least) = (0, Double.infinity)
      for (index, mean) in means.enumerated() {
        let away = mean - point.color
        let distance = (away * away).sum()
        if distance < least { (best, least) = (index, distance) }
      }
      moments[best].add(point)
    }
    return zip(means, moments).map { $1.weight > 0 ? $1.mean : $0 }
  }

  private static func packed(_ color: SIMD3<Double>) -> UInt32 {
    func byte(_ value: Double) -> UInt32 { UInt32(clamping: min(max(value, 0), 255).rounded()) }
    return byte(color.z) << 16 | byte(color.y) << 8 | byte(color.x)
  }
}
