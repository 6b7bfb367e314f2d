import SegueGeometry

/// Exact signed areas of polygons, pixel by pixel, in a box.
///
/// To each row that it crosses, an edge adds the change of coverage that it causes: the part of the pixel to the
/// edge's right goes to that pixel, the rest to the next one. A running sum along the row is then the winding number
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

  /// An edge, its upper end first; across it is counted from the box's left, down from the picture's top.
  ///
  /// The place at a height is found from the edge's own ends, wherever the box cuts it: the box's rows come out the
  /// same in any box that is as wide.
  private struct Edge {
    var upper: Point
    var lower: Point
    var slope: Double
    var sign: Double

    func x(_ y: Double) -> Double { y >= lower.y ? lower.x : upper.x + (y - upper.y) * slope }

    /// The height between two others at which the edge passes a place; nil if it does not.
    func crossing(_ place: Double, _ top: Double, _ bottom: Double) -> Double? {
      let (a, b) = (x(top), x(bottom))
      guard min(a, b) < place, place < max(a, b) else { return nil }
      let height = upper.y + (place - upper.x) / slope
      return height > top && height < bottom ? height : nil
    }
  }

  /// Adds an edge of a closed polygon, in pixels.
  mutating func addEdge(_ from: Point, _ to: Point) {
    guard from.x.isFinite, from.y.isFinite, to.x.isFinite, to.y.isFinite, from.y != to.y else { return }
    let left = Double(box.x0)
    var (upper, lower) = from.y < to.y ? (from, to) : (to, from)
    upper.x -= left
    lower.x -= left
    let top = max(upper.y, Double(box.y0))
    let bottom = min(lower.y, Double(box.y1))
    guard top < bottom else { return }
    let slope = (lower.x - upper.x) / (lower.y - upper.y)
    addCut(Edge(upper: upper, lower: lower, slope: slope, sign: from.y < to.y ? 1 : -1), top, bottom)
  }

  /// Splits an edge where it leaves the box sideways: left of it, it counts at the box's edge; right, nowhere.
  private mutating func addCut(_ edge: Edge, _ top: Double, _ bottom: Double) {
    let width = Double(box.width)
    let (a, b) = (edge.x(top), edge.x(bottom))
    let (left, right) = (min(a, b), max(a, b))
    // After a split, rounding may leave an end just across the side: then there is nothing more to split off there.
    let middle = edge.crossing(0, top, bottom) ?? edge.crossing(width, top, bottom)
    if let middle {
      addCut(edge, top, middle)
      addCut(edge, middle, bottom)
      return
    }
    if (left + right) / 2 <= 0 {
      addRows(Edge(upper: .zero, lower: .zero, slope: 0, sign: edge.sign), top, bottom)
    } else if left < width {
      addRows(edge, top, bottom)
    }
  }

  private mutating func addRows(_ edge: Edge, _ top: Double, _ bottom: Double) {
    let width = Double(box.width)
    var y = top
    var x = min(max(edge.x(top), 0), width)
    var row = Int(clamping: top.rounded(.down)) - box.y0
    while y < bottom, row < box.height {
      let nextY = min(Double(box.y0 + row) + 1, bottom)
      let nextX = min(max(edge.x(nextY), 0), width)
      addPiece(row: row, from: min(x, nextX), to: max(x, nextX), height: Float((nextY - y) * edge.sign))
      y = nextY
      x = nextX
      row += 1
    }
  }

  /// Adds the part of an edge inside one row, from left to right.
  private mutating func addPiece(row: Int, from x0: Double, to x1: Double, height: Float) {
    let first = Int(clamping: x0)
    let last = Int(clamping: x1)
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

  /// The coverage of the polygons added, under a fill rule.
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

/// The coverage of polygons in an accumulator; valid until it begins again.
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

  /// Carries the coverage to the box's edge where the shape continues to the right of it.
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
    return UInt8(clamping: covered * 255 + 0.5)
  }
}
