/// Base 64 (RFC 4648, section 4), three bytes at a time by two looks into a table of pairs.
enum Base64 {
  /// The characters of twelve bits, the first one in the low byte.
  private static let pairs: [UInt16] = {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    return (0..<4096).map { UInt16(letters[$0 >> 6]) | UInt16(letters[$0 & 63]) << 8 }
  }()

  /// The number of characters for so many bytes.
  static func length(of count: Int) -> Int { (count + 2) / 3 * 4 }

  /// Appends bytes as characters.
  static func append(_ source: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    bytes.put(count: length(of: source.count)) { out in
      pairs.withUnsafeBufferPointer { fill(out, from: source, $0) }
    }
  }

  private static func fill(
    _ out: UnsafeMutableBufferPointer<UInt8>,
    from source: UnsafeBufferPointer<UInt8>,
    _ pairs: UnsafeBufferPointer<UInt16>
  ) {
    let whole = source.count / 3 * 3
    var place = 0
    for start in stride(from: 0, to: whole, by: 3) {
      let bits = Int(source[start]) << 16 | Int(source[start + 1]) << 8 | Int(source[start + 2])
      put(pairs[bits >> 12], at: place, out)
      put(pairs[bits & 4095], at: place + 2, out)
      place += 4
    }
    guard whole < source.count else { return }
    let second = whole + 1 < source.count
    let bits = Int(source[whole]) << 16 | (second ? Int(source[whole + 1]) << 8 : 0)
    put(pairs[bits >> 12], at: place, out)
    put(pairs[bits & 4095], at: place + 2, out)
    out[place + 3] = UInt8(ascii: "=")
    if !second { out[place + 2] = UInt8(ascii: "=") }
  }

  @inline(__always)
  private static func put(_ pair: UInt16, at place: Int, _ out: UnsafeMutableBufferPointer<UInt8>) {
    out[place] = UInt8(truncatingIfNeeded: pair)
    out[place + 1] = UInt8(truncatingIfNeeded: pair >> 8)
  }
}
