/// Where the lines of a text begin.
struct LineTable {
  /// The first byte of each line.
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == 10 { starts.append(index + 1) }
    self.starts = starts
  }

  /// The line and the byte in it, both counted from 1.
  func place(of offset: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }

  /// The bytes of a line, counted from 1, with its line end.
  func range(ofLine line: Int, count: Int) -> Range<Int> {
    let start = starts[line - 1]
    return start..<(line < starts.count ? starts[line] : count)
  }
}
