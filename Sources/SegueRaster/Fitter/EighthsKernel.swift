/// Fits eighth blocks and quadrants from 8 × 8 pixels: all 19 partitions of a cell, each by its sums alone.
///
/// A partition of n pixels in parts of a and n − a lowers the squared error of one colour by
/// `|n·S − a·T|² / (n·a·(n − a))`, S being the first part's colour sum and T the cell's. This form is exactly 0 for
/// a flat cell, where the difference of two large squares would leave noise. Row, column and quadrant sums give
/// every S, so a candidate costs a few operations whatever its shape. Red and blue travel in one word, 16 bits
/// each: the sum of 64 bytes needs 14.
struct EighthsKernel {
  private typealias Words = SIMD8<UInt32>
  private typealias Scores = SIMD8<Float>

  /// The glyphs in the order of the scores: seven rows, seven columns, four quadrants, the diagonal.
  let scalars: UnsafePointer<UInt32>

  func fit(_ band: PixelBand, into cells: UnsafeMutablePointer<Cell>) {
    withUnsafeTemporaryAllocation(of: Sums.self, capacity: 1) { sums in
      guard let sums = sums.baseAddress else { return }
      for column in 0..<band.cells {
        let pixels = band.pixels + 8 * column
        if Self.isFlat(pixels, band.stride) {
          cells[column] = .flat(CellColor(pixel: pixels[0]))
        } else {
          sums.initialize(to: Sums(pixels, band.stride))
          cells[column] = fitCell(sums)
        }
      }
    }
  }

  @inline(__always)
  private static func isFlat(_ pixels: UnsafePointer<UInt32>, _ stride: Int) -> Bool {
    let first = Words(repeating: pixels[0])
    var difference = Words(repeating: 0)
    for row in 0..<8 {
      difference |= UnsafeRawPointer(pixels + row * stride).loadUnaligned(as: Words.self) ^ first
    }
    let four = difference.lowHalf | difference.highHalf
    let two = four.lowHalf | four.highHalf
    return two.x | two.y == 0
  }
}

extension EighthsKernel {
  /// The colour sums of a cell's parts; in each group, lane by lane, the parts in the order of the glyphs.
  private struct Sums {
    /// Rows 0…k from the top; the last lane is the whole cell.
    var rows: Group
    /// Columns 0…k from the left.
    var columns: Group
    /// Top left, top right, bottom left, bottom right, and the diagonal from the bottom left.
    var quadrants: Group

    struct Group {
      var redBlue: Words
      var green: Words
    }

    @inline(__always)
    init(_ pixels: UnsafePointer<UInt32>, _ stride: Int) {
      var rowSums = Group(redBlue: Words(repeating: 0), green: Words(repeating: 0))
      var running = Group(redBlue: Words(repeating: 0), green: Words(repeating: 0))
      var top = running
      for row in 0..<8 {
        let line = UnsafeRawPointer(pixels + row * stride).loadUnaligned(as: Words.self)
        running.redBlue &+= line & 0x00ff_00ff
        running.green &+= (line &>> 8) & 0xff
        // The sum so far, of all columns: a prefix sum over the rows.
        rowSums.redBlue[row] = running.redBlue.lowHalf.total &+ running.redBlue.highHalf.total
        rowSums.green[row] = running.green.lowHalf.total &+ running.green.highHalf.total
        if row == 3 { top = running }
      }
      rows = rowSums
      columns = Group(redBlue: Self.prefix(running.redBlue), green: Self.prefix(running.green))
      quadrants = Group(
        redBlue: Self.quadrants(top.redBlue, running.redBlue),
        green: Self.quadrants(top.green, running.green)
      )
    }

    @inline(__always)
    private static func prefix(_ words: Words) -> Words {
      var sums = words
      for lane in 1..<8 { sums[lane] = sums[lane - 1] &+ words[lane] }
      return sums
    }

    @inline(__always)
    private static func quadrants(_ top: Words, _ all: Words) -> Words {
      let topLeft = top.lowHalf.total
      let topRight = top.highHalf.total
      let bottomLeft = all.lowHalf.total &- topLeft
      let bottomRight = all.highHalf.total &- topRight
      return Words(topLeft, topRight, bottomLeft, bottomRight, topRight &+ bottomLeft, 0, 0, 0)
    }
  }

  private func fitCell(_ sums: UnsafePointer<Sums>) -> Cell {
    let total = Self.channels(sums.pointee.rows, lane: 7)
    let rows = Self.score(sums.pointee.rows, total, Self.splitScale, Self.splitCount, Self.splitWeight)
    let columns = Self.score(sums.pointee.columns, total, Self.splitScale, Self.splitCount, Self.splitWeight)
    let quads = Self.score(sums.pointee.quadrants, total, Self.quadScale, Self.quadCount, Self.quadWeight)
    var best: (score: Float, index: Int) = (0, -1)
    for lane in 0..<7 where rows[lane] > best.score { best = (rows[lane], lane) }
    for lane in 0..<7 where columns[lane] > best.score { best = (columns[lane], 7 + lane) }
    for lane in 0..<5 where quads[lane] > best.score { best = (quads[lane], 14 + lane) }
    return Self.cell(best.index, sums, total, scalars)
  }

  private static let splitScale = Scores(repeating: 8)
  private static let splitCount = Scores(1, 2, 3, 4, 5, 6, 7, 8)
  /// 1 / (k (8 − k)); the last lane is the whole cell, which is no partition.
  private static let splitWeight = Scores(1 / 7, 1 / 12, 1 / 15, 1 / 16, 1 / 15, 1 / 12, 1 / 7, 0)
  private static let quadScale = Scores(4, 4, 4, 4, 2, 0, 0, 0)
  private static let quadCount = Scores(1, 1, 1, 1, 1, 0, 0, 0)
  private static let quadWeight = Scores(1 / 3, 1 / 3, 1 / 3, 1 / 3, 1, 0, 0, 0)

  /// What each partition gains over one colour, times 64.
  @inline(__always)
  private static func score(
    _ group: Sums.Group,
    _ total: SIMD4<Float>,
    _ scale: Scores,
    _ count: Scores,
    _ weight: Scores
  ) -> Scores {
    let red: Scores = float(group.redBlue & 0xffff) * scale - total.x * count
    let green: Scores = float(group.green) * scale - total.y * count
    let blue: Scores = float(group.redBlue &>> 16) * scale - total.z * count
    return (red * red + green * green + blue * blue) * weight
  }

  @inline(__always)
  private static func float(_ words: Words) -> Scores { Scores(SIMD8<Int32>(truncatingIfNeeded: words)) }

  @inline(__always)
  private static func channels(_ group: Sums.Group, lane: Int) -> SIMD4<Float> {
    let redBlue = group.redBlue[lane]
    return SIMD4(Float(redBlue & 0xffff), Float(group.green[lane]), Float(redBlue >> 16), 0)
  }

  @inline(__always)
  private static func cell(
    _ index: Int,
    _ sums: UnsafePointer<Sums>,
    _ total: SIMD4<Float>,
    _ scalars: UnsafePointer<UInt32>
  ) -> Cell {
    guard index >= 0 else { return .flat(color(total * (1 / 64))) }
    let part: SIMD4<Float>
    let count: Float
    if index < 7 {
      part = channels(sums.pointee.rows, lane: index)
      count = Float(8 * (index + 1))
    } else if index < 14 {
      part = channels(sums.pointee.columns, lane: index - 7)
      count = Float(8 * (index - 6))
    } else {
      part = channels(sums.pointee.quadrants, lane: index - 14)
      count = index == 18 ? 32 : 16
    }
    let first = color(part * (1 / count))
    let second = color((total - part) * (1 / (64 - count)))
    // Lower blocks and the three quadrants ink what is not in the first part: the top left stays background.
    let isInverse = index < 7 || index == 14
    return .block(scalars[index], isInverse ? second : first, isInverse ? first : second)
  }

  @inline(__always)
  private static func color(_ mean: SIMD4<Float>) -> CellColor {
    let bytes = SIMD4<UInt32>(truncatingIfNeeded: SIMD4<Int32>(mean + 0.5))
    return CellColor(packed: 2 << 24 | bytes.x << 16 | bytes.y << 8 | bytes.z)
  }
}

extension SIMD4<UInt32> {
  /// The sum of the lanes, wrapping.
  @inline(__always)
  fileprivate var total: UInt32 {
    let two = lowHalf &+ highHalf
    return two.x &+ two.y
  }
}
