/// What escape sequences are made of.
extension [UInt8] {
  /// Appends text in ASCII.
  mutating func put(_ text: StaticString) {
    text.withUTF8Buffer { append(contentsOf: $0) }
  }

  /// Appends a whole number in decimal digits.
  mutating func put(_ number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    var rest = number.magnitude
    let start = count
    repeat {
      append(UInt8(truncatingIfNeeded: rest % 10) + UInt8(ascii: "0"))
      rest /= 10
    } while rest > 0
    self[start...].reverse()
  }

  /// Appends CUP, which moves the cursor to a cell counted from 0.
  mutating func putCursor(column: Int, row: Int) {
    put("\u{1b}[")
    put(row + 1)
    put(";")
    put(column + 1)
    put("H")
  }

  /// Appends room for so many bytes, which the body fills.
  mutating func put(count: Int, _ body: (UnsafeMutableBufferPointer<UInt8>) -> Void) {
    let start = self.count
    append(contentsOf: repeatElement(0, count: count))
    withUnsafeMutableBufferPointer { body(UnsafeMutableBufferPointer(rebasing: $0[start...])) }
  }
}
