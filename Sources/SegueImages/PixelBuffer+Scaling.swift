import SegueGeometry

extension PixelBuffer {
  /// Returns the picture at another size, with each pixel the average of the area that it covers.
  ///
  /// A side below 1 counts as 1. If the picture is enlarged, its pixels become blocks.
  ///
  /// - Complexity: O(*n*) in the number of pixels of the larger picture.
  public func areaAveraged(width newWidth: Int, height newHeight: Int) -> PixelBuffer {
    if newWidth > 0, newWidth * 2 == width, newHeight == height { return halvedAcross() }
    if newHeight > 0, newHeight * 2 == height, newWidth == width { return halvedDown() }
    var result = PixelBuffer(width: max(newWidth, 1), height: max(newHeight, 1))
    guard width > 0, height > 0 else { return result }
    let columns = AreaWeights.spans(from: width, to: result.width)
    var row = [SIMD4<Float>](repeating: .zero, count: result.width)
    for (y, span) in AreaWeights.spans(from: height, to: result.height).enumerated() {
      for x in row.indices { row[x] = .zero }
      for source in span.first...span.last {
        add(row: source, weight: span.weight(of: source), columns: columns, to: &row)
      }
      for x in row.indices { result.pixels[y * result.width + x] = PixelBuffer.packed(row[x]) }
    }
    return result
  }

  private func add(row source: Int, weight: Float, columns: [AreaWeights], to row: inout [SIMD4<Float>]) {
    let base = source * width
    for x in columns.indices {
      let span = columns[x]
      var sum = SIMD4<Float>.zero
      for column in span.first...span.last {
        sum += PixelBuffer.channels(pixels[base + column]) * span.weight(of: column)
      }
      row[x] += sum * weight
    }
  }

  private static func channels(_ pixel: UInt32) -> SIMD4<Float> {
    SIMD4(Float(pixel & 0xff), Float(pixel >> 8 & 0xff), Float(pixel >> 16 & 0xff), Float(pixel >> 24))
  }

  private static func packed(_ channels: SIMD4<Float>) -> UInt32 {
    // Rounding could lift a colour above the alpha by one, which is not valid in a premultiplied pixel.
    let alpha = min(UInt32(clamping: channels[3] + 0.5), 255)
    let red = min(UInt32(clamping: channels[0] + 0.5), alpha)
    let green = min(UInt32(clamping: channels[1] + 0.5), alpha)
    let blue = min(UInt32(clamping: channels[2] + 0.5), alpha)
    return alpha << 24 | blue << 16 | green << 8 | red
  }
}

/// The source pixels under one target pixel, and the fraction of it that each covers.
private struct AreaWeights {
  var first: Int
  var last: Int
  var firstWeight: Float
  var middleWeight: Float
  var lastWeight: Float

  func weight(of source: Int) -> Float {
    source == first ? firstWeight : source == last ? lastWeight : middleWeight
  }

  /// The weights for every target pixel along one axis; those of each pixel add up to 1.
  static func spans(from source: Int, to target: Int) -> [AreaWeights] {
    (0..<target).map { index in
      // In units of 1/target of a source pixel, so that all positions are integers.
      let start = index * source
      let end = start + source
      let first = start / target
      let last = (end - 1) / target
      let middle = Float(target) / Float(source)
      if first == last {
        return AreaWeights(first: first, last: last, firstWeight: 1, middleWeight: 0, lastWeight: 0)
      }
      return AreaWeights(
        first: first,
        last: last,
        firstWeight: Float((first + 1) * target - start) / Float(source),
        middleWeight: middle,
        lastWeight: Float(end - last * target) / Float(source)
      )
    }
  }
}
