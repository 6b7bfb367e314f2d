import CMath
import SegueGeometry

/// Turns outlines and paths into straight edges in pixels and feeds an accumulator with them.
///
/// Curves are flattened in the layer's points, so that perspective applies to the pieces; `tolerance` is the
/// greatest distance, in layer points, between a curve and its pieces.
struct OutlineBuilder {
  private(set) var points: [Point] = []
  /// The polyline whose stroke is being built.
  private(set) var line: [Point] = []
  private var clipped: [SIMD3<Double>] = []
  var tolerance = 0.01

  /// Pixels that an edge may stray: one that crosses a pixel corner to corner then is wrong by less than 1/512.
  static let pixelTolerance = 0.0012

  /// Forgets the points of the open polygon.
  mutating func clear() { points.removeAll(keepingCapacity: true) }

  mutating func add(_ point: Point) { points.append(point) }

  /// Makes the open polygon the line, without points that repeat the one before, and forgets it.
  mutating func beginLine(isClosed: Bool) {
    line.removeAll(keepingCapacity: true)
    for point in points where line.last.map({ ($0 - point).length > 1e-9 }) ?? true { line.append(point) }
    if isClosed, let first = line.first, let last = line.last, line.count > 1, (first - last).length <= 1e-9 {
      line.removeLast()
    }
    clear()
  }

  /// Adds a cubic curve from the last point.
  ///
  /// `n` pieces stray at most `|B''| / (8 n²)`, and `|B''|` is at most six times the greater second difference.
  mutating func addCurve(_ control1: Point, _ control2: Point, _ end: Point) {
    guard let start = points.last else { return }
    let bend = max((start - control1 * 2 + control2).length, (control1 - control2 * 2 + end).length)
    let count = OutlineBuilder.pieces((0.75 * bend / tolerance).squareRoot())
    for index in 1...count {
      let t = Double(index) / Double(count)
      let s = 1 - t
      let a = start * (s * s * s) + control1 * (3 * s * s * t)
      points.append(a + control2 * (3 * s * t * t) + end * (t * t * t))
    }
  }

  /// Adds the rounded rectangle as one polygon, clockwise.
  mutating func add(_ outline: Outline) {
    let r = outline.rect
    addCorner(Point(x: r.minX, y: r.minY), outline.radii.topLeft, turn: 2)
    addCorner(Point(x: r.maxX, y: r.minY), outline.radii.topRight, turn: 3)
    addCorner(Point(x: r.maxX, y: r.maxY), outline.radii.bottomRight, turn: 0)
    addCorner(Point(x: r.minX, y: r.maxY), outline.radii.bottomLeft, turn: 1)
  }

  /// Adds a quarter circle, from `turn` quarters clockwise of the x axis to the next quarter.
  ///
  /// A piece of angle `a` strays `r (1 - cos(a/2))`, about `r a² / 8`.
  private mutating func addCorner(_ corner: Point, _ radius: Double, turn: Int) {
    guard radius > 0 else {
      points.append(corner)
      return
    }
    let towardsLeft = turn == 1 || turn == 2
    let towardsTop = turn >= 2
    let center = Point(
      x: corner.x + (towardsLeft ? radius : -radius),
      y: corner.y + (towardsTop ? radius : -radius)
    )
    let count = OutlineBuilder.pieces(Double.pi / 2 / (8 * tolerance / radius).squareRoot())
    // Each point is the one before turned by the same angle: over a quarter that adds up to less than a trillionth.
    let (cosine, sine) = (cos(Double.pi / 2 / Double(count)), sin(Double.pi / 2 / Double(count)))
    var arm = OutlineBuilder.quarter(turn)
    for _ in 0..<count {
      points.append(center + arm * radius)
      arm = Point(x: arm.x * cosine - arm.y * sine, y: arm.x * sine + arm.y * cosine)
    }
    points.append(center + OutlineBuilder.quarter(turn + 1) * radius)
  }

  /// The unit vector so many quarters of a turn from the x axis.
  private static func quarter(_ turn: Int) -> Point {
    switch turn % 4 {
    case 0: Point(x: 1, y: 0)
    case 1: Point(x: 0, y: 1)
    case 2: Point(x: -1, y: 0)
    default: Point(x: 0, y: -1)
    }
  }

  /// The angles between the ends of an arc at which it is cut into pieces, in radians from its beginning.
  func turns(of angle: Double, radius: Double) -> [Double] {
    let count = OutlineBuilder.pieces(abs(angle) / (8 * tolerance / max(radius, 1e-9)).squareRoot())
    return (1..<max(count, 1)).map { angle * Double($0) / Double(count) }
  }

  private static func pieces(_ count: Double) -> Int {
    count < 256 ? max(Int(clamping: count.rounded(.up)), 1) : 256
  }

  /// Projects the open polygon to pixels, adds its edges, and forgets it.
  mutating func finish(
    _ projection: Projection,
    into accumulator: inout AreaAccumulator,
    reversed: Bool = false
  ) {
    defer { clear() }
    guard points.count > 1 else { return }
    clipBehindEye(projection)
    guard var last = clipped.last.map(OutlineBuilder.place) else { return }
    for vertex in clipped {
      let next = OutlineBuilder.place(vertex)
      if reversed { accumulator.addEdge(next, last) } else { accumulator.addEdge(last, next) }
      last = next
    }
  }

  private static func place(_ v: SIMD3<Double>) -> Point { Point(x: v.x / v.z, y: v.y / v.z) }

  /// Cuts the projected polygon at a plane just before the eye, where `w` is a thousandth of that at the centre.
  private mutating func clipBehindEye(_ p: Projection) {
    clipped.removeAll(keepingCapacity: true)
    let nearest = p.isAffine ? 0 : max(abs(p.tw), 1e-9) * 1e-3
    func project(_ q: Point) -> SIMD3<Double> {
      SIMD3(q.x * p.xx + q.y * p.yx + p.tx, q.x * p.xy + q.y * p.yy + p.ty, q.x * p.xw + q.y * p.yw + p.tw)
    }
    guard var last = points.last.map(project) else { return }
    for point in points {
      let next = project(point)
      if (last.z > nearest) != (next.z > nearest) {
        let t = (nearest - last.z) / (next.z - last.z)
        var cut = last + (next - last) * t
        cut.z = max(nearest, 1e-12)
        clipped.append(cut)
      }
      if next.z > nearest { clipped.append(next) }
      last = next
    }
  }
}

extension Path {
  /// The smallest rectangle that holds all end and control points, and so the whole path.
  var controlBox: Rect {
    var rect: Rect?
    func add(_ point: Point) {
      let dot = Rect(origin: point, size: .zero)
      rect = rect?.union(dot) ?? dot
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .curve(let control1, let control2, let end):
        add(control1)
        add(control2)
        add(end)
      case .close: break
      }
    }
    return rect ?? .zero
  }
}
