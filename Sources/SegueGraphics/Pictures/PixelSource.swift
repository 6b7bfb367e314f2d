import SegueCells
import SegueGeometry

/// A picture's pixels while they are being sent, and its size in pixels.
struct PixelSource {
  let pixels: UnsafeBufferPointer<UInt32>
  let size: GridSize
  /// A cell in pixels.
  let cell: GridSize

  /// Fills a buffer with the bytes R G B of a rectangle inside the picture.
  ///
  /// Four pixels become three words, which compilers vectorize.
  func pack(_ rect: PixelRect, into rgb: inout [UInt8]) {
    Self.size(&rgb, for: rect.count)
    rgb.withUnsafeMutableBytes { out in
      guard let start = out.baseAddress, let source = pixels.baseAddress else { return }
      for line in 0..<rect.height {
        let row = source + ((rect.y + line) * size.columns + rect.x)
        Self.packRow(row, rect.width, start + line * rect.width * 3)
      }
    }
  }

  private static func size(_ rgb: inout [UInt8], for count: Int) {
    let wanted = count * 3
    if rgb.count < wanted { rgb.append(contentsOf: repeatElement(0, count: wanted - rgb.count)) }
    rgb.removeLast(rgb.count - wanted)
  }

  @inline(__always)
  private static func packRow(_ row: UnsafePointer<UInt32>, _ count: Int, _ out: UnsafeMutableRawPointer) {
    var x = 0
    while x + 4 <= count {
      let (a, b, c, d) = (row[x], row[x + 1], row[x + 2], row[x + 3])
      let first = a & 0xff_ffff | b << 24
      let second = b >> 8 & 0xffff | c << 16
      let third = c >> 16 & 0xff | d << 8
      out.storeBytes(of: first.littleEndian, toByteOffset: x * 3, as: UInt32.self)
      out.storeBytes(of: second.littleEndian, toByteOffset: x * 3 + 4, as: UInt32.self)
      out.storeBytes(of: third.littleEndian, toByteOffset: x * 3 + 8, as: UInt32.self)
      x += 4
    }
    while x < count {
      put(row[x], at: x, out)
      x += 1
    }
  }

  @inline(__always)
  private static func put(_ pixel: UInt32, at x: Int, _ out: UnsafeMutableRawPointer) {
    for channel in 0..<3 {
      let byte = UInt8(truncatingIfNeeded: pixel >> (8 * UInt32(channel)))
      out.storeBytes(of: byte, toByteOffset: x * 3 + channel, as: UInt8.self)
    }
  }

  /// A cell's pixels at a detail: half of them each way, rounded up, so that each cell begins with a whole one.
  func cell(_ detail: GraphicsDetail) -> GridSize {
    detail.isHalf ? GridSize(columns: (cell.columns + 1) / 2, rows: (cell.rows + 1) / 2) : cell
  }

  /// Fills a buffer with the bytes R G B of some of the picture's cells, in less detail.
  func pack(_ box: CellRect, _ detail: GraphicsDetail, into rgb: inout [UInt8]) {
    if !detail.isHalf {
      pack(PixelRect(box, cell: cell), into: &rgb)
    } else {
      packHalf(box, into: &rgb)
    }
    guard detail.isSixBits else { return }
    // The two lowest bits are the highest, so that white stays white.
    rgb.withUnsafeMutableBufferPointer { bytes in
      for index in bytes.indices { bytes[index] = bytes[index] & 0xfc | bytes[index] >> 6 }
    }
  }

  /// Each pixel is the mean of the four corners of what it stands for.
  private func packHalf(_ box: CellRect, into rgb: inout [UInt8]) {
    let small = cell(.half)
    let columns = Self.taps(box.columnRange, cell.columns, small.columns)
    let rows = Self.taps(box.rowRange, cell.rows, small.rows)
    Self.size(&rgb, for: columns.count * rows.count)
    rgb.withUnsafeMutableBytes { out in
      guard let start = out.baseAddress, let source = pixels.baseAddress else { return }
      for (y, row) in rows.enumerated() {
        let (above, below) = (source + row.first * size.columns, source + row.last * size.columns)
        for (x, column) in columns.enumerated() {
          let upper = Self.mean(above[column.first], above[column.last])
          let lower = Self.mean(below[column.first], below[column.last])
          Self.put(Self.mean(upper, lower), at: y * columns.count + x, start)
        }
      }
    }
  }

  /// For each small pixel along an axis, the first and the last large one in it.
  private static func taps(_ cells: Range<Int>, _ large: Int, _ small: Int) -> [(first: Int, last: Int)] {
    cells.flatMap { cell in
      (0..<small).map { index in
        (cell * large + index * large / small, cell * large + ((index + 1) * large - 1) / small)
      }
    }
  }

  /// The mean of each channel of two pixels, rounded down.
  @inline(__always)
  private static func mean(_ a: UInt32, _ b: UInt32) -> UInt32 { (a & b) &+ ((a ^ b) >> 1 & 0x7f7f_7f7f) }
}
