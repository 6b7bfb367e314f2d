import SegueGeometry
import SegueTestSupport
import Testing

@testable import SegueRaster

/// A row of texels becomes a row of pixels by the weights of `ImageTap`, also where taps reach beyond its ends.
@Suite struct RowTapsTests {
  @Test(arguments: [0.1, 0.5, 0.9, 1, 1.3, 1.5, -0.8, -1.4])
  func rowsAreMixedByTheirTaps(scale: Double) {
    var random = SeededGenerator(seed: 11)
    for texels in [1, 3, 4, 5, 16, 23] {
      let row = (0..<texels).map { _ in UInt32.random(in: 0 ... .max, using: &random) }
      let columns = -3..<(Int(Double(texels) / abs(scale)) + 6)
      let offset = (scale < 0 ? Double(texels) : 0) + Double.random(in: -1...1, using: &random)
      #expect(
        Self.drawn(row, columns, scale, offset) == Self.expected(row, columns, scale, offset),
        "\(texels)"
      )
    }
  }

  @Test func tapsAreFoundAnewForAnotherPlace() {
    let row: [UInt32] = (0..<16).map { 0xff00_0000 | $0 * 0x0f0e0d }
    let taps = RowTaps()
    for (scale, offset) in [(1.0, 0.0), (1.0, 0.5), (0.7, 0.5), (0.7, 0.5)] {
      let columns = 0..<12
      taps.set(columns: columns, scale: scale, offset: offset, texels: row.count)
      var target = [UInt32](repeating: 0, count: columns.count)
      row.withUnsafeBufferPointer { row in
        target.withUnsafeMutableBufferPointer { target in
          guard let row = row.baseAddress, let target = target.baseAddress else { return }
          taps.mix(row, columns: taps.inner, into: target)
        }
      }
      let expected = Self.expected(row, columns, scale, offset)
      #expect(!taps.inner.isEmpty)
      #expect(taps.inner.allSatisfy { target[$0] == expected[$0] })
    }
  }

  /// As an image's only row.
  private static func drawn(_ row: [UInt32], _ columns: Range<Int>, _ scale: Double, _ offset: Double)
    -> [UInt32]
  {
    var target = [UInt32](repeating: 0, count: columns.count)
    row.withUnsafeBufferPointer { texels in
      guard let base = texels.baseAddress else { return }
      let level = ImageLevel(texels: base, width: row.count, height: 1, isOpaque: false, meanAlpha: 1)
      let box = PixelBox(x0: columns.lowerBound, y0: 0, x1: columns.upperBound, y1: 1)
      let toTexels = Projection(scaleX: scale, scaleY: 1, translation: Point(x: offset, y: 0))
      let scratch = ImageScratch()
      var paint = ScaledImagePaint(level, toTexels: toTexels, box: box, scratch: scratch)
      target.withUnsafeMutableBufferPointer { target in
        guard let target = target.baseAddress else { return }
        withExtendedLifetime(scratch) { paint.make(y: 0, from: box.x0, to: box.x1, into: target) }
      }
    }
    return target
  }

  private static func expected(_ row: [UInt32], _ columns: Range<Int>, _ scale: Double, _ offset: Double)
    -> [UInt32]
  {
    columns.map { x in
      let tap = ImageTap(center: (Double(x) + 0.5) * scale + offset, extent: abs(scale), count: row.count)
      return (0..<4).reduce(0) { pixel, channel in
        let weights = [tap.weight0, tap.weight1, tap.weight2]
        let sum = (0..<3).reduce(UInt32(128)) { sum, index in
          let texel = row[min(max(Int(tap.first) + index, 0), row.count - 1)]
          return sum + (texel >> UInt32(8 * channel) & 0xff) * UInt32(weights[index])
        }
        return pixel | (sum >> 8) << UInt32(8 * channel)
      }
    }
  }
}
