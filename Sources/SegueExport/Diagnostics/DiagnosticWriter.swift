public import SegueScenes

/// Writes diagnostics as compilers do, or as JSON.
public enum DiagnosticWriter {
  /// `file:line:column: error: message`, the line with a caret under it, and the advice.
  public static func text(_ diagnostic: Diagnostic) -> String {
    let place = "\(diagnostic.file):\(diagnostic.line):\(diagnostic.column)"
    var lines = ["\(place): \(diagnostic.severity.rawValue): \(diagnostic.message)"]
    if let line = diagnostic.sourceLine {
      let indent = String(repeating: " ", count: max(0, diagnostic.column - 1))
      let tail = String(repeating: "~", count: max(0, diagnostic.length - 1))
      lines += ["  " + line, "  " + indent + "^" + tail]
    }
    if let hint = diagnostic.hint { lines.append("  \(hint)") }
    return lines.joined(separator: "\n")
  }

  /// The diagnostic as JSON; `hint` is null where there is none.
  public static func json(_ diagnostic: Diagnostic) -> JSONValue {
    .object([
      .init("file", .text(diagnostic.file)),
      .init("line", .number(Double(diagnostic.line))),
      .init("column", .number(Double(diagnostic.column))),
      .init("severity", .text(diagnostic.severity.rawValue)),
      .init("message", .text(diagnostic.message)),
      .init("hint", .optional(diagnostic.hint)),
    ])
  }
}
