import SegueScenes

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A JSON value whose text is the same on every run: keys in the order given, numbers with up to 12
/// significant digits.
public indirect enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  /// Written as `null` where it is not finite, which JSON cannot say.
  case number(Double)
  case text(String)
  case array([JSONValue])
  case object([Member])

  /// A key and its value.
  public struct Member: Hashable, Sendable {
    public var key: String
    public var value: JSONValue

    /// Creates a member.
    public init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// A text, or `null` where there is none.
  public static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.text) ?? .null }

  /// The value in one line.
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

  /// At most 12 significant digits: below that, sums such as 0.1 + 0.2 show their rounding.
  static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    guard number != 0 else { return "0" }
    var buffer = [CChar](repeating: 0, count: 32)
    let length: Int32 = withVaList([number]) { arguments in
      vsnprintf(&buffer, buffer.count, "%.12g", arguments)
    }
    return String(decoding: buffer.prefix(Int(length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
