/// The constants of each partition that eighth blocks and quadrants make, in the order of their lanes.
///
/// Rows 0…k from the top, the eighth being the diagonal instead; columns 0…k from the left, the eighth being none;
/// the four quadrants.
struct EighthsTable {
  /// The number of lanes.
  static let lanes = 20

  /// By lane: what scores are multiplied by, `1 / (k (8 − k))` for a part of k eighths.
  let weights: [Float]
  /// By lane: one over the eighths of the part, then one over those of the rest.
  let shares: [Float]
  /// By lane: the glyph.
  let glyphs: [UInt32]
  /// By lane: all ones where the glyph inks the rest instead of the part.
  let inversions: [UInt32]

  init() {
    let eighths = [1, 2, 3, 4, 5, 6, 7, 4, 1, 2, 3, 4, 5, 6, 7, 0, 2, 2, 2, 2].map(Float.init)
    weights = eighths.map { $0 == 0 ? 0 : 1 / ($0 * (8 - $0)) }
    shares = eighths.map { 1 / max($0, 1) } + eighths.map { 1 / (8 - $0) }
    let lower: [UInt32] = (1...7).map { 0x2588 - $0 }
    let left: [UInt32] = (1...7).map { 0x2590 - $0 }
    glyphs = lower + [0x259e] + left + [0x20, 0x259f, 0x259d, 0x2596, 0x2597]
    // The top left stays background: what leaves it out is inked as it is, what has it by the rest.
    inversions = (0..<Self.lanes).map { $0 < 7 || $0 == 16 ? ~0 : 0 }
  }

  /// The table's columns, borrowed.
  struct Pointers {
    let weights: UnsafePointer<Float>
    let shares: UnsafePointer<Float>
    let glyphs: UnsafePointer<UInt32>
    let inversions: UnsafePointer<UInt32>
  }

  /// Calls `body` with the columns; returns false without calling it if there are none.
  func withPointers(_ body: (Pointers) -> Bool) -> Bool {
    weights.withUnsafeBufferPointer { weights in
      shares.withUnsafeBufferPointer { shares in
        glyphs.withUnsafeBufferPointer { glyphs in
          inversions.withUnsafeBufferPointer { inversions in
            guard let weights = weights.baseAddress, let shares = shares.baseAddress,
              let glyphs = glyphs.baseAddress, let inversions = inversions.baseAddress
            else { return false }
            return body(
              Pointers(weights: weights, shares: shares, glyphs: glyphs, inversions: inversions)
            )
          }
        }
      }
    }
  }
}
