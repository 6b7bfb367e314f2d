import SegueCells

/// Fits eighth blocks and quadrants from 8 × 8 pixels, and where they show more, sextants or octants.
///
/// The sums of a cell's rows, columns and quadrants are enough to score each of their partitions; sextants and
/// octants are searched on the sums of their pieces. The colours of four cells are worked out together: those that
/// are not flat wait for others.
struct BlocksKernel {
  /// What is tried beside eighth blocks and quadrants.
  enum Pieces {
    case none, sextants, octants
  }

  let pieces: Pieces
  /// Whether the colours of pieces and of what they are tried beside move apart; see `LostContrast`.
  let returnsContrast: Bool
  /// Whether edges of flat shapes are cleaned; see `CornerColors` and `Whiskers`.
  let cleansEdges: Bool
  let eighths: EighthsTable.Pointers
  /// Of the pieces; any table where there are none.
  let table: PiecesTable.Pointers

  /// Fits a band; false where its pixels turn out not to be opaque, and the cells are worthless.
  func fit(_ band: PixelBand, into cells: UnsafeMutablePointer<Cell>) -> Bool {
    let capacity = PendingCells.capacity + EighthsScore.capacity
    return withUnsafeTemporaryAllocation(of: Words.self, capacity: capacity) { words in
      withUnsafeTemporaryAllocation(of: PackedColor.self, capacity: Parts.capacity) { colors in
        guard let words = words.baseAddress, let colors = colors.baseAddress else { return false }
        words.initialize(repeating: .zero, count: capacity)
        // Fewer than four cells are finished as four: those that are none look up the first lane.
        words[0] = Words(repeating: EighthsScore.firstLane)
        switch pieces {
        case .none: return fit(band, .none, words, colors, into: cells)
        case .sextants: return fit(band, .sextants, words, colors, into: cells)
        case .octants: return fit(band, .octants, words, colors, into: cells)
        }
      }
    }
  }

  @inline(__always)
  private func fit(
    _ band: PixelBand,
    _ pieces: Pieces,
    _ words: UnsafeMutablePointer<Words>,
    _ colors: UnsafeMutablePointer<PackedColor>,
    into cells: UnsafeMutablePointer<Cell>
  ) -> Bool {
    let pending = PendingCells(memory: words)
    let scores = words + PendingCells.capacity
    var waiting = 0
    var isOpaque = true
    for column in 0..<band.cells {
      let pixels = band.pixels + 8 * column
      if Self.isFlat(pixels, band.stride) {
        isOpaque = isOpaque && pixels[0] >> 24 == 0xff
        CellQuad.writeFlat(pixels[0], to: cells + column)
        continue
      }
      let sums = BlockSums(pixels, band.stride)
      let total = sums.total
      isOpaque = isOpaque && Words(total.green).x >> 16 == 64 * 0xff
      var key = EighthsScore.best(sums, weights: eighths.weights, memory: scores)
      if cleansEdges {
        let isSeen = key > EighthsScore.leastSeen
        if isSeen, Whiskers.isThin(key) {
          switch Whiskers.meaning(pixels, band.stride, key: key, total: total) {
          case .line: break
          case .tip(let color):
            CellQuad.writeFlat(color, to: cells + column)
            continue
          case .quadrant: key = EighthsScore.bestQuadrant(weights: eighths.weights, memory: scores)
          }
        }
        pending.set(waiting, corners: isSeen ? CornerColors(pixels, band.stride) : .none)
      }
      pending.set(waiting, place: column, key: key, scores: scores, total: total)
      if pieces == .octants { pending.set(waiting, pieces: sums.octants) }
      if pieces == .sextants { pending.set(waiting, pieces: SextantSums.pieces(pixels, band.stride)) }
      if pieces != .none, returnsContrast { pending.set(waiting, squares: sums.squares) }
      waiting += 1
      if waiting == 4 {
        finish(pending, 4, pieces, colors, into: cells)
        waiting = 0
      }
    }
    if waiting > 0 { finish(pending, waiting, pieces, colors, into: cells) }
    return isOpaque
  }

  /// Whether all pixels of a cell are the same.
  ///
  /// Two of its corners tell most cells that are not.
  @inline(__always)
  private static func isFlat(_ pixels: UnsafePointer<UInt32>, _ stride: Int) -> Bool {
    let first = SIMD8<UInt32>(repeating: pixels[0])
    if pixels[0] ^ pixels[7] | pixels[0] ^ pixels[7 * stride] != 0 { return false }
    var difference = SIMD8<UInt32>(repeating: 0)
    for row in 0..<8 {
      difference |= UnsafeRawPointer(pixels + row * stride).loadUnaligned(as: SIMD8<UInt32>.self) ^ first
    }
    let four = difference.lowHalf | difference.highHalf
    let two = four.lowHalf | four.highHalf
    return two.x | two.y == 0
  }

  /// Finishes the cells that wait, of which `count` are real.
  @inline(__always)
  private func finish(
    _ pending: PendingCells,
    _ count: Int,
    _ pieces: Pieces,
    _ colors: UnsafeMutablePointer<PackedColor>,
    into cells: UnsafeMutablePointer<Cell>
  ) {
    var shape = bestEighths(pending)
    switch pieces {
    case .none: break
    case .sextants: trySextants(pending, colors, &shape)
    case .octants: tryOctants(pending, colors, &shape)
    }
    var quad =
      pieces != .none && returnsContrast
      ? shape.contrastedQuad(total: pending.totals, squares: pending.squares)
      : shape.quad(total: pending.totals, scale: SIMD4(repeating: 1 / 64))
    if cleansEdges, pending.hasCorners {
      quad = CornerColors.restored(quad, pending.firstCorners, pending.secondCorners)
    }
    quad.write(to: cells, at: pending.places, count: count)
  }

  /// The eighth blocks and quadrants that came out best.
  @inline(__always)
  private func bestEighths(_ pending: PendingCells) -> CellShape {
    let lanes = 30 &- (pending.keys & 31)
    let (a, b, c, d) = (Int(lanes.x), Int(lanes.y), Int(lanes.z), Int(lanes.w))
    let shares = eighths.shares
    let rest = shares + EighthsTable.lanes
    return CellShape(
      difference: pending.differences,
      share: SIMD4(shares[a], shares[b], shares[c], shares[d]),
      restShare: SIMD4(rest[a], rest[b], rest[c], rest[d]),
      glyphs: Words(
        eighths.glyphs[a],
        eighths.glyphs[b],
        eighths.glyphs[c],
        eighths.glyphs[d]
      ),
      swaps: Words(
        eighths.inversions[a],
        eighths.inversions[b],
        eighths.inversions[c],
        eighths.inversions[d]
      )
    )
  }
}

/// Fits half blocks, whose two pixels are the two colours: exact.
enum HalfKernel {
  /// Fits a band of at least four cells, the last four perhaps twice; false where its pixels turn out not to be opaque.
  static func fit(_ band: PixelBand, into cells: UnsafeMutablePointer<Cell>) -> Bool {
    let lower = Words(repeating: 0x2584)
    var all = Words(repeating: ~0)
    band.forEachFour { column in
      let top = pixels(band.pixels + column)
      let bottom = pixels(band.pixels + band.stride + column)
      all &= top & bottom
      CellQuad(glyphs: lower, inks: CellQuad.colors(bottom), grounds: CellQuad.colors(top))
        .write(to: cells + column)
    }
    return (all.x & all.y & all.z & all.w) >> 24 == 0xff
  }

  @inline(__always)
  private static func pixels(_ start: UnsafePointer<UInt32>) -> Words {
    UnsafeRawPointer(start).loadUnaligned(as: Words.self)
  }
}
