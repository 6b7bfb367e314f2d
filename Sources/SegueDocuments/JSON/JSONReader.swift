import SegueGeometry

/// Reads JSON (RFC 8259) that another program has written.
///
/// Any bytes are taken: what is not JSON, or lies deeper than 64 levels, is nil.
public struct JSONReader {
  private let bytes: [UInt8]
  private var place = 0
  private var depth = 0

  private static let maximalDepth = 64

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The value that a whole text is; nil if it is none.
  public static func value(of bytes: [UInt8]) -> JSONValue? {
    var reader = JSONReader(bytes)
    guard let value = reader.value() else { return nil }
    reader.skipSpace()
    return reader.place == bytes.count ? value : nil
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x09, 0x0a, 0x0d].contains(byte) { place += 1 }
  }

  private mutating func take(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard bytes.count - place >= count else { return false }
    let isThere = text.withUTF8Buffer { $0.elementsEqual(bytes[place..<place + count]) }
    if isThere { place += count }
    return isThere
  }

  private mutating func value() -> JSONValue? {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return nested { $0.object() }
    case UInt8(ascii: "["): return nested { $0.array() }
    case UInt8(ascii: "\""): return text().map(JSONValue.text)
    case UInt8(ascii: "n"): return take("null") ? .null : nil
    case UInt8(ascii: "t"): return take("true") ? .boolean(true) : nil
    case UInt8(ascii: "f"): return take("false") ? .boolean(false) : nil
    default: return number()
    }
  }

  private mutating func nested(_ body: (inout JSONReader) -> JSONValue?) -> JSONValue? {
    guard depth < Self.maximalDepth else { return nil }
    depth += 1
    defer { depth -= 1 }
    place += 1
    return body(&self)
  }

  private mutating func array() -> JSONValue? {
    var values: [JSONValue] = []
    skipSpace()
    if take("]") { return .array([]) }
    while let value = value() {
      values.append(value)
      skipSpace()
      if take("]") { return .array(values) }
      guard take(",") else { return nil }
    }
    return nil
  }

  private mutating func object() -> JSONValue? {
    var members: [JSONValue.Member] = []
    skipSpace()
    if take("}") { return .object([]) }
    while true {
      skipSpace()
      guard next == UInt8(ascii: "\""), let key = text() else { return nil }
      skipSpace()
      guard take(":"), let value = value() else { return nil }
      members.append(.init(key, value))
      skipSpace()
      if take("}") { return .object(members) }
      guard take(",") else { return nil }
    }
  }

  private mutating func number() -> JSONValue? {
    let start = place
    let allowed = Array("+-0123456789.eE".utf8)
    while let byte = next, allowed.contains(byte) { place += 1 }
    return Double(String(decoding: bytes[start..<place], as: UTF8.self)).map(JSONValue.number)
  }

  private mutating func text() -> String? {
    place += 1
    var units: [UInt8] = []
    while let byte = next {
      place += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: units, as: UTF8.self) }
      if byte != UInt8(ascii: "\\") {
        units.append(byte)
        continue
      }
      guard let scalar = escape() else { return nil }
      units += Array(String(scalar).utf8)
    }
    return nil
  }

  private mutating func escape() -> Unicode.Scalar? {
    guard let byte = next else { return nil }
    place += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "u"): break
    default: return nil
    }
    guard let first = unit() else { return nil }
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard take("\\u"), let second = unit(), first < 0xdc00, second >= 0xdc00 else { return "\u{fffd}" }
    return Unicode.Scalar(0x10000 + (first - 0xd800) << 10 + (second & 0x3ff))
  }

  private mutating func unit() -> UInt32? {
    guard bytes.count - place >= 4 else { return nil }
    let digits = String(decoding: bytes[place..<place + 4], as: UTF8.self)
    place += 4
    return UInt32(digits, radix: 16)
  }
}

extension JSONValue {
  /// The value under a key of an object; null if there is none.
  public subscript(key: String) -> JSONValue {
    guard case .object(let members) = self else { return .null }
    return members.first { $0.key == key }?.value ?? .null
  }

  /// The elements of an array; none of anything else.
  public var elements: [JSONValue] { if case .array(let values) = self { values } else { [] } }
  /// The string; nil of anything else.
  public var string: String? { if case .text(let text) = self { text } else { nil } }
  /// The truth; false of anything else.
  public var isTrue: Bool { self == .boolean(true) }
  /// The number, cut off at the point; nil of anything else.
  public var integer: Int? { if case .number(let number) = self { Int(clamping: number) } else { nil } }
}
