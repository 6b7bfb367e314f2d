import SegueCells
import SegueGeometry

/// The constants of each mask of a set that has a glyph for every mask.
struct PiecesTable {
  /// By mask: the glyph.
  let glyphs: [UInt32]
  /// By mask: one over how many parts it has, or 1 where it has none.
  let shares: [Float]
  /// By mask without the top left: what scores are multiplied by, `1 / (a (n − a))` for a parts of n.
  let weights: [Float]

  init(_ table: GlyphTable) {
    glyphs = table.scalarByMask
    shares = glyphs.indices.map { 1 / Float(max($0.nonzeroBitCount, 1)) }
    let parts = table.pixels.count
    weights = (0..<max(glyphs.count / 2, 1)).map { half in
      let count = half.nonzeroBitCount
      return count == 0 ? 0 : 1 / Float(count * (parts - count))
    }
  }

  /// The table's columns, borrowed.
  struct Pointers {
    let glyphs: UnsafePointer<UInt32>
    let shares: UnsafePointer<Float>
    let weights: UnsafePointer<Float>
  }

  /// Calls `body` with the columns; returns false without calling it if the set has none.
  func withPointers(_ body: (Pointers) -> Bool) -> Bool {
    glyphs.withUnsafeBufferPointer { glyphs in
      shares.withUnsafeBufferPointer { shares in
        weights.withUnsafeBufferPointer { weights in
          guard let glyphs = glyphs.baseAddress, let shares = shares.baseAddress,
            let weights = weights.baseAddress
          else { return false }
          return body(Pointers(glyphs: glyphs, shares: shares, weights: weights))
        }
      }
    }
  }
}
