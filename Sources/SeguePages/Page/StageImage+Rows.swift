import SegueGeometry
import SegueImages
import SegueStage
import SegueWire

/// Pictures as rows of differences, as PNG's filters make them (PNG specification, third edition, section 9): pages are
/// compressed, and differences compress far better than pixels.
extension StageImage {
  func writeRows(to writer: inout WireWriter) {
    writer.write(name)
    writer.write(raw: UInt32(truncatingIfNeeded: pixels.width))
    writer.write(raw: UInt32(truncatingIfNeeded: pixels.height))
    var row: [UInt8] = []
    for y in 0..<pixels.height {
      let filter = pixels.bestFilter(ofRow: y)
      row.removeAll(keepingCapacity: true)
      for x in 0..<pixels.width {
        pixels.forEachByte(x: x, y: y) { _, byte, left, up, corner in
          row.append(byte &- filter.guess(left, up, corner))
        }
      }
      writer.write(raw: filter.rawValue)
      writer.append(row)
    }
  }

  /// Reads a picture within a budget of pixels, from which its own are taken.
  static func readRows(from reader: inout WireReader, budget: inout Int) throws(WireError) -> StageImage {
    let name: String = try reader.read()
    let width = Int(clamping: try reader.read(UInt32.self))
    let height = Int(clamping: try reader.read(UInt32.self))
    let count = GridSize(columns: width, rows: height).count
    guard ImageLimits.standard.allow(width: width, height: height), count <= budget else {
      throw .tooMuch("pixels")
    }
    budget -= count
    var pixels = PixelBuffer(width: 0, height: 0)
    for y in 0..<height {
      guard let filter = RowFilter(rawValue: try reader.raw()) else { throw .unknown("filter") }
      let row = try reader.take(width * 4)
      // A short message does not make much memory be taken.
      if y == 0 { pixels = PixelBuffer(width: width, height: height) }
      for x in 0..<width {
        var pixel: UInt32 = 0
        let first = row.startIndex + x * 4
        pixels.forEachByte(x: x, y: y) { index, _, left, up, corner in
          let byte = row[first + index] &+ filter.guess(left, up, corner)
          pixel |= UInt32(byte) << UInt32(index * 8)
        }
        pixels.pixels[y * width + x] = pixel
      }
    }
    return StageImage(name: name, pixels: pixels)
  }
}

/// What a byte is guessed from.
private enum RowFilter: UInt8, CaseIterable {
  case none, left, up, paeth

  func guess(_ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
    switch self {
    case .none: return 0
    case .left: return left
    case .up: return up
    case .paeth:
      let estimate = Int(left) + Int(up) - Int(corner)
      let (toLeft, toUp) = (abs(estimate - Int(left)), abs(estimate - Int(up)))
      let toCorner = abs(estimate - Int(corner))
      if toLeft <= toUp, toLeft <= toCorner { return left }
      return toUp <= toCorner ? up : corner
    }
  }
}

extension PixelBuffer {
  /// Passes the bytes of a pixel by their index, each with those of the pixels at its left, above it, and above that.
  @inline(__always)
  fileprivate func forEachByte(
    x: Int,
    y: Int,
    _ body: (_ index: Int, _ byte: UInt8, _ left: UInt8, _ up: UInt8, _ corner: UInt8) -> Void
  ) {
    let place = y * width + x
    let (left, up) = (x > 0 ? pixels[place - 1] : 0, y > 0 ? pixels[place - width] : 0)
    let corner = x > 0 && y > 0 ? pixels[place - width - 1] : 0
    for index in 0..<4 {
      let shift = UInt32(index * 8)
      body(
        index,
        UInt8(truncatingIfNeeded: pixels[place] >> shift),
        UInt8(truncatingIfNeeded: left >> shift),
        UInt8(truncatingIfNeeded: up >> shift),
        UInt8(truncatingIfNeeded: corner >> shift)
      )
    }
  }

  /// The filter whose differences are smallest in sum.
  fileprivate func bestFilter(ofRow y: Int) -> RowFilter {
    var sums = Array(repeating: 0, count: RowFilter.allCases.count)
    for x in 0..<width {
      forEachByte(x: x, y: y) { _, byte, left, up, corner in
        for filter in RowFilter.allCases {
          let difference = byte &- filter.guess(left, up, corner)
          sums[Int(filter.rawValue)] += Int(Int8(bitPattern: difference).magnitude)
        }
      }
    }
    let best = sums.indices.min { sums[$0] < sums[$1] } ?? 0
    return RowFilter(rawValue: UInt8(truncatingIfNeeded: best)) ?? .none
  }
}
