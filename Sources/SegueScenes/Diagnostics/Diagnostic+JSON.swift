extension Diagnostic {
  /// The diagnostic as one JSON object, as `check --json` prints it.
  public var json: String {
    var members = [
      "\"file\":\(Self.quoted(file))", "\"line\":\(line)", "\"column\":\(column)", "\"length\":\(length)",
      "\"severity\":\"\(severity.rawValue)\"", "\"message\":\(Self.quoted(message))",
    ]
    if let hint { members.append("\"hint\":\(Self.quoted(hint))") }
    return "{\(members.joined(separator: ","))}"
  }

  /// A JSON string; what is not printable is escaped.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      default:
        if scalar.value < 0x20 || scalar.value == 0x7f {
          let digits = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}

extension SceneError {
  /// A JSON array of all diagnostics.
  public var json: String { "[\(diagnostics.map(\.json).joined(separator: ","))]" }
}
