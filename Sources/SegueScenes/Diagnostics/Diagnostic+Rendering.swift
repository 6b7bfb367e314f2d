extension Diagnostic {
  /// The diagnostic as a compiler prints it: place and message, the line, a caret under it, the advice.
  ///
  /// With `color` it uses SGR sequences; without, it holds none.
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
      let indent = String(repeating: " ", count: CharacterColumns.width(before))
      let underline = String(repeating: "^", count: max(1, CharacterColumns.width(marked)))
      lines.append("  \(sourceLine)")
      lines.append("  \(indent)\(paint.code(Paint.green))\(underline)\(paint.reset)")
    }
    if let hint { lines.append("  \(hint)") }
    return lines.joined(separator: "\n")
  }

  /// SGR sequences, or nothing.
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

extension SceneError {
  /// All diagnostics, a line between them.
  public func rendered(color: Bool = false) -> String {
    diagnostics.map { $0.rendered(color: color) }.joined(separator: "\n")
  }
}
