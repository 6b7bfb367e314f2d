/// Strings of JSON (RFC 8259) that are safe to print to a terminal.
public enum JSONText {
  /// Returns the text in quotes; control characters, and characters that hide or reorder text, are escaped.
  public static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where TextSanitizer.isHidden(scalar):
        // Beyond the basic plane, as the two halves of a surrogate pair.
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
