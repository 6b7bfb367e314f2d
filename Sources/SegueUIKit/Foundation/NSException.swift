import Foundation

/// What kind of slip an exception is about.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Of no kind.
  public static let genericException = NSExceptionName("NSGenericException")
  /// An argument that may not be.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// A state that should never be.
  public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
  /// An index past the end.
  public static let rangeException = NSExceptionName("NSRangeException")
}

/// What Objective-C throws: in Swift nothing catches it, and the program ends with its reason.
public final class NSException: Sendable {
  /// The kind.
  public let name: NSExceptionName
  /// What happened.
  public let reason: String?

  /// Creates an exception; `userInfo` is not kept.
  public init(
    name aName: NSExceptionName,
    reason aReason: String?,
    userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    (name, reason) = (aName, aReason)
  }

  /// Ends the program, with the reason in its log.
  public func raise() {
    fatalError("uncaught exception '\(name.rawValue)', reason: '\(reason ?? "none")'")
  }
}
