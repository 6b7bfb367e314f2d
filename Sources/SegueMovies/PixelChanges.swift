/// Where two pictures of one size differ.
enum PixelChanges {
  /// The smallest rectangle that holds all differences; nil if there are none.
  static func box<Pixel: Equatable>(
    from old: [Pixel],
    to new: [Pixel],
    width: Int,
    height: Int
  ) -> (columns: Range<Int>, rows: Range<Int>)? {
    var (left, right, top, bottom) = (width, 0, height, 0)
    for y in 0..<height {
      let row = y * width..<(y + 1) * width
      guard let first = row.first(where: { old[$0] != new[$0] }),
        let last = row.last(where: { old[$0] != new[$0] })
      else { continue }
      left = min(left, first - row.lowerBound)
      right = max(right, last - row.lowerBound + 1)
      top = min(top, y)
      bottom = y + 1
    }
    return right > left ? (left..<right, top..<bottom) : nil
  }
}
