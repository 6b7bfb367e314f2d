/// The colour sums of the parts of a cell of 8 × 8 pixels.
///
/// Three groups of eight parts, in the order of the glyphs of `eighths`: rows 0…k from the top, the last being the
/// whole cell; columns 0…k from the left; top left, top right, bottom left, bottom right, and the diagonal from the
/// bottom left. Red and blue share a word, 16 bits each.
struct CellSums {
  typealias Words = SIMD8<UInt32>

  /// How many words the sums need: 24 of red and blue, then 24 of green.
  static let words = 48

  let words: UnsafeMutablePointer<UInt32>

  @inline(__always)
  func redBlue(_ group: Int) -> Words {
    UnsafeRawPointer(words + 8 * group).loadUnaligned(as: Words.self)
  }

  @inline(__always)
  func green(_ group: Int) -> Words {
    UnsafeRawPointer(words + 24 + 8 * group).loadUnaligned(as: Words.self)
  }

  /// The red, green and blue of a part, 0..<24.
  @inline(__always)
  func channels(_ part: Int) -> SIMD4<Float> {
    let redBlue = words[part]
    return SIMD4(
      Float(Int32(bitPattern: redBlue & 0xffff)),
      Float(Int32(bitPattern: words[24 + part])),
      Float(Int32(bitPattern: redBlue >> 16)),
      0
    )
  }

  /// Sums the cell whose first pixel is given.
  @inline(__always)
  func gather(_ pixels: UnsafePointer<UInt32>, _ stride: Int) {
    var redBlue = Words(repeating: 0)
    var green = Words(repeating: 0)
    var top = (redBlue, green)
    for row in 0..<8 {
      let line = UnsafeRawPointer(pixels + row * stride).loadUnaligned(as: Words.self)
      redBlue &+= line & 0x00ff_00ff
      green &+= (line &>> 8) & 0xff
      // The sum of all columns so far: a prefix sum over the rows.
      words[row] = (redBlue.lowHalf &+ redBlue.highHalf).total
      words[24 + row] = (green.lowHalf &+ green.highHalf).total
      if row == 3 { top = (redBlue, green) }
    }
    Self.prefix(redBlue, into: words + 8)
    Self.prefix(green, into: words + 32)
    Self.quadrants(top.0, redBlue, into: words + 16)
    Self.quadrants(top.1, green, into: words + 40)
  }

  @inline(__always)
  private static func prefix(_ columns: Words, into sums: UnsafeMutablePointer<UInt32>) {
    var sum: UInt32 = 0
    for column in 0..<8 {
      sum &+= columns[column]
      sums[column] = sum
    }
  }

  @inline(__always)
  private static func quadrants(_ top: Words, _ all: Words, into sums: UnsafeMutablePointer<UInt32>) {
    let topLeft = top.lowHalf.total
    let topRight = top.highHalf.total
    let bottomLeft = all.lowHalf.total &- topLeft
    sums[0] = topLeft
    sums[1] = topRight
    sums[2] = bottomLeft
    sums[3] = all.highHalf.total &- topRight
    sums[4] = topRight &+ bottomLeft
    for unused in 5..<8 { sums[unused] = 0 }
  }
}
