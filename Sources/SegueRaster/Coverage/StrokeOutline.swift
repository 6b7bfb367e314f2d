import SegueGeometry

/// Adds the outline of a stroke: mitred joins with Core Animation's limit of 10, butt ends.
enum StrokeOutline {
  private static let miterLimit = 10.0
  /// How far a stroke may reach from its path, in widths.
  static let reach = miterLimit / 2

  /// Turns the builder's open polygon into the outline of its stroke, `width` layer points wide.
  static func add(
    isClosed: Bool,
    width: Double,
    to builder: inout OutlineBuilder,
    emit: (inout OutlineBuilder) -> Void
  ) {
    builder.beginLine(isClosed: isClosed)
    let half = width / 2
    guard builder.line.count > 1 else { return }
    if isClosed, builder.line.count > 2 {
      // Two rings of opposite direction: between them the winding number is 1.
      addRing(half, reversed: false, to: &builder)
      emit(&builder)
      addRing(half, reversed: true, to: &builder)
      emit(&builder)
    } else {
      addSide(half, reversed: false, to: &builder)
      addSide(half, reversed: true, to: &builder)
      emit(&builder)
    }
  }

  private static func addSide(_ half: Double, reversed: Bool, to builder: inout OutlineBuilder) {
    let last = builder.line.count - 1
    func vertex(_ index: Int) -> Point { builder.line[reversed ? last - index : index] }
    builder.add(vertex(0) + normal(vertex(0), vertex(1)) * half)
    for index in 1..<max(last, 1) {
      join(vertex(index - 1), vertex(index), vertex(index + 1), half, to: &builder)
    }
    builder.add(vertex(last) + normal(vertex(last - 1), vertex(last)) * half)
  }

  private static func addRing(_ half: Double, reversed: Bool, to builder: inout OutlineBuilder) {
    let count = builder.line.count
    func vertex(_ index: Int) -> Point { builder.line[reversed ? count - 1 - index : index] }
    for index in 0..<count {
      let (a, c) = (vertex((index + count - 1) % count), vertex((index + 1) % count))
      join(a, vertex(index), c, half, to: &builder)
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
