import SegueModel

/// A file's bytes with a table of its lines, so that places are found without a new scan for each.
package struct SourceText: Sendable {
  /// As the user named it.
  let file: String
  let bytes: [UInt8]
  /// Behind the byte order mark, where there is one.
  let contentStart: Int
  /// The offset of each line's first byte.
  private let lineStarts: [Int]
  /// The same by YAML 1.1's idea of a line break, in which libyaml counts.
  private let yamlLineStarts: [Int]

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
  func offset(markLine line: Int, column: Int) -> Int {
    guard line >= 1 else { return 0 }
    guard line <= yamlLineStarts.count else { return bytes.count }
    var offset = yamlLineStarts[line - 1]
    var remaining = column - 1
    while remaining > 0, offset < bytes.count {
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xc0 == 0x80 { offset += 1 }
      remaining -= 1
    }
    return offset
  }

  /// The 1-based line that holds a byte.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// A line's bytes without its break; `line` is 1-based.
  func lineBytes(_ line: Int) -> Range<Int> {
    let start = min(lineStarts[line - 1], bytes.count)
    var end = line < lineStarts.count ? lineStarts[line] : bytes.count
    while end > start, bytes[end - 1] == 0x0a || bytes[end - 1] == 0x0d { end -= 1 }
    return start..<end
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
