import CMath
import SegueGeometry
import SegueStage

/// Adds the outline of a stroke; mitred joins have Core Animation's limit of 10.
enum StrokeOutline {
  private static let miterLimit = 10.0
  /// How far a stroke may reach from its path, in widths.
  static let reach = miterLimit / 2

  /// Turns the builder's open polygon into the outline of its stroke, `width` layer points wide.
  static func add(
    isClosed: Bool,
    width: Double,
    style: StrokeStyle,
    to builder: inout OutlineBuilder,
    emit: (inout OutlineBuilder) -> Void
  ) {
    builder.beginLine(isClosed: isClosed)
    let half = width / 2
    guard builder.line.count > 1 else { return }
    if isClosed, builder.line.count > 2 {
      // Two rings of opposite direction: between them the winding number is 1.
      addRing(half, style.join, reversed: false, to: &builder)
      emit(&builder)
      addRing(half, style.join, reversed: true, to: &builder)
      emit(&builder)
    } else {
      addSide(half, style, reversed: false, to: &builder)
      addSide(half, style, reversed: true, to: &builder)
      emit(&builder)
    }
  }

  /// Adds one side of a line, and the cap at its end.
  private static func addSide(
    _ half: Double,
    _ style: StrokeStyle,
    reversed: Bool,
    to builder: inout OutlineBuilder
  ) {
    let last = builder.line.count - 1
    func vertex(_ index: Int) -> Point { builder.line[reversed ? last - index : index] }
    builder.add(vertex(0) + normal(vertex(0), vertex(1)) * half)
    for index in 1..<max(last, 1) {
      join(vertex(index - 1), vertex(index), vertex(index + 1), half, style.join, to: &builder)
    }
    let across = normal(vertex(last - 1), vertex(last))
    builder.add(vertex(last) + across * half)
    switch style.cap {
    case .butt: break
    case .round: addArc(around: vertex(last), half, from: across, by: .pi, to: &builder)
    case .square:
      let ahead = Point(x: -across.y, y: across.x)
      builder.add(vertex(last) + (across + ahead) * half)
      builder.add(vertex(last) + (ahead - across) * half)
    }
  }

  /// Adds the points of an arc between its ends, from a unit vector, clockwise as y points down; the angle is in radians.
  private static func addArc(
    around center: Point,
    _ radius: Double,
    from start: Point,
    by angle: Double,
    to builder: inout OutlineBuilder
  ) {
    let side = Point(x: -start.y, y: start.x)
    for turn in builder.turns(of: angle, radius: radius) {
      builder.add(center + (start * cos(turn) + side * sin(turn)) * radius)
    }
  }

  private static func addRing(
    _ half: Double,
    _ style: StrokeStyle.Join,
    reversed: Bool,
    to builder: inout OutlineBuilder
  ) {
    let count = builder.line.count
    func vertex(_ index: Int) -> Point { builder.line[reversed ? count - 1 - index : index] }
    for index in 0..<count {
      let (a, c) = (vertex((index + count - 1) % count), vertex((index + 1) % count))
      join(a, vertex(index), c, half, style, to: &builder)
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
    _ style: StrokeStyle.Join,
    to builder: inout OutlineBuilder
  ) {
    let m = normal(a, b)
    let n = normal(b, c)
    let dot = m.x * n.x + m.y * n.y
    let isInner = m.x * n.y - m.y * n.x < 0
    let isPointed = style == .miter && !isInner && 2 <= (1 + dot) * miterLimit * miterLimit
    if dot > 0.999 || isPointed {
      builder.add(b + (m + n) * (half / (1 + dot)))
      return
    }
    builder.add(b + m * half)
    if isInner {
      builder.add(b)
    } else if style == .round {
      addArc(around: b, half, from: m, by: acos(max(dot, -1)), to: &builder)
    }
    builder.add(b + n * half)
  }

  /// The unit normal to the left of the direction of travel, as y points down.
  private static func normal(_ a: Point, _ b: Point) -> Point {
    let d = b - a
    let length = max(d.length, 1e-12)
    return Point(x: d.y / length, y: -d.x / length)
  }
}
