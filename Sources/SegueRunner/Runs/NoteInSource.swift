/// What a program did that has no effect here, and at which of the user's lines.
public struct NoteInSource: Hashable, Sendable, CustomStringConvertible {
  /// What has no effect.
  public let text: String
  /// The user's file; nil if it is not known which.
  public let file: String?
  /// The line there, from 1; 0 if it is not known.
  public let line: Int

  /// As compilers write it: `Card.swift:12: note: …`.
  public var description: String { file.map { "\($0):\(line): note: \(text)" } ?? "note: \(text)" }

  /// The same, with the file's name alone.
  var shortDescription: String {
    file.map { "\(Files.name(of: $0)):\(line): note: \(text)" } ?? "note: \(text)"
  }
}
