import SegueImages
import SegueMovies

/// The colours of sixel images, and which one is nearest to any colour.
///
/// Most are chosen for the pictures, and the rest are spread evenly, so that no colour that comes later is far from
/// all.
struct SixelPalette {
  /// The colours as a terminal shows them, `0xBBGGRR`.
  let colors: [UInt32]
  /// What defines each: red, green and blue in percent, as sixels have them.
  let percents: [[Int]]
  /// By five, six and five bits of a colour, the index of the nearest, `unknown` until it is asked for.
  private(set) var nearest: [UInt8]

  /// How many different colours have been asked for that are shown visibly otherwise.
  private(set) var misses = 0

  static let unknown: UInt8 = 255
  /// The square of the distance from which on a colour is another to the eye; a dither hides less.
  private static let visible: Int32 = 24 * 24

  init(_ histogram: ColorHistogram, registers: Int) {
    let side = registers >= 192 ? 4 : registers >= 24 ? 2 : 0
    let even = Self.cube(side)
    let chosen = ColorPalette(histogram, atMost: max(min(registers, 255) - even.count, 1)).colors
    let percents = Set((chosen + even).map(Self.percent)).sorted { $0.lexicographicallyPrecedes($1) }
    self.percents = percents
    colors = percents.map {
      $0.enumerated().reduce(0) { $0 | UInt32(($1.element * 255 + 50) / 100) << (8 * $1.offset) }
    }
    nearest = Array(repeating: Self.unknown, count: 1 << 16)
  }

  private static func percent(_ color: UInt32) -> [Int] {
    [0, 8, 16].map { (Int(color >> $0 & 0xff) * 100 + 127) / 255 }
  }

  /// As many steps each way, from black to white.
  private static func cube(_ side: Int) -> [UInt32] {
    let steps = (0..<side).map { UInt32($0 * 255 / max(side - 1, 1)) }
    return steps.flatMap { blue in steps.flatMap { green in steps.map { blue << 16 | green << 8 | $0 } } }
  }

  /// Looks for the nearest colour to one of 5-6-5 bits, and remembers it.
  mutating func find(_ key: UInt16) -> UInt8 {
    let wanted = SIMD4<Int32>(
      Int32(key >> 11) * 255 / 31,
      Int32(key >> 5 & 63) * 255 / 63,
      Int32(key & 31) * 255 / 31,
      0
    )
    var (best, least) = (0, Int32.max)
    for (index, color) in colors.enumerated() {
      let away = wanted &- SIMD4(Int32(color & 0xff), Int32(color >> 8 & 0xff), Int32(color >> 16 & 0xff), 0)
      let distance = (away &* away).wrappedSum()
      if distance < least { (best, least) = (index, distance) }
    }
    if least > Self.visible { misses += 1 }
    nearest[Int(key)] = UInt8(clamping: best)
    return UInt8(clamping: best)
  }
}
