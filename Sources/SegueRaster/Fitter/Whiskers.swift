/// Bars an eighth of a cell thin that stand for something shorter.
///
/// Where the tip of a disc or the corner of a pill reaches a little into a cell, the glyph with the least error is often a
/// bar along that side: pale, and as long as the cell, it sticks out of the shape like a whisker. A line that fills its bar
/// explains all of what varies in the cell; a tip, of which it explains little, is left out, or is a quadrant if it is large.
enum Whiskers {
  /// What a thin bar stands for.
  enum Meaning {
    case line
    /// Too little to be seen beside the colour of the cell's corners.
    case tip(besides: UInt32)
    case quadrant
  }

  /// The lanes of `EighthsTable` whose bars are one eighth thin.
  private static let thinLanes: UInt32 = 1 << 0 | 1 << 6 | 1 << 8 | 1 << 14

  /// The pixels of 64 that a tip covers at most: of a dot, which may lie in four cells, more are in each.
  private static let mostPixels: Float = 4

  /// Whether the best bar of a cell is so thin that it may be a whisker.
  @inline(__always)
  static func isThin(_ key: UInt32) -> Bool {
    thinLanes >> (EighthsScore.firstLane - key & 31) & 1 != 0
  }

  /// What the best bar of a cell stands for.
  ///
  /// Called, not inlined: few cells have thin bars.
  ///
  /// `key` is that of the bar, `total` the sum of the cell's pixels.
  @inline(never)
  static func meaning(
    _ pixels: UnsafePointer<UInt32>,
    _ stride: Int,
    key: UInt32,
    total: PackedColor
  ) -> Meaning {
    guard let color = prevailingCorner(pixels, stride) else { return .line }
    let corner = PackedColor(pixels: Words(repeating: color))
    var squares = Words.zero
    var farthest = Words.zero
    for row in 0..<8 {
      for half in 0..<2 {
        let four = UnsafeRawPointer(pixels + row * stride + 4 * half).loadUnaligned(as: Words.self)
        let difference = PackedColor(pixels: four) - corner
        let square = difference.dot(difference)
        squares = squares &+ square
        farthest.replace(with: square, by: Words(square .> farthest))
      }
    }
    let offset = total - PackedColor(redBlue: corner.redBlue &<< 6, green: corner.green &<< 6)
    let sum = offset.colorOnly.dot(offset.colorOnly).x
    // Both are 64 times a squared error; a score is without its last bits.
    let variance = Float(squares.wrappedSum()) * 64 - Float(sum)
    let removed = Float(bitPattern: key & ~31) * Float(1 << Parts.spareBits(ofPixels: 64))
    if 2 * removed >= variance { return .line }
    let isSmall = Float(sum) < Float(farthest.max()) * mostPixels * mostPixels
    return isSmall ? .tip(besides: color) : .quadrant
  }

  /// A colour that three corners at least nearly have; nil if there is none.
  private static func prevailingCorner(_ pixels: UnsafePointer<UInt32>, _ stride: Int) -> UInt32? {
    let (topLeft, topRight) = (pixels[0], pixels[7])
    let (bottomLeft, bottomRight) = (pixels[7 * stride], pixels[7 * stride + 7])
    func likes(_ color: UInt32) -> Int {
      (areAlike(color, topLeft) ? 1 : 0) + (areAlike(color, topRight) ? 1 : 0)
        + (areAlike(color, bottomLeft) ? 1 : 0) + (areAlike(color, bottomRight) ? 1 : 0)
    }
    // One of two corners across from each other is among any three.
    return likes(bottomRight) >= 3 ? bottomRight : likes(topLeft) >= 3 ? topLeft : nil
  }

  /// Whether two pixels differ so little that the edge between them is hardly seen: white and the grey of a list.
  private static func areAlike(_ left: UInt32, _ right: UInt32) -> Bool {
    let difference =
      PackedColor(pixels: Words(repeating: left)) - PackedColor(pixels: Words(repeating: right))
    return difference.dot(difference).x < mostDifference
  }

  /// 16 a channel, squared.
  private static let mostDifference: UInt32 = 3 * 16 * 16
}
