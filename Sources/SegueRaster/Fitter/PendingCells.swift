/// Up to four cells that are waiting to be finished together, in words of borrowed memory.
struct PendingCells {
  let memory: UnsafeMutablePointer<Words>

  /// The number of words of four lanes in the memory.
  static let capacity = 28

  private var words: UnsafeMutablePointer<UInt32> {
    UnsafeMutableRawPointer(memory).assumingMemoryBound(to: UInt32.self)
  }

  @inline(__always)
  init(memory: UnsafeMutablePointer<Words>) { self.memory = memory }

  /// The keys of the best eighth blocks, as `EighthsScore` gives them.
  @inline(__always)
  var keys: Words { memory[0] }

  /// The differences of what these part off.
  @inline(__always)
  var differences: PackedColor { PackedColor(redBlue: memory[1].halves, green: memory[2].halves) }

  /// The sums of the whole cells.
  @inline(__always)
  var totals: PackedColor { PackedColor(redBlue: memory[3].halves, green: memory[4].halves) }

  /// Where each cell lies in its band.
  @inline(__always)
  var places: UnsafePointer<Int32> { UnsafeRawPointer(memory + 5).assumingMemoryBound(to: Int32.self) }

  /// Notes one of the cells with its best eighth block, found in the scores' memory.
  @inline(__always)
  func set(
    _ index: Int,
    place: Int,
    key: UInt32,
    scores: EighthsScore.Memory,
    total: PackedColor
  ) {
    let lane = Int(30 - key & 31)
    let candidates = UnsafeMutableRawPointer(scores).assumingMemoryBound(to: UInt32.self)
    words[index] = key
    words[4 + index] = candidates[lane]
    words[8 + index] = candidates[20 + lane]
    words[12 + index] = Words(total.redBlue).x
    words[16 + index] = Words(total.green).x
    words[20 + index] = UInt32(truncatingIfNeeded: place)
  }

  /// Notes eight pieces of one of the cells.
  @inline(__always)
  func set(_ index: Int, pieces: (PackedColor, PackedColor)) {
    memory[6 + 2 * index] = Words(pieces.0.redBlue)
    memory[7 + 2 * index] = Words(pieces.1.redBlue)
    memory[14 + 2 * index] = Words(pieces.0.green)
    memory[15 + 2 * index] = Words(pieces.1.green)
  }

  /// Notes the squares of one of the cells, in four parts.
  @inline(__always)
  func set(_ index: Int, squares: Words) { memory[22 + index] = squares }

  /// The sums of the cells' squares.
  @inline(__always)
  var squares: Words { Words.laneSums(memory[22], memory[23], memory[24], memory[25]) }

  /// Four pieces of all cells, from the first or the fifth on.
  @inline(__always)
  func pieces(_ half: Int) -> (PackedColor, PackedColor, PackedColor, PackedColor) {
    let redBlue = Words.transposed(memory[6 + half], memory[8 + half], memory[10 + half], memory[12 + half])
    let green = Words.transposed(memory[14 + half], memory[16 + half], memory[18 + half], memory[20 + half])
    return (
      PackedColor(redBlue: redBlue.0.halves, green: green.0.halves),
      PackedColor(redBlue: redBlue.1.halves, green: green.1.halves),
      PackedColor(redBlue: redBlue.2.halves, green: green.2.halves),
      PackedColor(redBlue: redBlue.3.halves, green: green.3.halves)
    )
  }

  /// Notes the corners of one of the cells.
  @inline(__always)
  func set(_ index: Int, corners: CornerColors) {
    words[104 + index] = corners.first
    words[108 + index] = corners.second
  }

  /// Whether any of the cells has a corner.
  @inline(__always)
  var hasCorners: Bool {
    let corners = memory[26] | memory[27]
    let two = corners.lowHalf | corners.highHalf
    return two.x | two.y != 0
  }

  /// The first corners of the cells; 0 is none.
  @inline(__always)
  var firstCorners: Words { memory[26] }

  /// The second corners of the cells; 0 is none.
  @inline(__always)
  var secondCorners: Words { memory[27] }
}
