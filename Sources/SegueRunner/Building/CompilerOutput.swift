import SegueDocuments

/// What the compiler says, at the user's own places.
struct CompilerOutput {
  private(set) var errors: [Diagnostic] = []
  private(set) var warnings: [Diagnostic] = []

  /// Reads lines such as `/cache/Card.swift:12:7: error: cannot find 'x' in scope`.
  init(_ text: String, of sources: RewrittenSources) {
    for line in text.split(separator: "\n") {
      guard let diagnostic = Self.diagnostic(line, sources) else { continue }
      if diagnostic.severity == .error { errors.append(diagnostic) } else { warnings.append(diagnostic) }
    }
  }

  private static func diagnostic(_ text: Substring, _ sources: RewrittenSources) -> Diagnostic? {
    for (word, severity) in [(": error: ", Diagnostic.Severity.error), (": warning: ", .warning)] {
      guard let range = text.firstRange(of: word) else { continue }
      let message = String(text[range.upperBound...])
      let place = text[..<range.lowerBound].split(separator: ":")
      guard place.count >= 3, let column = Int(place[place.count - 1]), let line = Int(place[place.count - 2])
      else { continue }
      let written = place[..<(place.count - 2)].joined(separator: ":")
      let file = sources.files.first { $0.output == written || $0.path == written }
      return Diagnostic(
        severity: severity,
        message: message,
        file: file?.path ?? Files.name(of: written),
        line: line,
        column: file.map { sources.originalColumn(column, line: line, of: $0) } ?? column,
        sourceLine: file.flatMap { sourceLine(line, of: $0.path) },
        hint: hint(message)
      )
    }
    return nil
  }

  /// The text of a line; nil if there is none.
  static func sourceLine(_ line: Int, of path: String) -> String? {
    guard let bytes = try? FileReader.read(path, limit: 16 << 20) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    return lines.indices.contains(line - 1) ? TextSanitizer.visible(String(lines[line - 1])) : nil
  }

  private static func hint(_ message: String) -> String? {
    if message.hasPrefix("no such module") {
      return "only UIKit and Foundation are here: give the module's files too"
    }
    if message.hasPrefix("cannot find type") || message.hasPrefix("cannot find '") {
      return "if another file declares it, give that file too, or the folder"
    }
    return nil
  }
}

/// Numbers that this process has not given out yet, so that no program replaces one that runs.
enum ProgramNumber {
  static func next() -> UInt64 { UInt64.random(in: 0...UInt64.max) }
}
