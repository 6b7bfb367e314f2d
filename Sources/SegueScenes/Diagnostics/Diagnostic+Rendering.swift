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
      let indent = String(repeating: " ", count: CharacterColumns.width(before))
      let underline = String(repeating: "^", count: max(1, CharacterColumns.width(marked)))
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

extension SceneError {
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

extension SceneError {
  /// A JSON array of all diagnostics.
  public var json: String { "[\(diagnostics.map(\.json).joined(separator: ","))]" }
}

/// The number of columns that text takes in a terminal, accurate enough to place a caret under it.
enum CharacterColumns {
  static func width(_ text: some StringProtocol) -> Int { text.reduce(0) { $0 + width($1) } }

  private static func width(_ character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if character.unicodeScalars.contains(where: { $0.value == 0xfe0f }) { return 2 }
    switch scalar.value {
    case 0x300...0x36f, 0x200b...0x200d: return 0
    case 0x1100...0x115f, 0x2e80...0xa4cf, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe30...0xfe6f,
      0xff00...0xff60, 0xffe0...0xffe6, 0x1f300...0x1f64f, 0x1f680...0x1f6ff, 0x1f900...0x1faff,
      0x20000...0x3fffd:
      return 2
    default: return 1
    }
  }
}
