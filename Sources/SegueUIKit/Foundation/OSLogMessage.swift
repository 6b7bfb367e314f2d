/// A message of a ``Logger``; nothing of it is hidden here.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  let text: String

  /// Creates a message from a plain text.
  public init(stringLiteral value: String) { text = value }
  /// Creates a message from a text with values in it.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// The parts of a message.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    /// Begins a message.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds a piece of plain text.
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Adds a value, whoever may read it.
    public mutating func appendInterpolation<Value>(_ value: Value, privacy: OSLogPrivacy = .auto) {
      text += "\(value)"
    }
  }
}

/// Who may read a value of a message: everybody here.
public struct OSLogPrivacy: Hashable, Sendable {
  private let rank: Int
  /// As the value's type suggests.
  public static let auto = OSLogPrivacy(rank: 0)
  /// Everybody.
  public static let `public` = OSLogPrivacy(rank: 1)
  /// Nobody.
  public static let `private` = OSLogPrivacy(rank: 2)
  /// Nobody, whatever is set up.
  public static let sensitive = OSLogPrivacy(rank: 3)
}
