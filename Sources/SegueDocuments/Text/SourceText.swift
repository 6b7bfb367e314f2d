import SegueGeometry

/// A file's bytes with a table of its lines, so that finding a place needs no scan of the file.
package struct SourceText: Sendable {
  /// The file's path, as the user gave it.
  package let file: String
  package let bytes: [UInt8]
  /// The offset of the first byte after a byte order mark, if there is one.
  package let contentStart: Int
  /// The offset of each line's first byte.
  private let lineStarts: [Int]
  /// The same by YAML 1.1's definition of a line break, which libyaml counts by.
  private let yamlLineStarts: [Int]
  /// The number of Unicode scalars that begin before each block of `blockSize` bytes.
  private let scalarsBefore: [Int]
  private static let blockSize = 64

  package init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
    contentStart = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
    var starts = [contentStart]
    var yamlStarts = [contentStart]
    for (index, byte) in bytes.enumerated() {
      if byte == 0x0a || (byte == 0x0d && !(index + 1 < bytes.count && bytes[index + 1] == 0x0a)) {
        starts.append(index + 1)
        yamlStarts.append(index + 1)
      } else if Self.endsExoticBreak(bytes, at: index) {
        yamlStarts.append(index + 1)
      }
    }
    lineStarts = starts
    yamlLineStarts = yamlStarts
    scalarsBefore = Self.countScalars(bytes)
  }

  private static func countScalars(_ bytes: [UInt8]) -> [Int] {
    var counts: [Int] = []
    var count = 0
    for (index, byte) in bytes.enumerated() {
      if index % blockSize == 0 { counts.append(count) }
      if byte & 0xc0 != 0x80 { count += 1 }
    }
    return counts
  }

  /// Whether the byte ends NEL (C2 85), LS (E2 80 A8) or PS (E2 80 A9).
  private static func endsExoticBreak(_ bytes: [UInt8], at index: Int) -> Bool {
    switch bytes[index] {
    case 0x85: index >= 1 && bytes[index - 1] == 0xc2
    case 0xa8, 0xa9: index >= 2 && bytes[index - 1] == 0x80 && bytes[index - 2] == 0xe2
    default: false
    }
  }

  /// The offset of a YAML mark: both 1-based, the column in Unicode scalars.
  ///
  /// - Complexity: O(log n) in the file's bytes, even if everything is on one line.
  package func offset(markLine line: Int, column: Int) -> Int {
    guard line >= 1 else { return 0 }
    guard line <= yamlLineStarts.count else { return bytes.count }
    let start = yamlLineStarts[line - 1]
    let block = start / Self.blockSize
    guard column > 1, block < scalarsBefore.count else { return start }
    let before = bytes[(block * Self.blockSize)..<start].count { $0 & 0xc0 != 0x80 }
    return offset(ofScalar: scalarsBefore[block] + before + column - 1)
  }

  /// The first byte of a scalar, counted from the start of the file; past the last one, the end of the file.
  private func offset(ofScalar scalar: Int) -> Int {
    var (low, high) = (0, scalarsBefore.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if scalarsBefore[middle] <= scalar { low = middle } else { high = middle }
    }
    var left = scalar - scalarsBefore[low]
    for offset in (low * Self.blockSize)..<bytes.count where bytes[offset] & 0xc0 != 0x80 {
      if left == 0 { return offset }
      left -= 1
    }
    return bytes.count
  }

  /// The 1-based line that holds a byte.
  package func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// A line's bytes without its break; `line` is 1-based.
  package func lineBytes(_ line: Int) -> Range<Int> {
    let start = min(lineStarts[line - 1], bytes.count)
    var end = line < lineStarts.count ? lineStarts[line] : bytes.count
    while end > start, bytes[end - 1] == 0x0a || bytes[end - 1] == 0x0d { end -= 1 }
    return start..<end
  }

  package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
