/// Sums over the sextants of a cell of 8 × 8 pixels.
enum SextantSums {
  /// Three times the sums of the six pieces, row by row, and two that mean nothing.
  ///
  /// A sextant is 8 / 3 pixels high: the third and the sixth row of pixels each belong to two.
  @inline(__always)
  static func pieces(_ pixels: UnsafePointer<UInt32>, _ stride: Int) -> (PackedColor, PackedColor) {
    let left = thirds(pixels, stride)
    let right = thirds(pixels + 4, stride)
    return (
      .laneSums(left.0, right.0, left.1, right.1),
      .laneSums(left.2, right.2, left.2, right.2)
    )
  }

  @inline(__always)
  private static func thirds(
    _ pixels: UnsafePointer<UInt32>,
    _ stride: Int
  ) -> (PackedColor, PackedColor, PackedColor) {
    @inline(__always)
    func row(_ index: Int) -> PackedColor {
      PackedColor(pixels: UnsafeRawPointer(pixels + index * stride).loadUnaligned(as: Words.self))
    }
    let (third, sixth) = (row(2), row(5))
    let top = row(0) + row(1)
    let middle = row(3) + row(4)
    let bottom = row(6) + row(7)
    return (
      top + top + top + third + third,
      middle + middle + middle + third + sixth,
      bottom + bottom + bottom + sixth + sixth
    )
  }
}
