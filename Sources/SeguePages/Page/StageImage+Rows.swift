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
    var rows = PixelRows(width: pixels.width)
    for y in 0..<pixels.height {
      rows.advance(to: pixels.bytes(ofRow: y))
      let (filter, differences) = rows.smallestDifferences()
      writer.write(raw: filter.rawValue)
      writer.append(differences)
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
    var rows = PixelRows(width: width)
    for y in 0..<height {
      guard let filter = RowFilter(rawValue: try reader.raw()) else { throw .unknown("filter") }
      rows.advance(by: Array(try reader.take(width * 4)), from: filter)
      // A short message does not make much memory be taken.
      if y == 0 { pixels = PixelBuffer(width: width, height: height) }
      for x in 0..<width { pixels.pixels[y * width + x] = rows.pixel(at: x) }
    }
    return StageImage(name: name, pixels: pixels)
  }
}

/// A row of bytes and the one above it, each after four bytes of nothing: the neighbours of the first pixel.
private struct PixelRows {
  private var row: [UInt8]
  private var above: [UInt8]

  init(width: Int) {
    row = Array(repeating: 0, count: 4 + width * 4)
    above = row
  }

  /// Goes on to a row.
  mutating func advance(to bytes: [UInt8]) {
    swap(&row, &above)
    row.replaceSubrange(4..., with: bytes)
  }

  /// Goes on to the row that has these differences from what a filter guesses.
  mutating func advance(by differences: [UInt8], from filter: RowFilter) {
    swap(&row, &above)
    row.withUnsafeMutableBufferPointer { row in
      above.withUnsafeBufferPointer { above in
        var place = 4
        while place < row.count {
          row[place] = differences[place - 4] &+ filter.guess(row[place - 4], above[place], above[place - 4])
          place += 1
        }
      }
    }
  }

  /// The filter whose differences are smallest in sum, and these.
  func smallestDifferences() -> (RowFilter, [UInt8]) {
    var best = (filter: RowFilter.none, differences: [UInt8](), sum: Int.max)
    for filter in RowFilter.allCases {
      let (differences, sum) = differences(from: filter)
      if sum < best.sum { best = (filter, differences, sum) }
    }
    return (best.filter, best.differences)
  }

  private func differences(from filter: RowFilter) -> ([UInt8], sum: Int) {
    var sum = 0
    let count = row.count - 4
    let differences = [UInt8](unsafeUninitializedCapacity: count) { differences, initialized in
      row.withUnsafeBufferPointer { row in
        above.withUnsafeBufferPointer { above in
          var place = 0
          while place < count {
            let difference = row[place + 4] &- filter.guess(row[place], above[place + 4], above[place])
            differences[place] = difference
            sum &+= difference < 128 ? Int(difference) : 256 &- Int(difference)
            place += 1
          }
        }
      }
      initialized = count
    }
    return (differences, sum)
  }

  /// The pixel in a column, as `PixelBuffer` holds it.
  func pixel(at x: Int) -> UInt32 {
    let first = 4 + x * 4
    return (0..<4).reduce(0) { $0 | UInt32(row[first + $1]) << UInt32($1 * 8) }
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
      // How far the estimate left + up - corner is from each of the three.
      let toLeft = abs(Int(up) - Int(corner))
      let toUp = abs(Int(left) - Int(corner))
      let toCorner = abs(Int(left) + Int(up) - 2 * Int(corner))
      if toLeft <= toUp, toLeft <= toCorner { return left }
      return toUp <= toCorner ? up : corner
    }
  }
}

extension PixelBuffer {
  /// Red, green, blue and alpha of each pixel in a row.
  fileprivate func bytes(ofRow y: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * 4)
    for pixel in pixels[y * width..<(y + 1) * width] {
      bytes.append(UInt8(truncatingIfNeeded: pixel))
      bytes.append(UInt8(truncatingIfNeeded: pixel >> 8))
      bytes.append(UInt8(truncatingIfNeeded: pixel >> 16))
      bytes.append(UInt8(truncatingIfNeeded: pixel >> 24))
    }
    return bytes
  }
}
