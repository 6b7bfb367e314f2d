/// Ordered dithering: a fixed pattern of thresholds over the screen, so that resting pictures rest.
enum Bayer {
  /// The 4 × 4 threshold at a place, in sixteenths less a half: −7.5/16 … 7.5/16.
  ///
  /// The pattern's bits are those of `x ^ y` and `y`, interleaved from the lowest on (Bayer 1973).
  @inline(__always)
  static func threshold(_ column: Int, _ row: Int) -> Float {
    let x = column ^ row
    let rank = (x & 1) << 3 | (row & 1) << 2 | (x >> 1 & 1) << 1 | row >> 1 & 1
    return (Float(rank) - 7.5) / 16
  }
}
