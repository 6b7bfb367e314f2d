import SegueGeometry

/// The output of a four-channel blur as pixels.
struct BlurredPaint: Paint {
  let blur: GaussianBlur
  let isOpaque: Bool
  var solid: UInt32? { nil }
  var meanAlpha: Float { 1 }

  func make(y: Int, from x0: Int, to x1: Int, into target: UnsafeMutablePointer<UInt32>) {
    let blocks = UnsafeMutableRawPointer(blur.blocks(forRow: y)).assumingMemoryBound(to: SIMD4<Float>.self)
    var (block, halves) = blur.x.place(of: x0)
    // Adding 2²³ leaves the rounded value in the low bits.
    let rounding = SIMD4<Float>(repeating: 8_388_608)
    var index = 0
    while index < x1 - x0 {
      let from = blocks[block]
      let change = blocks[block + 1] - from
      repeat {
        let mixed = from + change * blur.x.share(halves) + rounding
        let bytes = unsafeBitCast(mixed, to: SIMD4<UInt32>.self)
        target[index] = unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: bytes), to: UInt32.self)
        index += 1
        halves += 2
      } while index < x1 - x0 && halves < 2 * blur.x.block
      block += 1
      halves -= 2 * blur.x.block
    }
  }
}

/// The output of a one-channel blur as coverage.
struct BlurredCoverage: CoverageSource {
  let box: PixelBox
  let blur: GaussianBlur
  /// What will hide the middle of the blur; there the coverage is left 0.
  let hole: RoundedRectCoverage?
  let bytes: UnsafeMutablePointer<UInt8>

  func row(_ y: Int) -> RowCoverage {
    var hidden = box.x1..<box.x1
    if let hole, y >= hole.box.y0, y < hole.box.y1 {
      let row = hole.row(y)
      if row.solidEnd > row.solidStart { hidden = row.solidStart..<row.solidEnd }
    }
    let blocks = blur.blocks(forRow: y)
    make(blocks, from: box.x0, to: hidden.lowerBound)
    if !hidden.isEmpty { (bytes + (hidden.lowerBound - box.x0)).update(repeating: 0, count: hidden.count) }
    make(blocks, from: hidden.upperBound, to: box.x1)
    return RowCoverage(
      start: box.x0,
      solidStart: box.x1,
      solidEnd: box.x1,
      end: box.x1,
      bytes: bytes,
      origin: box.x0
    )
  }

  /// Interpolates a part of a row.
  private func make(_ blocks: UnsafeMutablePointer<Float>, from x0: Int, to x1: Int) {
    guard x1 > x0 else { return }
    var (block, halves) = blur.x.place(of: x0)
    let target = bytes + (x0 - box.x0)
    var index = 0
    while index < x1 - x0 {
      let from = blocks[block]
      let change = blocks[block + 1] - from
      repeat {
        target[index] = UInt8(clamping: from + change * blur.x.share(halves) + 0.5)
        index += 1
        halves += 2
      } while index < x1 - x0 && halves < 2 * blur.x.block
      block += 1
      halves -= 2 * blur.x.block
    }
  }
}
