import SegueGeometry
import SegueCells
import SegueRaster

/// Squared errors of glyphs in a cell, without the fitter's arithmetic.
///
/// Works on the grid of `size`, onto which the cell's pixels are spread, so that thirds of cells have whole parts.
struct PartitionErrors {
  let glyphs: GlyphSet
  /// Every glyph of the set with what it inks, as indices of samples.
  private let inked: [UInt32: [Bool]]
  private let size: GridSize

  init(_ glyphs: GlyphSet) {
    self.glyphs = glyphs
    let unit = glyphs.pixelsPerCell
    let size = glyphs == .smooth ? GridSize(columns: 8, rows: 24) : unit
    var scalars = GlyphTable.of(glyphs).partitions.map(\.scalar)
    if let pieces = glyphs.pieces { scalars += GlyphTable.of(pieces).partitions.map(\.scalar) }
    var inked: [UInt32: [Bool]] = [:]
    for scalar in scalars {
      guard let shape = BlockShape.of(scalar) else { continue }
      inked[scalar] = (0..<(size.columns * size.rows)).map { index in
        let (x, y) = (index % size.columns, index / size.columns)
        return shape.isInked(x * shape.parts.columns / size.columns, y * shape.parts.rows / size.rows)
      }
    }
    self.inked = inked
    self.size = size
  }

  /// How many glyphs there are.
  var count: Int { inked.count }

  /// The squared error of a fitted cell, a pixel counting once.
  func shown(_ cell: Cell, _ pixels: [UInt32]) -> Double? {
    let samples = self.samples(pixels)
    let (ink, ground) = (cell.foreground.rgb(fallback: 0), cell.background.rgb(fallback: 0))
    guard cell.glyph == 0x20 || inked[cell.glyph] != nil else { return nil }
    let mask = inked[cell.glyph] ?? Array(repeating: false, count: samples.count)
    let colors = [SIMD3(pixel: pixel(ground)), SIMD3(pixel: pixel(ink))]
    return scaled(
      zip(samples, mask).reduce(0) { sum, pair in
        let difference = pair.0 - colors[pair.1 ? 1 : 0]
        return sum + (difference * difference).sum()
      }
    )
  }

  /// The least that any glyph with any two colours leaves.
  func least(_ pixels: [UInt32]) -> Double {
    let samples = self.samples(pixels)
    let total = samples.reduce(SIMD3<Double>.zero, +)
    let squares = samples.reduce(0.0) { $0 + ($1 * $1).sum() }
    let count = Double(samples.count)
    var explained = (total * total).sum() / count
    for mask in inked.values {
      var (sum, number) = (SIMD3<Double>.zero, 0.0)
      for index in samples.indices where mask[index] {
        sum += samples[index]
        number += 1
      }
      let rest = total - sum
      explained = max(explained, (sum * sum).sum() / number + (rest * rest).sum() / (count - number))
    }
    return scaled(max(squares - explained, 0))
  }

  private func samples(_ pixels: [UInt32]) -> [SIMD3<Double>] {
    let unit = glyphs.pixelsPerCell
    return (0..<(size.columns * size.rows)).map { index in
      let y = index / size.columns * unit.rows / size.rows
      return SIMD3(pixel: pixels[y * unit.columns + index % size.columns])
    }
  }

  private func scaled(_ error: Double) -> Double {
    error * Double(glyphs.pixelsPerCell.rows) / Double(size.rows)
  }
}

extension SIMD3<Double> {
  fileprivate init(pixel: UInt32) {
    self.init(Double(pixel & 0xff), Double(pixel >> 8 & 0xff), Double(pixel >> 16 & 0xff))
  }
}
