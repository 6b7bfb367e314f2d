/// The texels under each pixel of an axis, with their weights.
///
/// A pixel shows the average over one texel or one pixel's extent, whichever is larger: enlarged, that is linear
/// interpolation; reduced up to 2:1, the exact area average of at most three texels.
struct ImageTap: BitwiseCopyable {
  /// How far beyond an image's ends a tap reaches at most.
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
    first = Int32(floor)
    // What the pixel covers of the first and second texel; the third takes the rest.
    let covered0 = min(1 - (start - floor), extent)
    let covered1 = min(max(extent - covered0, 0), 1)
    let scale = 256 / extent
    let sum0 = (covered0 * scale).rounded()
    let sum1 = ((covered0 + covered1) * scale).rounded()
    weight0 = UInt16(sum0)
    weight1 = UInt16(sum1 - sum0)
    weight2 = 256 - UInt16(sum1)
  }
}
