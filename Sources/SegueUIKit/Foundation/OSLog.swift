/// Where an app's messages go: the program's log, whatever they are filed under.
public final class OSLog: Sendable {
  private let subsystem: String
  private let category: String

  /// Creates a log of a part of an app.
  public init(subsystem: String, category: String) { (self.subsystem, self.category) = (subsystem, category) }

  /// The log of what is filed under nothing.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that nothing is written to.
  public static let disabled = OSLog(subsystem: "disabled", category: "disabled")

  func write(_ text: String) {
    guard self !== Self.disabled else { return }
    print(category.isEmpty ? text : "[\(category)] \(text)")
  }
}

/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt8
  /// Creates a type from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// As usual.
  public static let `default` = OSLogType(rawValue: 0)
  /// Little.
  public static let info = OSLogType(rawValue: 1)
  /// To those who look for a fault.
  public static let debug = OSLogType(rawValue: 2)
  /// Something has failed.
  public static let error = OSLogType(rawValue: 16)
  /// Something is wrong with the app.
  public static let fault = OSLogType(rawValue: 17)
}

/// Writes a message with its arguments, in their own descriptions, in place of `%` and what follows it.
public func os_log(
  _ message: StaticString,
  log: OSLog = .default,
  type: OSLogType = .default,
  _ arguments: Any...
) { log.write(filled("\(message)", arguments)) }

/// Writes a message of a type with its arguments.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: Any...) {
  log.write(filled("\(message)", arguments))
}

/// A format with arguments in the places of its conversions: `%@`, `%{public}d`, `%.2f`; `%%` is a per cent sign.
func filled(_ format: String, _ arguments: [Any]) -> String {
  var result = ""
  var rest = arguments[...]
  var characters = Array(format)[...]
  while let character = characters.popFirst() {
    guard character == "%" else {
      result.append(character)
      continue
    }
    if characters.first == "%" {
      result.append("%")
      characters.removeFirst()
      continue
    }
    if characters.first == "{" { characters = characters.drop { $0 != "}" }.dropFirst() }
    while let next = characters.popFirst() {
      // Flags, width, precision and length come before the letter of the conversion.
      if next == "@" || next.isLetter, !["l", "h", "q", "z", "t"].contains(next) { break }
    }
    result += rest.popFirst().map { "\($0)" } ?? ""
  }
  return result
}
