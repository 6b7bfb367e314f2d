import SegueGeometry

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A JSON value whose text is the same on every run.
///
/// Keys keep the order given, and numbers have up to 12 significant digits.
public indirect enum JSONValue: Hashable, Sendable {
  /// The literal `null`.
  case null
  /// The literal `true` or `false`.
  case boolean(Bool)
  /// A number, written as `null` if it is not finite, which JSON cannot express.
  case number(Double)
  /// A string, quoted and escaped by `JSONText`.
  case text(String)
  /// An array.
  case array([JSONValue])
  /// An object; members keep their order.
  case object([Member])

  /// A key and its value in an object.
  public struct Member: Hashable, Sendable {
    /// The key.
    public var key: String
    /// The value.
    public var value: JSONValue

    /// Creates a member.
    public init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// Returns a string, or `null` for nil.
  public static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.text) ?? .null }

  /// The value's text in one line, without spaces.
  public var line: String {
    var text = ""
    append(to: &text)
    return text
  }

  private func append(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .boolean(let value): text += value ? "true" : "false"
    case .number(let value): text += Self.text(of: value)
    case .text(let value): text += JSONText.quoted(value)
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.append(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        text += JSONText.quoted(member.key)
        text += ":"
        member.value.append(to: &text)
      }
      text += "}"
    }
  }

  /// A number with at most 12 significant digits; with more, sums such as 0.1 + 0.2 would show their rounding.
  package static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    guard number != 0 else { return "0" }
    var buffer = [CChar](repeating: 0, count: 32)
    let length: Int32 = withVaList([number]) { arguments in
      vsnprintf(&buffer, buffer.count, "%.12g", arguments)
    }
    return String(decoding: buffer.prefix(Int(length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
