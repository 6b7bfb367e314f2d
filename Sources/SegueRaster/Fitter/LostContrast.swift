/// How far the two colours of a cell move apart, to give back some of the contrast that it loses.
///
/// The means of a cell's two parts leave the least squared error, but they vary less than its pixels do: what they show,
/// W, misses what they do not explain of the variance V, and the cell looks duller than the pixels that it represents. Structural
/// similarity sees that: of its contrast term `(2 √V √W + C) / (V + W + C)` only equal variances make 1. So both colours
/// move away from the cell's mean, which stays, by
///
///     k = 1 + ½ (√((V + C) / (W + C)) − 1), at most 1⅛
///
/// with that measure's own constant C, under which differences can hardly be seen: without it the rounding of faint
/// gradients would show. The squared error V − W grows by `(k − 1)² W`, at most a 36th: `(√(1 + x) − 1)² / 4x` with
/// `x = (V − W) / W` is largest where the bound begins.
///
/// One half is measured: over three clips of frames with octants the similarity rises from .93684 to .93709 for
/// .03 dB, by a quarter it is .93697, and all of the contrast gives less than none. No choice of glyphs comes as far: the
/// least error that all of them can leave is at .93687.
enum LostContrast {
  /// How much of the contrast lost is given back.
  static let share: Float = 0.5
  /// The most by which the colours' distance grows.
  static let most: Float = 0.125
  /// C: for each of three channels (0.03 · 255)², as those have it who defined structural similarity.
  static let visible: Float = 175.5675

  /// The factors k of four cells: from 1 to 1⅛, and exactly 1 where nothing is lost.
  ///
  /// - Parameters:
  ///   - variance: `64² V`.
  ///   - shown: `64² W`.
  /// - Returns: A factor for each cell.
  @inline(__always)
  static func factor(variance: SIMD4<Float>, shown: SIMD4<Float>) -> SIMD4<Float> {
    let visible = LostContrast.visible * (64 * 64)
    let growth = (((variance + visible) / (shown + visible)).squareRoots - 1) * share
    return 1 + growth.upper(.zero).lower(SIMD4(repeating: most))
  }

  /// `64² V` of four cells of 64 pixels: 64 times the sum of their squares, less the square of their sum.
  ///
  /// The sums' alpha, the same in each pixel, cancels. As each channel's variance is at most (255 / 2)², the
  /// outcome is below 2²⁸, and its last five bits are left out, as `PackedColor.norm` does.
  @inline(__always)
  static func variance(squares: Words, total: PackedColor) -> SIMD4<Float> {
    let whole = (squares &<< 6) &- total.dot(total)
    return (SIMD4<Float>(bits: whole &>> 5 | 0x4b00_0000) - 8_388_608) * 32
  }
}
