import SegueGeometry
import SegueImages

/// An image under an axis-aligned projection: each texel row is resampled across once, then rows are mixed.
struct ScaledImagePaint: Paint {
  private let texels: UnsafePointer<UInt32>
  private let size: (width: Int, height: Int)
  private let scale: Point
  private let offset: Point
  private let extentY: Double
  /// The pixels whose columns have taps.
  private let columns: Range<Int>
  private let taps: RowTaps
  private let rows: UnsafeMutablePointer<UInt32>
  private let padded: UnsafeMutablePointer<UInt32>
  private let stride: Int
  private var cached: (Int, Int, Int, Int) = (-1, -1, -1, -1)
  let isOpaque: Bool
  let meanAlpha: Float
  var solid: UInt32? { nil }

  /// Creates the paint; `toTexels` maps pixels to texels of the level and is axis-aligned.
  init(_ level: ImageLevel, toTexels: Projection, box: PixelBox, scratch: ImageScratch) {
    texels = level.texels
    size = (level.width, level.height)
    isOpaque = level.isOpaque
    meanAlpha = level.meanAlpha
    scale = Point(x: toTexels.xx, y: toTexels.yy)
    offset = Point(x: toTexels.tx, y: toTexels.ty)
    extentY = abs(toTexels.yy)
    columns = box.x0..<max(box.x1, box.x0)
    stride = columns.count + 8
    taps = scratch.taps
    taps.set(columns: columns, scale: scale.x, offset: offset.x, texels: level.width)
    rows = scratch.rows.reserve(stride * 4)
    padded = scratch.texels.reserve(level.width + 2 * ImageTap.reach)
  }

  mutating func make(y: Int, from x0: Int, to x1: Int, into target: UnsafeMutablePointer<UInt32>) {
    let tap = ImageTap(center: (Double(y) + 0.5) * scale.y + offset.y, extent: extentY, count: size.height)
    let first = Int(tap.first)
    let a = row(first)
    let b = row(first + 1)
    let c = tap.weight2 > 0 ? row(first + 2) : b
    let start = x0 - columns.lowerBound
    Blend.weigh(
      (a + start, b + start, c + start),
      by: (tap.weight0, tap.weight1, tap.weight2),
      into: target,
      count: x1 - x0
    )
  }

  /// A texel row resampled across all columns, from the four kept.
  private mutating func row(_ wanted: Int) -> UnsafeMutablePointer<UInt32> {
    let index = min(max(wanted, 0), size.height - 1)
    let slot = index & 3
    let memory = rows + slot * stride
    let known = slot == 0 ? cached.0 : slot == 1 ? cached.1 : slot == 2 ? cached.2 : cached.3
    if known == index { return memory }
    switch slot {
    case 0: cached.0 = index
    case 1: cached.1 = index
    case 2: cached.2 = index
    default: cached.3 = index
    }
    resample(texels + index * size.width, into: memory)
    return memory
  }

  private func resample(_ source: UnsafePointer<UInt32>, into memory: UnsafeMutablePointer<UInt32>) {
    guard size.width > 0 else { return }
    let inner = taps.inner
    if inner.isEmpty {
      pad(source, count: size.width)
      return taps.mix(padded + ImageTap.reach, columns: 0..<columns.count, into: memory)
    }
    taps.mix(source, columns: inner, into: memory)
    // Only taps near the ends reach beyond them.
    if inner.lowerBound > 0 {
      pad(source, count: min(size.width, ImageTap.reach))
      taps.mix(padded + ImageTap.reach, columns: 0..<inner.lowerBound, into: memory)
    }
    if inner.upperBound < columns.count {
      let first = max(size.width - ImageTap.reach, 0)
      pad(source + first, count: size.width - first)
      taps.mix(
        padded + ImageTap.reach - first,
        columns: inner.upperBound..<columns.count,
        into: memory
      )
    }
  }

  /// Copies texels with their ends repeated.
  private func pad(_ texels: UnsafePointer<UInt32>, count: Int) {
    let padding = ImageTap.reach
    padded.update(repeating: texels[0], count: padding)
    (padded + padding).update(from: texels, count: count)
    (padded + padding + count).update(repeating: texels[count - 1], count: padding)
  }
}
