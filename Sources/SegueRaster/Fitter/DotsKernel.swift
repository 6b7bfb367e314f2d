import SegueCells

/// Fits sets that have a glyph for every mask of 2 × n pixels, four cells at a time.
///
/// Cells of four and six pixels try every partition; those of eight find it by planes (`SplitSearch`).
struct DotsKernel {
  let rows: Int
  let table: PiecesTable.Pointers
  /// The darker colour becomes the background instead of the top-left one: dots ink little of their cell.
  let darkIsBackground: Bool

  /// Fits a band of at least four cells, the last four perhaps twice; false where its pixels turn out not to be opaque.
  func fit(_ band: PixelBand, into cells: UnsafeMutablePointer<Cell>) -> Bool {
    withUnsafeTemporaryAllocation(of: PackedColor.self, capacity: Parts.capacity) { storage in
      guard let storage = storage.baseAddress else { return false }
      var all = Words(repeating: ~0)
      switch rows {
      case 2: band.forEachFour { all &= fitFour(band, $0, 2, storage, into: cells) }
      case 3: band.forEachFour { all &= fitFour(band, $0, 3, storage, into: cells) }
      default: band.forEachFour { all &= fitFour(band, $0, 4, storage, into: cells) }
      }
      return (all.x & all.y & all.z & all.w) >> 24 == 0xff
    }
  }

  /// Fits four cells; returns the bits that all pixels of each have.
  @inline(__always)
  private func fitFour(
    _ band: PixelBand,
    _ column: Int,
    _ rows: Int,
    _ storage: UnsafeMutablePointer<PackedColor>,
    into cells: UnsafeMutablePointer<Cell>
  ) -> Words {
    var parts = Parts(2 * rows, pixels: 2 * rows, storage: storage)
    let corners = band.line(column, 0).evenHalf
    var (variety, all) = (Words.zero, corners)
    for row in 0..<rows {
      let line = band.line(column, row)
      variety |= (line.evenHalf ^ corners) | (line.oddHalf ^ corners)
      all &= line.evenHalf & line.oddHalf
      parts.set(2 * row, PackedColor(pixels: line.evenHalf))
      parts.set(2 * row + 1, PackedColor(pixels: line.oddHalf))
    }
    if variety == .zero {
      CellQuad(flat: corners).write(to: cells + column)
      return all
    }
    parts.subtractTotal(naming: rows == 4)
    let (difference, mask) = rows < 4 ? search(parts) : split(parts)
    let shape = CellShape(difference, mask, of: parts.number, in: table)
    var quad = shape.quad(total: parts.total, scale: SIMD4(repeating: 1 / Float(parts.number)))
    if darkIsBackground { darken(&quad, mask) }
    quad.write(to: cells + column)
    return all
  }

  @inline(__always)
  private func search(_ parts: Parts) -> (PackedColor, Words) {
    let choice = ExhaustiveSearch.best(parts, weights: table.weights)
    return (choice.sum, choice.mask)
  }

  @inline(__always)
  private func split(_ parts: Parts) -> (PackedColor, Words) {
    let sum = SplitSearch.best(parts).sum
    return (sum, sum.partMask)
  }

  /// Makes the darker colour the background.
  @inline(never)
  private func darken(_ quad: inout CellQuad, _ mask: Words) {
    let all: UInt32 = 1 << UInt32(2 * rows) - 1
    for lane in 0..<4 {
      let (ink, ground) = (CellColor(packed: quad.inks[lane]), CellColor(packed: quad.grounds[lane]))
      guard ink.luma < ground.luma else { continue }
      let shown = mask[lane] & 1 == 1 ? mask[lane] ^ all : mask[lane]
      quad.glyphs[lane] = table.glyphs[Int(shown ^ all)]
      quad.inks[lane] = ground.packed
      quad.grounds[lane] = ink.packed
    }
  }
}

extension PixelBand {
  /// The pixels of four cells, two pixels wide each, in one row.
  @inline(__always)
  fileprivate func line(_ column: Int, _ row: Int) -> SIMD8<UInt32> {
    UnsafeRawPointer(pixels + row * stride + 2 * column).loadUnaligned(as: SIMD8<UInt32>.self)
  }
}
