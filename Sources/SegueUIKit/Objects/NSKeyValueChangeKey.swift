/// What kind of change an observer by name is told of, by its number.
public enum NSKeyValueChange: UInt, Sendable {
  /// Another value.
  case setting = 1
  /// Elements have come.
  case insertion
  /// Elements have gone.
  case removal
  /// Elements are others.
  case replacement
}

/// What an observer by name is told of a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The new value.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The old value.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The kind of change.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
}
