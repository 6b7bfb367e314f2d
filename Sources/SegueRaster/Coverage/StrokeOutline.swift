import SegueGeometry

/// Adds the outline of a stroke: mitred joins with Core Animation's limit of 10, butt ends.
enum StrokeOutline {
  private static let miterLimit = 10.0
  /// How far a stroke may reach from its path, in widths.
  static let reach = miterLimit / 2

  /// Adds a polyline's stroke; `points` are in the layer's points.
  static func add(
    _ points: [Point],
    isClosed: Bool,
    width: Double,
    to builder: inout OutlineBuilder,
    emit: (inout OutlineBuilder) -> Void
  ) {
    let line = withoutRepeats(points, isClosed: isClosed)
    guard line.count > 1 else { return }
    let half = width / 2
    if isClosed, line.count > 2 {
      // Two rings of opposite direction: between them the winding number is 1.
      addRing(line, half, to: &builder)
      emit(&builder)
      addRing(Array(line.reversed()), half, to: &builder)
      emit(&builder)
    } else {
      addSide(line, half, to: &builder)
      addSide(line.reversed(), half, to: &builder)
      emit(&builder)
    }
  }

  private static func withoutRepeats(_ points: [Point], isClosed: Bool) -> [Point] {
    var line: [Point] = []
    for point in points where line.last.map({ ($0 - point).length > 1e-9 }) ?? true { line.append(point) }
    if isClosed, let first = line.first, let last = line.last, line.count > 1, (first - last).length <= 1e-9 {
      line.removeLast()
    }
    return line
  }

  private static func addSide(_ line: [Point], _ half: Double, to builder: inout OutlineBuilder) {
    let last = line.count - 1
    builder.add(line[0] + normal(line[0], line[1]) * half)
    for index in 1..<max(last, 1) { join(line[index - 1], line[index], line[index + 1], half, to: &builder) }
    builder.add(line[last] + normal(line[last - 1], line[last]) * half)
  }

  private static func addRing(_ line: [Point], _ half: Double, to builder: inout OutlineBuilder) {
    let count = line.count
    for index in 0..<count {
      join(line[(index + count - 1) % count], line[index], line[(index + 1) % count], half, to: &builder)
    }
  }

  /// Adds the corner at `b` on the side of the normals.
  ///
  /// With unit normals `m` and `n` the mitre's tip is `b + h (m + n) / (1 + m·n)`; its length over the stroke's width
  /// is `1 / cos(φ/2)`, whose square is `2 / (1 + m·n)`. On the inner side the pieces meet at `b` itself, which
  /// keeps the winding number at least 1.
  private static func join(
    _ a: Point,
    _ b: Point,
    _ c: Point,
    _ half: Double,
    to builder: inout OutlineBuilder
  ) {
    let m = normal(a, b)
    let n = normal(b, c)
    let dot = m.x * n.x + m.y * n.y
    let isInner = m.x * n.y - m.y * n.x < 0
    if dot > 0.999 || (!isInner && 2 <= (1 + dot) * miterLimit * miterLimit) {
      builder.add(b + (m + n) * (half / (1 + dot)))
      return
    }
    builder.add(b + m * half)
    if isInner { builder.add(b) }
    builder.add(b + n * half)
  }

  /// The unit normal to the left of the direction of travel, as y points down.
  private static func normal(_ a: Point, _ b: Point) -> Point {
    let d = b - a
    let length = max(d.length, 1e-12)
    return Point(x: d.y / length, y: -d.x / length)
  }
}
