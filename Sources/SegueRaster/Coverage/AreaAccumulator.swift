import SegueGeometry

/// Exact signed areas of polygons, a pixel at a time, in a box.
///
/// Every edge adds to each row it crosses the change of coverage it causes: to the pixel it crosses the part of
/// it to the edge's right, to the next pixel the rest. A running sum along the row then is the winding number
/// averaged over each pixel. It is exact where outlines do not cross inside a pixel.
struct AreaAccumulator {
  private let sums = ScratchBuffer<Float>(filler: 0)
  private let touched = ScratchBuffer<SIMD2<Int32>>(filler: SIMD2(Int32.max, Int32.min))
  private(set) var box = PixelBox.empty
  private var stride = 0

  /// Starts an empty drawing; all sums are 0 again.
  mutating func begin(_ newBox: PixelBox) {
    clear()
    box = newBox
    stride = box.width + 2
    sums.reserve(stride * box.height)
    touched.reserve(box.height)
  }

  private func clear() {
    for row in 0..<box.height {
      let range = touched.base[row]
      guard range.x <= range.y else { continue }
      (sums.base + (row * stride + Int(range.x))).update(repeating: 0, count: Int(range.y - range.x) + 1)
      touched.base[row] = SIMD2(Int32.max, Int32.min)
    }
  }

  /// Adds an edge of a closed polygon, in pixels.
  mutating func addEdge(_ from: Point, _ to: Point) {
    guard from.x.isFinite, from.y.isFinite, to.x.isFinite, to.y.isFinite, from.y != to.y else { return }
    let sign: Double = from.y < to.y ? 1 : -1
    var upper = from.y < to.y ? from : to
    var lower = from.y < to.y ? to : from
    // Box coordinates, cut to the box's rows.
    upper = Point(x: upper.x - Double(box.x0), y: upper.y - Double(box.y0))
    lower = Point(x: lower.x - Double(box.x0), y: lower.y - Double(box.y0))
    let bottom = Double(box.height)
    guard lower.y > 0, upper.y < bottom else { return }
    let slope = (lower.x - upper.x) / (lower.y - upper.y)
    let start = upper
    if upper.y < 0 { upper = Point(x: start.x - start.y * slope, y: 0) }
    if lower.y > bottom { lower = Point(x: start.x + (bottom - start.y) * slope, y: bottom) }
    addCut(upper, lower, slope: slope, sign: sign)
  }

  /// Splits an edge where it leaves the box sideways: left of it, it counts at the box's edge; right, nowhere.
  private mutating func addCut(_ upper: Point, _ lower: Point, slope: Double, sign: Double) {
    let width = Double(box.width)
    let crossesLeft = min(upper.x, lower.x) < 0 && max(upper.x, lower.x) > 0
    let crossesRight = min(upper.x, lower.x) < width && max(upper.x, lower.x) > width
    if crossesLeft || crossesRight {
      let limit = crossesLeft ? 0 : width
      let middle = Point(x: limit, y: min(max(upper.y + (limit - upper.x) / slope, upper.y), lower.y))
      addCut(upper, middle, slope: slope, sign: sign)
      addCut(middle, lower, slope: slope, sign: sign)
      return
    }
    if max(upper.x, lower.x) <= 0 {
      addRows(Point(x: 0, y: upper.y), Point(x: 0, y: lower.y), slope: 0, sign: sign)
    } else if min(upper.x, lower.x) < width {
      addRows(upper, lower, slope: slope, sign: sign)
    }
  }

  private mutating func addRows(_ upper: Point, _ lower: Point, slope: Double, sign: Double) {
    let width = Double(box.width)
    var y = upper.y
    var x = upper.x
    var row = Int(y)
    while y < lower.y, row < box.height {
      let nextY = min(Double(row) + 1, lower.y)
      let nextX = min(max(upper.x + (nextY - upper.y) * slope, 0), width)
      addPiece(row: row, from: min(x, nextX), to: max(x, nextX), height: Float((nextY - y) * sign))
      y = nextY
      x = nextX
      row += 1
    }
  }

  /// Adds the part of an edge inside one row, from left to right.
  private mutating func addPiece(row: Int, from x0: Double, to x1: Double, height: Float) {
    let first = Int(x0)
    let last = Int(x1)
    let line = sums.base + row * stride
    touched.base[row] = SIMD2(
      min(touched.base[row].x, Int32(first)),
      max(touched.base[row].y, Int32(last + 1))
    )
    if first == last {
      let right = Float((x0 + x1) / 2 - Double(first))
      line[first] += height * (1 - right)
      line[first + 1] += height * right
      return
    }
    // The height is shared evenly over the width; a pixel's own area is a trapezoid of its piece.
    let perPixel = height / Float(x1 - x0)
    var before: Float = 0
    for pixel in first...last {
      let a = Float(max(x0 - Double(pixel), 0))
      let b = Float(min(x1 - Double(pixel), 1))
      let piece = perPixel * (b - a)
      let covered = piece * (1 - (a + b) / 2)
      line[pixel] += before + covered
      before = piece - covered
    }
    line[last + 1] += before
  }

  /// The coverage of what was added, under a fill rule.
  func coverage(_ rule: Path.FillRule, scratch: ScratchBuffer<UInt8>) -> AreaCoverage {
    AreaCoverage(
      box: box,
      sums: sums.base,
      touched: touched.base,
      stride: stride,
      rule: rule,
      bytes: scratch.reserve(box.width + 16)
    )
  }
}

/// The coverage of polygons in an accumulator; valid until it begins anew.
struct AreaCoverage: CoverageSource {
  let box: PixelBox
  fileprivate let sums: UnsafeMutablePointer<Float>
  fileprivate let touched: UnsafeMutablePointer<SIMD2<Int32>>
  fileprivate let stride: Int
  fileprivate let rule: Path.FillRule
  fileprivate let bytes: UnsafeMutablePointer<UInt8>

  func row(_ y: Int) -> RowCoverage {
    var result = RowCoverage(
      start: box.x0,
      solidStart: box.x0,
      solidEnd: box.x0,
      end: box.x0,
      bytes: bytes,
      origin: box.x0
    )
    let range = touched[y - box.y0]
    guard range.x <= range.y else { return result }
    let line = sums + (y - box.y0) * stride
    let first = Int(range.x)
    let stop = min(Int(range.y) + 1, box.width)
    var winding: Float = 0
    var run = (start: first, best: 0, bestStart: stop)
    for x in first..<max(stop, first) {
      winding += line[x]
      let byte = AreaCoverage.byte(winding, rule)
      bytes[x] = byte
      if byte != 255 {
        run.start = x + 1
      } else if x + 1 - run.start > run.best {
        run.best = x + 1 - run.start
        run.bestStart = run.start
      }
    }
    result.start = box.x0 + first
    result.end = box.x0 + max(stop, first)
    result.solidStart = box.x0 + run.bestStart
    result.solidEnd = box.x0 + run.bestStart + run.best
    extend(&result, winding, from: stop)
    return result
  }

  /// Carries the coverage to the box's edge where the shape goes on to the right of it.
  private func extend(_ row: inout RowCoverage, _ winding: Float, from stop: Int) {
    let tail = AreaCoverage.byte(winding, rule)
    guard tail > 0, stop < box.width else { return }
    (bytes + stop).update(repeating: tail, count: box.width - stop)
    if tail == 255 {
      if row.solidEnd != box.x0 + stop || row.solidStart == row.solidEnd { row.solidStart = box.x0 + stop }
      row.solidEnd = box.x1
    }
    row.end = box.x1
  }

  @inline(__always)
  private static func byte(_ winding: Float, _ rule: Path.FillRule) -> UInt8 {
    var covered = abs(winding)
    if rule == .evenOdd {
      // A triangle wave of period 2: 0 and 2 are outside, 1 is inside.
      covered -= 2 * (covered / 2).rounded(.down)
      covered = covered > 1 ? 2 - covered : covered
    }
    return UInt8(min(covered, 1) * 255 + 0.5)
  }
}
