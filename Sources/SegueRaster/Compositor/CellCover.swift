import CMath
import SegueCells
import SegueGeometry

/// How much of each cell later layers cover: the logarithm of what they let through.
///
/// A layer of opacity `a` over the part `c` of a cell lets `1 - a c` through; transmittances multiply, so their binary
/// logarithms add. An opaque layer counts as 2⁻¹⁶, so that sums stay finite. Logarithms are whole numbers of 2⁻²⁴:
/// the cover drawn between two moments is the exact difference of two sums, regardless of what was drawn before.
struct CellCover {
  static let opaque: Float = 16
  /// A cover that lets less through than the least visibility of a character counts as opaque.
  static let leastOpaque = Float(1 - TextCell.leastShare)
  private static let unit: Float = 16_777_216

  private(set) var columns = 0
  private(set) var rows = 0
  private(set) var cellWidth = 1
  private(set) var cellHeight = 1
  /// Cell by cell, since the frame began.
  let density = ScratchBuffer<CellDensity>(filler: CellDensity())
  /// The rows of cells that are being drawn.
  var drawnRows = 0..<0
  /// The coverage of each cell by the clip or group that is ending.
  let coverage = ScratchBuffer<Float>(filler: 0)
  private let sums = ScratchBuffer<Float>(filler: 0)
  private var band = -1
  private var alpha: Float = 0
  private var isMeasuring = false
  private var first = Int.max
  private var last = -1

  /// Starts a frame.
  mutating func begin(columns: Int, rows: Int, width: Int, height: Int) {
    self.columns = max(columns, 0)
    self.rows = max(rows, 0)
    cellWidth = max(width / max(columns, 1), 1)
    cellHeight = max(height / max(rows, 1), 1)
    density.reserve(GridSize(columns: self.columns, rows: self.rows).count)
    coverage.reserve(GridSize(columns: self.columns, rows: self.rows).count)
    sums.reserve(self.columns + 1).update(repeating: 0, count: self.columns + 1)
  }

  /// Starts to draw some rows of cells.
  mutating func beginPass(rows: Range<Int>) {
    drawnRows = rows.clamped(to: 0..<self.rows)
    let drawn = drawnCells
    (density.base + drawn.lowerBound).update(repeating: CellDensity(), count: drawn.count)
  }

  /// The cells of the drawn rows.
  var drawnCells: Range<Int> { (drawnRows.lowerBound * columns)..<(drawnRows.upperBound * columns) }

  /// Starts a layer of some opacity.
  mutating func beginLayer(alpha: Float) {
    self.alpha = alpha
    isMeasuring = false
    band = -1
  }

  /// Starts measuring `coverage`.
  mutating func beginMeasure() {
    let drawn = drawnCells
    (coverage.base + drawn.lowerBound).update(repeating: 0, count: drawn.count)
    isMeasuring = true
    band = -1
  }

  /// Adds a run of fully covered pixels.
  @inline(__always)
  mutating func add(y: Int, from x0: Int, to x1: Int) {
    // Offscreen layers reach beyond the cells.
    let x0 = max(x0, 0)
    let x1 = min(x1, columns * cellWidth)
    guard x1 > x0, enter(y) else { return }
    let a = x0 / cellWidth
    let b = (x1 - 1) / cellWidth
    first = min(first, a)
    last = max(last, b)
    if a == b {
      sums.base[a] += Float(x1 - x0)
      return
    }
    sums.base[a] += Float((a + 1) * cellWidth - x0)
    for cell in (a + 1)..<max(b, a + 1) { sums.base[cell] += Float(cellWidth) }
    sums.base[b] += Float(x1 - b * cellWidth)
  }

  /// Adds a run of pixels with coverage bytes.
  mutating func add(y: Int, from x0: Int, bytes: UnsafeMutablePointer<UInt8>, count: Int) {
    let start = max(x0, 0)
    let end = min(x0 + count, columns * cellWidth)
    guard end > start, enter(y) else { return }
    first = min(first, start / cellWidth)
    last = max(last, (end - 1) / cellWidth)
    var x = start
    var cell = start / cellWidth
    while x < end {
      let next = min((cell + 1) * cellWidth, end)
      var sum: UInt32 = 0
      while x < next {
        sum &+= UInt32(bytes[x - x0])
        x += 1
      }
      sums.base[cell] += Float(sum) * (1 / 255)
      cell += 1
    }
  }

  /// Adds densities that were noted before, cell by cell.
  func add(_ densities: UnsafeMutablePointer<CellDensity>, in box: CellRect) {
    for row in box.rowRange {
      for cell in (row * columns + box.column)..<(row * columns + box.endColumn) {
        density.base[cell] = density.base[cell] + densities[cell]
      }
    }
  }

  /// Ends the layer or the measurement.
  mutating func end() { flush() }

  /// Moves to the cells of a pixel row; false where there are none.
  @inline(__always)
  private mutating func enter(_ y: Int) -> Bool {
    let row = y / cellHeight
    guard y >= 0, row < rows, columns > 0 else { return false }
    if row != band {
      flush()
      band = row
    }
    return true
  }

  private mutating func flush() {
    defer {
      first = Int.max
      last = -1
    }
    guard band >= 0, first <= last else { return }
    let line = band * columns
    let whole = 1 / Float(GridSize(columns: cellWidth, rows: cellHeight).count)
    // Neighbouring pixels are mostly equal: fully covered.
    var (former, passed) = (Float(0), Int64(0))
    for cell in first...last {
      let covered = min(sums.base[cell] * whole, 1)
      sums.base[cell] = 0
      if isMeasuring {
        coverage.base[line + cell] = covered
      } else {
        if covered != former { (former, passed) = (covered, CellCover.density(of: alpha * covered)) }
        density.base[line + cell].light += passed
        if alpha >= CellCover.leastOpaque { density.base[line + cell].area += passed }
      }
    }
  }

  /// `-log₂(1 - cover)`, at most `opaque`, in units of 2⁻²⁴.
  static func density(of cover: Float) -> Int64 {
    if cover <= 0 { return 0 }
    let passed = cover < 0.9999 ? min(-log2(1 - cover), opaque) : opaque
    return Int64(Int(clamping: Double(passed * unit)))
  }

  /// The part of light that passes a density.
  static func transmittance(_ density: Int64) -> Float {
    density <= 0 ? 1 : exp2(-Float(density) / unit)
  }
}
