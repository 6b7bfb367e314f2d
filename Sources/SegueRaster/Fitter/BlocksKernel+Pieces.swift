extension BlocksKernel {
  /// The factor by which the error that pieces remove must exceed that of eighth blocks, so that cells without a visible
  /// gain keep their glyph.
  private static let margin: Float = 1 + 1 / 256

  /// Uses octants where they show more.
  @inline(__always)
  func tryOctants(
    _ pending: PendingCells,
    _ storage: UnsafeMutablePointer<PackedColor>,
    _ shape: inout CellShape
  ) {
    var parts = Parts(8, pixels: 64, storage: storage)
    for half in 0..<2 {
      let pieces = pending.pieces(half)
      parts.set(4 * half, pieces.0)
      parts.set(4 * half + 1, pieces.1)
      parts.set(4 * half + 2, pieces.2)
      parts.set(4 * half + 3, pieces.3)
    }
    parts.subtractTotal(naming: true)
    let choice = SplitSearch.best(parts)
    let isBetter = Self.isBetter(choice.score, than: pending)
    if isBetter != .zero {
      shape.replace(with: CellShape(choice.sum, choice.sum.partMask, of: 8, in: table), by: isBetter)
    }
  }

  /// Uses sextants where they show more.
  @inline(__always)
  func trySextants(
    _ pending: PendingCells,
    _ storage: UnsafeMutablePointer<PackedColor>,
    _ shape: inout CellShape
  ) {
    var parts = Parts(6, pixels: 64, storage: storage)
    let (first, second) = (pending.pieces(0), pending.pieces(1))
    parts.set(0, first.0)
    parts.set(1, first.1)
    parts.set(2, first.2)
    parts.set(3, first.3)
    parts.set(4, second.0)
    parts.set(5, second.1)
    // The pieces count three times: 6 / 3 of each less the total once are the differences, a third as large.
    parts.subtract(pending.totals, scale: 2, naming: false)
    let choice = ExhaustiveSearch.best(parts, weights: table.weights)
    let isBetter = Self.isBetter(choice.score, than: pending)
    if isBetter != .zero {
      shape.replace(with: CellShape(choice.sum, choice.mask, of: 6, in: table), by: isBetter)
    }
  }

  @inline(__always)
  private static func isBetter(_ score: SIMD4<Float>, than pending: PendingCells) -> Words {
    Words(score .> SIMD4<Float>(bits: pending.keys & ~31) * margin)
  }
}
