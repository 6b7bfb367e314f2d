/// The output of a four-channel blur as pixels.
struct BlurredPaint: Paint {
  let blur: GaussianBlur
  let isOpaque: Bool
  var solid: UInt32? { nil }
  var meanAlpha: Float { 1 }

  func make(y: Int, from x0: Int, to x1: Int, into target: UnsafeMutablePointer<UInt32>) {
    let blocks = UnsafeMutableRawPointer(blur.blocks(forRow: y)).assumingMemoryBound(to: SIMD4<Float>.self)
    let place = blur.place(ofColumn: x0)
    // Adding 2²³ leaves the rounded value in the low bits.
    let rounding = SIMD4<Float>(repeating: 8_388_608)
    for index in 0..<(x1 - x0) {
      let at = place.start + Float(index) * place.step
      let block = Int(at)
      let f = at - Float(block)
      let value = blocks[block] + (blocks[block + 1] - blocks[block]) * f
      let bytes = unsafeBitCast(value + rounding, to: SIMD4<UInt32>.self) & 0xff
      target[index] = bytes.x | bytes.y << 8 | bytes.z << 16 | bytes.w << 24
    }
  }
}

/// The output of a one-channel blur as coverage.
struct BlurredCoverage: CoverageSource {
  let box: PixelBox
  let blur: GaussianBlur
  let bytes: UnsafeMutablePointer<UInt8>

  func row(_ y: Int) -> RowCoverage {
    let blocks = blur.blocks(forRow: y)
    let place = blur.place(ofColumn: box.x0)
    for index in 0..<box.width {
      let at = place.start + Float(index) * place.step
      let block = Int(at)
      let value = blocks[block] + (blocks[block + 1] - blocks[block]) * (at - Float(block))
      bytes[index] = UInt8(min(max(value, 0), 255) + 0.5)
    }
    return RowCoverage(
      start: box.x0,
      solidStart: box.x1,
      solidEnd: box.x1,
      end: box.x1,
      bytes: bytes,
      origin: box.x0
    )
  }
}
