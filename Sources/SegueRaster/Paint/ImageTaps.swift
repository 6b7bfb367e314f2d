import SegueGeometry

/// The texels under each pixel of an axis, with their weights.
///
/// A pixel shows the average over the extent of one texel or one pixel, whichever is larger. For enlarged images that is
/// linear interpolation; for images reduced up to 2:1, the exact area average of at most three texels.
struct ImageTap: BitwiseCopyable {
  /// The farthest that a tap reaches beyond an image's ends, in texels.
  static let reach = 8

  var first: Int32
  var weight0: UInt16
  var weight1: UInt16
  var weight2: UInt16

  /// The tap for a pixel whose centre is at `center` texels, on an axis of `count` texels.
  ///
  /// Weights add up to 256. Texels beyond the ends repeat the last one.
  init(center: Double, extent: Double, count: Int) {
    let extent = min(max(extent, 1), 2)
    let limit = Double(count)
    let center = center.isFinite ? min(max(center, -4), limit + 4) : 0
    let start = center - extent / 2
    let floor = start.rounded(.down)
    first = Int32(clamping: Int(clamping: floor))
    // What the pixel covers of the first and second texel; the third takes the rest.
    let covered0 = min(1 - (start - floor), extent)
    let covered1 = min(max(extent - covered0, 0), 1)
    let scale = 256 / extent
    let sum0 = (covered0 * scale).rounded()
    let sum1 = ((covered0 + covered1) * scale).rounded()
    weight0 = UInt16(clamping: sum0)
    weight1 = UInt16(clamping: sum1 - sum0)
    weight2 = 256 - UInt16(clamping: sum1)
  }
}

/// The taps of a row of pixels, laid out for arithmetic on four channels of two texels at once.
///
/// They stay until others are set: an image that is drawn in several parts has them found once.
final class RowTaps {
  typealias Words = SIMD8<UInt16>

  /// What taps depend on.
  private struct Place: Hashable {
    var columns: Range<Int>
    var scale: Double
    var offset: Double
    var texels: Int
  }

  private var place: Place?
  private var takesThree = false
  /// The columns whose texels all lie in the image, counted from the first; those before it are at its left end.
  private(set) var inner = 0..<0

  /// The first texel of each pixel.
  let firsts = ScratchBuffer<Int32>(filler: 0)
  /// The weights of the first two texels, four times each.
  let weights = ScratchBuffer<Words>(filler: Words())
  /// Those of the third and, always 0, of a fourth.
  let thirds = ScratchBuffer<Words>(filler: Words())

  /// Finds the taps of some columns.
  func set(columns: Range<Int>, scale: Double, offset: Double, texels: Int) {
    let place = Place(columns: columns, scale: scale, offset: offset, texels: texels)
    if self.place == place { return }
    self.place = place
    firsts.reserve(columns.count)
    weights.reserve(columns.count)
    thirds.reserve(columns.count)
    takesThree = false
    for (index, x) in columns.enumerated() {
      let tap = ImageTap(center: (Double(x) + 0.5) * scale + offset, extent: abs(scale), count: texels)
      let (a, b, c) = (tap.weight0, tap.weight1, tap.weight2)
      firsts.base[index] = tap.first
      weights.base[index] = Words(a, a, a, a, b, b, b, b)
      thirds.base[index] = Words(c, c, c, c, 0, 0, 0, 0)
      takesThree = takesThree || c > 0
    }
    // A mirrored image has its ends the other way round: it is padded whole.
    inner = scale > 0 ? findInner(columns.count, texels) : 0..<0
  }

  /// Four texels are read for each column, and places rise or fall along the row.
  private func findInner(_ count: Int, _ texels: Int) -> Range<Int> {
    func isInner(_ column: Int) -> Bool { firsts.base[column] >= 0 && Int(firsts.base[column]) + 4 <= texels }
    guard let first = (0..<count).first(where: isInner), let last = (0..<count).last(where: isInner) else {
      return 0..<0
    }
    return first..<(last + 1)
  }

  /// Mixes texels into the pixels of some columns, given the memory of the first texel and that of the first column.
  ///
  /// Those of columns that are not `inner` reach up to `ImageTap.reach` beyond the texels' ends.
  func mix(
    _ texels: UnsafePointer<UInt32>,
    columns: Range<Int>,
    into target: UnsafeMutablePointer<UInt32>
  ) {
    let first = columns.lowerBound
    let row = Row(
      texels: texels,
      firsts: firsts.base + first,
      weights: weights.base + first,
      thirds: thirds.base + first
    )
    let target = target + first
    if takesThree {
      mix(row, Row.three, into: target, columns.count)
    } else {
      mix(row, Row.two, into: target, columns.count)
    }
  }

  @inline(__always)
  private func mix(
    _ row: Row,
    _ pixel: (Row) -> (Int) -> Words,
    into target: UnsafeMutablePointer<UInt32>,
    _ count: Int
  ) {
    var column = 0
    while column <= count &- 2 {
      store(RowTaps.folded(pixel(row)(column), pixel(row)(column &+ 1)), target + column)
      column &+= 2
    }
    if column < count {
      let last = pixel(row)(column)
      target[column] = RowTaps.folded(last, last).x
    }
  }

  /// The taps with a row of texels, in plain memory.
  private struct Row {
    var texels: UnsafePointer<UInt32>
    var firsts: UnsafeMutablePointer<Int32>
    var weights: UnsafeMutablePointer<Words>
    var thirds: UnsafeMutablePointer<Words>

    @inline(__always)
    func two(_ column: Int) -> Words {
      let place = texels + Int(firsts[column])
      let pair = UnsafeRawPointer(place).loadUnaligned(as: SIMD8<UInt8>.self)
      return Words(truncatingIfNeeded: pair) &* weights[column]
    }

    @inline(__always)
    func three(_ column: Int) -> Words {
      let place = texels + Int(firsts[column]) + 2
      let pair = UnsafeRawPointer(place).loadUnaligned(as: SIMD8<UInt8>.self)
      return two(column) &+ Words(truncatingIfNeeded: pair) &* thirds[column]
    }
  }

  /// Two pixels from the weighted texels of each, rounded.
  @inline(__always)
  private static func folded(_ a: Words, _ b: Words) -> SIMD2<UInt32> {
    let sum =
      Words(lowHalf: a.lowHalf, highHalf: b.lowHalf) &+ Words(lowHalf: a.highHalf, highHalf: b.highHalf)
    return unsafeBitCast(SIMD8<UInt8>(truncatingIfNeeded: (sum &+ 128) &>> 8), to: SIMD2<UInt32>.self)
  }

  @inline(__always)
  private func store(_ pixels: SIMD2<UInt32>, _ target: UnsafeMutablePointer<UInt32>) {
    UnsafeMutableRawPointer(target).storeBytes(of: pixels, as: SIMD2<UInt32>.self)
  }
}
