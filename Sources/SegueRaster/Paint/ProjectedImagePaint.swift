import SegueGeometry
import SegueImages

/// An image under any projection: four texels a pixel, mixed linearly.
struct ProjectedImagePaint: Paint {
  private let texels: UnsafePointer<UInt32>
  private let width: Int
  private let height: Int
  private let toTexels: Projection
  let isOpaque: Bool
  let meanAlpha: Float
  var solid: UInt32? { nil }

  /// Creates the paint; `toTexels` maps pixels to texels of the level.
  init(_ level: ImageLevel, toTexels: Projection) {
    texels = level.texels
    width = level.width
    height = level.height
    isOpaque = level.isOpaque
    meanAlpha = level.meanAlpha
    self.toTexels = toTexels
  }

  func make(y: Int, from x0: Int, to x1: Int, into target: UnsafeMutablePointer<UInt32>) {
    let m = toTexels
    let py = Double(y) + 0.5
    // Each pixel by itself, not from the one before: a part of a row must be the same as in the whole.
    let (u0, v0, w0) = (py * m.yx + m.tx, py * m.yy + m.ty, py * m.yw + m.tw)
    for x in x0..<max(x1, x0) {
      let px = Double(x) + 0.5
      let w = px * m.xw + w0
      target[x - x0] = texel((px * m.xx + u0) / w - 0.5, (px * m.xy + v0) / w - 0.5)
    }
  }

  @inline(__always)
  private func texel(_ x: Double, _ y: Double) -> UInt32 {
    // `max` before `min`, and the first argument kept on NaN, keeps every place inside.
    let x = min(max(0, x), Double(width - 1))
    let y = min(max(0, y), Double(height - 1))
    guard x >= 0, y >= 0 else { return 0 }
    let column = Int(clamping: x)
    let row = Int(clamping: y)
    let right = min(column + 1, width - 1)
    let fractionX = UInt64(UInt32(clamping: (x - Double(column)) * 256))
    let fractionY = UInt64(UInt32(clamping: (y - Double(row)) * 256))
    let upper = texels + row * width
    let lower = texels + min(row + 1, height - 1) * width
    let a = mix(upper[column], upper[right], fractionX)
    let b = mix(lower[column], lower[right], fractionX)
    return mix(a, b, fractionY)
  }

  @inline(__always)
  private func mix(_ a: UInt32, _ b: UInt32, _ fraction: UInt64) -> UInt32 {
    Wide.gathered(Wide.spread(a) &* (256 - fraction) &+ Wide.spread(b) &* fraction)
  }
}
