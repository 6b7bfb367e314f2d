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
