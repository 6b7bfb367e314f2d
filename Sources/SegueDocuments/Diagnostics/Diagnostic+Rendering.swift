import SegueCells
extension Diagnostic {
  /// Returns the diagnostic as a compiler prints it: place and message, the line, a caret under it, the advice.
  ///
  /// It contains SGR sequences only if `color` is true.
  public func rendered(color: Bool = false) -> String {
    let paint = Paint(isOn: color)
    let place = line > 0 ? "\(file):\(line):\(column)" : file
    let tone = severity == .error ? Paint.red : Paint.magenta
    var lines = [
      "\(paint.bold)\(place): \(paint.code(tone))\(severity.rawValue):\(paint.reset) "
        + "\(paint.bold)\(message)\(paint.reset)"
    ]
    if let sourceLine {
      let before = sourceLine.prefix(caret)
      let marked = sourceLine.dropFirst(caret).prefix(caretLength)
      let indent = String(repeating: " ", count: before.reduce(0) { $0 + CellWidth.of($1) })
      let underline = String(repeating: "^", count: max(1, marked.reduce(0) { $0 + CellWidth.of($1) }))
      lines.append("  \(sourceLine)")
      lines.append("  \(indent)\(paint.code(Paint.green))\(underline)\(paint.reset)")
    }
    if let hint { lines.append("  \(hint)") }
    return lines.joined(separator: "\n")
  }

  /// SGR sequences, or empty strings without colour.
  private struct Paint {
    static let red = 31
    static let green = 32
    static let magenta = 35
    let isOn: Bool

    var bold: String { isOn ? "\u{1b}[1m" : "" }
    var reset: String { isOn ? "\u{1b}[0m" : "" }
    func code(_ color: Int) -> String { isOn ? "\u{1b}[1;\(color)m" : "" }
  }
}

extension DocumentError {
  /// Returns all diagnostics, separated by blank lines.
  public func rendered(color: Bool = false) -> String {
    diagnostics.map { $0.rendered(color: color) }.joined(separator: "\n")
  }
}

extension Diagnostic {
  /// The diagnostic as one JSON object, as `check --json` prints it.
  public var json: String {
    var members = [
      "\"file\":\(JSONText.quoted(file))", "\"line\":\(line)", "\"column\":\(column)", "\"length\":\(length)",
      "\"severity\":\"\(severity.rawValue)\"", "\"message\":\(JSONText.quoted(message))",
    ]
    if let hint { members.append("\"hint\":\(JSONText.quoted(hint))") }
    return "{\(members.joined(separator: ","))}"
  }
}

extension DocumentError {
  /// A JSON array of all diagnostics.
  public var json: String { "[\(diagnostics.map(\.json).joined(separator: ","))]" }
}
