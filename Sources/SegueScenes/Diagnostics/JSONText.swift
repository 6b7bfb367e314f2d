/// Strings of JSON (RFC 8259) that are safe to print to a terminal.
public enum JSONText {
  /// The text in quotes; what a terminal might obey, or what hides or reorders text, is escaped.
  public static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where TextSanitizer.isControl(scalar):
        // Every control lies in the basic plane, so four digits are enough.
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
