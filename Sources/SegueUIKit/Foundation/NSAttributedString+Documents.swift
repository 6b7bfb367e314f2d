public import Foundation

extension NSAttributedString {
  /// How a document is read.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What kind of document it is.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// In which encoding it is.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
  }

  /// A kind of document.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Plain text.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// A page of the web, whose tags stay in the text.
    public static let html = DocumentType(rawValue: "NSHTML")
    /// Rich text, whose marks stay in the text.
    public static let rtf = DocumentType(rawValue: "NSRTF")
  }

  /// Creates the text of a document, as it is written.
  public convenience init(
    data: Data,
    options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: Any?
  ) throws { self.init(string: String(decoding: data, as: UTF8.self)) }
}
