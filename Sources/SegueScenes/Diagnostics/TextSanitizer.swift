/// Keeps control and escape characters away from the terminal.
public enum TextSanitizer {
  /// A scene's text: line feeds stay, tabs become spaces, other controls and bidirectional overrides go.
  static func displayed(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { isControl($0) && $0 != "\n" }) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\n" || !isControl(scalar) {
        result.append(scalar)
      } else if scalar == "\t" {
        result.append(" ")
      }
    }
    return String(result)
  }

  /// A piece of a file in a message: every control becomes one visible character.
  public static func visible(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if !isControl(scalar) {
        result.append(scalar)
      } else if scalar == "\t" {
        result.append("→")
      } else {
        let picture = scalar.value < 0x20 ? Unicode.Scalar(0x2400 + scalar.value) : "\u{FFFD}"
        result.append(picture ?? "\u{FFFD}")
      }
    }
    return String(result)
  }

  /// C0, DEL, C1, line and paragraph separators, and the marks that reorder or hide text.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7f..<0xa0, 0x061c, 0x2028, 0x2029, 0x200e, 0x200f, 0x202a...0x202e, 0x2066...0x2069,
      0xfeff:
      true
    default: false
    }
  }
}
