/// Finds each color's nearest in a palette, and remembers it.
final class PaletteMap {
  /// 16 MB: by a color's 24 bits, one more than the index of its nearest; 0 where it was not asked for yet.
  private let known: UnsafeMutablePointer<UInt8>
  private let colors: [SIMD4<Int32>]

  init(_ palette: ColorPalette) {
    known = .allocate(capacity: 1 << 24)
    known.initialize(repeating: 0, count: 1 << 24)
    colors = palette.colors.map(Self.channels)
  }

  deinit { known.deallocate() }

  /// The index of the nearest color to a pixel.
  func index(of pixel: UInt32) -> UInt8 {
    let color = Int(pixel & 0xff_ffff)
    if known[color] > 0 { return known[color] - 1 }
    let wanted = Self.channels(pixel)
    var (best, least) = (0, Int32.max)
    for (index, color) in colors.enumerated() {
      let away = color &- wanted
      let distance = (away &* away).wrappedSum()
      if distance < least { (best, least) = (index, distance) }
    }
    known[color] = UInt8(clamping: best + 1)
    return UInt8(clamping: best)
  }

  private static func channels(_ pixel: UInt32) -> SIMD4<Int32> {
    SIMD4(
      Int32(truncatingIfNeeded: pixel & 0xff),
      Int32(truncatingIfNeeded: pixel >> 8 & 0xff),
      Int32(truncatingIfNeeded: pixel >> 16 & 0xff),
      0
    )
  }
}
