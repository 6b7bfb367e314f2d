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
    var json = JSONWriter()
    write(to: &json)
    return json.text
  }

  private func write(to json: inout JSONWriter) {
    switch self {
    case .null: json.null()
    case .boolean(let value): json.boolean(value)
    case .number(let value): json.number(value)
    case .text(let value): json.text(value)
    case .array(let values):
      json.array { json in
        for value in values { value.write(to: &json) }
      }
    case .object(let members):
      json.object { json in
        for member in members {
          json.key(member.key)
          member.value.write(to: &json)
        }
      }
    }
  }
}
