/// The parts of four cells, a cell in each lane: up to eight pixels, or sums of as many pixels each.
///
/// Each is kept as its difference `n·p − T` from the cell's total T, n being how many there are. The sum N of the
/// differences over a of the parts is all that a partition's score and colours need: it lowers the squared error by a
/// multiple of `|N|² / (a·(n − a))`, and the means are those of `T + N / a` and `T − N / (n − a)`. N is exactly 0 for a
/// flat cell, where the difference of two large squares would leave noise.
///
/// The upper half of a green word is 0 or names the part: 1, so that the low four bits of a sum of parts are how many they
/// are, and a bit of its own from the fifth on, so that the others are which.
struct Parts {
  let differences: UnsafeMutablePointer<PackedColor>
  let number: Int
  /// The low bits of squares that are left out; see `PackedColor.norm`.
  let spareBits: UInt32
  private(set) var total = PackedColor.zero

  /// The storage that cells need at most.
  static let capacity = 8

  /// Creates `number` parts for cells of `pixels` pixels each.
  @inline(__always)
  init(_ number: Int, pixels: Int, storage: UnsafeMutablePointer<PackedColor>) {
    differences = storage
    self.number = number
    spareBits = Self.spareBits(ofPixels: pixels)
  }

  /// `|N|²` is at most `3 · (255 · pixels · n / 4)²`: below 2³² for 64 pixels, below 2²⁶ for eight.
  @inline(__always)
  static func spareBits(ofPixels pixels: Int) -> UInt32 { pixels > 8 ? 9 : 3 }

  /// Sets a part from colours with anything beside green.
  @inline(__always)
  mutating func set(_ index: Int, _ color: PackedColor) {
    differences[index] = color
    total += color
  }

  /// Works the differences out once all parts are set.
  @inline(__always)
  func subtractTotal(naming: Bool) { subtract(total, scale: number, naming: naming) }

  /// Works differences out with a total and a scale of the caller's.
  @inline(__always)
  func subtract(_ total: PackedColor, scale: Int, naming: Bool) {
    let scale = Halves(repeating: Int16(truncatingIfNeeded: scale))
    for index in 0..<number {
      let name: UInt32 = naming ? (16 << UInt32(index) | 1) << 16 : 0
      let green = Words(differences[index].green &* scale &- total.green) & 0xffff | name
      differences[index].redBlue = differences[index].redBlue &* scale &- total.redBlue
      differences[index].green = green.halves
    }
  }
}

extension PackedColor {
  /// The number of parts in a sum of parts, in each lane.
  @inline(__always)
  var partCount: Words { (Words(green) &>> 16) & 15 }

  /// Which parts a sum of parts has.
  @inline(__always)
  var partMask: Words { Words(green) &>> 20 }

  /// The lanes without the value next to green.
  @inline(__always)
  var colorOnly: PackedColor { PackedColor(redBlue: redBlue, green: (Words(green) & 0xffff).halves) }
}
