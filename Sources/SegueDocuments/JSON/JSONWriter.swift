#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Writes JSON (RFC 8259) straight into bytes: a report of a thousand layers needs no tree of values.
///
/// What is written is what `JSONValue.line` is for the same values, as that writes through here too. Members of an
/// object are a `key(_:)` and a value each; commas come by themselves.
package struct JSONWriter: ~Copyable {
  /// What has been written, in UTF-8.
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// Creates a writer with room for a number of bytes.
  package init(minimumCapacity: Int = 0) { bytes.reserveCapacity(minimumCapacity) }

  /// What has been written, as a string.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes an object; the closure writes its members.
  package mutating func object(_ members: (inout JSONWriter) -> Void) { enclose("{", "}", members) }

  /// Writes an array; the closure writes its values.
  package mutating func array(_ values: (inout JSONWriter) -> Void) { enclose("[", "]", values) }

  /// Writes the key of the value that follows.
  package mutating func key(_ key: String) {
    text(key)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes `null`.
  package mutating func null() { literal("null") }

  /// Writes `true` or `false`.
  package mutating func boolean(_ value: Bool) { literal(value ? "true" : "false") }

  /// Writes a string, quoted and escaped as `JSONText` does it.
  package mutating func text(_ text: String) {
    separate()
    guard !Self.isPlain(text) else {
      bytes.append(UInt8(ascii: "\""))
      bytes.append(contentsOf: text.utf8)
      return bytes.append(UInt8(ascii: "\""))
    }
    bytes.append(contentsOf: JSONText.quoted(text).utf8)
  }

  /// Writes a number with at most 12 significant digits, or `null` for one that is not finite.
  ///
  /// With more digits, sums such as 0.1 + 0.2 would show their rounding.
  package mutating func number(_ value: Double) {
    separate()
    if !value.isFinite {
      bytes.append(contentsOf: "null".utf8)
    } else if let digits = Digits(value) {
      digits.append(to: &bytes)
    } else {
      print(value)
    }
  }

  private mutating func enclose(
    _ open: Unicode.Scalar,
    _ close: Unicode.Scalar,
    _ body: (inout JSONWriter) -> Void
  ) {
    separate()
    bytes.append(UInt8(ascii: open))
    needsComma = false
    body(&self)
    bytes.append(UInt8(ascii: close))
    needsComma = true
  }

  private mutating func literal(_ text: StaticString) {
    separate()
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  /// Prints what `Digits` leaves, as C's `%.12g` has it.
  private mutating func print(_ value: Double) {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32) { buffer in
      let length = withVaList([value]) { vsnprintf(buffer.baseAddress, buffer.count, "%.12g", $0) }
      for character in buffer.prefix(Int(length)) { bytes.append(UInt8(bitPattern: character)) }
    }
  }

  /// Whether a string needs no escapes: printable ASCII without quotes and backslashes.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { 0x20 <= $0 && $0 < 0x7f && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
  }
}

/// A number of 12 significant digits that needs no exponent: units of its last place, and how many places there are.
///
/// v·10ᵖ has a relative error of at most 2⁻⁵³, as 10ᵖ is exact up to 10²². Below 10¹² that is less than 2·10⁻⁴ units,
/// so a fraction that is further than that from one half is rounded as the exact product would be. Nearer to it, and
/// outside 10⁻⁴ to 10¹², C's own slower way decides.
private struct Digits {
  private var units: UInt64
  private var places: Int
  private let isNegative: Bool

  init?(_ value: Double) {
    let size = abs(value)
    isNegative = value < 0
    guard size != 0 else { (units, places) = (0, 0); return }
    guard size >= 1e-4, size < 1e11 else { return nil }
    if let whole = UInt64(exactly: size) { (units, places) = (whole, 0); return }
    // 10ᵏ ≤ v < 10ᵏ⁺¹ leaves 11 − k places; at most 15.
    places = 11 - Self.exponent(of: size)
    let scaled = size * Self.powers[places]
    let below = scaled.rounded(.down)
    guard abs(scaled - below - 0.5) > 1e-3, let whole = UInt64(exactly: below) else { return nil }
    units = whole + (scaled - below > 0.5 ? 1 : 0)
    dropZeros()
  }

  /// The k with 10ᵏ ≤ v < 10ᵏ⁺¹, for 10⁻⁴ ≤ v < 10¹¹.
  private static func exponent(of size: Double) -> Int {
    var exponent = 0
    if size >= 1 {
      while powers[exponent + 1] <= size { exponent += 1 }
    } else {
      while size * powers[-exponent] < 1 { exponent -= 1 }
    }
    return exponent
  }

  private mutating func dropZeros() {
    while places > 0, units % 10 == 0 {
      units /= 10
      places -= 1
    }
  }

  func append(to bytes: inout [UInt8]) {
    if isNegative { bytes.append(UInt8(ascii: "-")) }
    let (whole, fraction) = units.quotientAndRemainder(dividingBy: Self.wholePowers[places])
    Self.append(whole, digits: 1, to: &bytes)
    guard places > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    Self.append(fraction, digits: places, to: &bytes)
  }

  /// Appends a whole number with at least so many digits.
  private static func append(_ number: UInt64, digits: Int, to bytes: inout [UInt8]) {
    let start = bytes.count
    var rest = number
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0 || bytes.count - start < digits
    bytes[start...].reverse()
  }

  private static let powers: [Double] = wholePowers.map { Double($0) }
  private static let wholePowers: [UInt64] = (0...15).map { (0..<$0).reduce(1) { power, _ in power * 10 } }
}
