import Foundation

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

/// Writes an app's messages to the program's log.
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger of a part of an app.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  /// Creates a logger that files under nothing.
  public init() { log = .default }
  /// Creates a logger that writes to a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes a message.
  public func log(_ message: OSLogMessage) { log.write(message.text) }
  /// Writes a message of a type.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text) }
  /// Writes what follows the app step by step.
  public func trace(_ message: OSLogMessage) { log.write(message.text) }
  /// Writes to those who look for a fault.
  public func debug(_ message: OSLogMessage) { log.write(message.text) }
  /// Writes what matters little.
  public func info(_ message: OSLogMessage) { log.write(message.text) }
  /// Writes what matters.
  public func notice(_ message: OSLogMessage) { log.write(message.text) }
  /// Writes what may go wrong.
  public func warning(_ message: OSLogMessage) { log.write(message.text) }
  /// Writes what has failed.
  public func error(_ message: OSLogMessage) { log.write(message.text) }
  /// Writes what the app cannot do without.
  public func critical(_ message: OSLogMessage) { log.write(message.text) }
  /// Writes what is wrong with the app.
  public func fault(_ message: OSLogMessage) { log.write(message.text) }
}

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
