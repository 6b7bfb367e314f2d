/// Removes control characters that a terminal would obey, and characters that the reader cannot see.
///
/// All text from outside (scenes, file names, arguments, the environment, messages of libraries) is printed through it.
public enum TextSanitizer {
  /// Cleans a scene's text: line feeds stay, tabs become spaces, other controls and bidirectional overrides are removed.
  package static func displayed(_ text: String) -> String {
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

  /// Cleans one line of a message: each control or invisible character becomes one visible character.
  public static func visible(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHidden) else { return text }
    var result = String.UnicodeScalarView()
    var before: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      result.append(isHidden(scalar) && !joins(scalar, after: before) ? picture(of: scalar) : scalar)
      before = scalar
    }
    return String(result)
  }

  /// Cleans a message of several lines, keeping its line feeds.
  public static func visibleLines(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { isHidden($0) && $0 != "\n" }) else { return text }
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { visible(String($0)) }.joined(separator: "\n")
  }

  private static func picture(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar == "\t" { return "→" }
    if scalar.value == 0x7f { return "\u{2421}" }
    return scalar.value < 0x20 ? Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}" : "\u{FFFD}"
  }

  /// Whether it is a zero-width joiner of an emoji such as a family, which is visible.
  private static func joins(_ scalar: Unicode.Scalar, after before: Unicode.Scalar?) -> Bool {
    guard scalar.value == 0x200d, let before else { return false }
    return before.value == 0xfe0f || before.value > 0x7f && before.properties.isEmoji
  }

  /// C0, DEL, C1, line and paragraph separators, and the marks that reorder or hide text.
  package static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7f..<0xa0, 0x061c, 0x2028, 0x2029, 0x200e, 0x200f, 0x202a...0x202e, 0x2066...0x206f,
      0xfeff, 0xfff9...0xfffb:
      true
    default: false
    }
  }

  /// A control character, or one that takes no space and could make one name look like another.
  public static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0xa0 { return isControl(scalar) }
    // Variation selectors choose the look of the character before them.
    if 0xfe00...0xfe0f ~= scalar.value { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    default: return scalar.properties.isDefaultIgnorableCodePoint
    }
  }
}
