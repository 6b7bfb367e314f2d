import SegueDocuments
import Testing

@Suite("Text from outside")
struct SanitizerTests {
  private static let all: [Unicode.Scalar] = (0...0x10_ffff).compactMap { Unicode.Scalar($0 as Int) }

  /// What must not be printed, by Unicode's own properties: nothing that is obeyed or takes no place of its own.
  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: scalar.properties.isDefaultIgnorableCodePoint && !scalar.properties.isVariationSelector
    }
  }

  @Test("No scalar that is obeyed or unseen gets through, and every other does as it is")
  func everyScalar() {
    for scalar in Self.all {
      let text = "a\(scalar)b"
      let shown = TextSanitizer.visible(text)
      if Self.isUnseen(scalar) {
        #expect(!shown.unicodeScalars.contains(where: Self.isUnseen), "U+\(String(scalar.value, radix: 16))")
        #expect(shown.unicodeScalars.count == 3)
      } else if !scalar.properties.isVariationSelector {
        #expect(shown == text, "U+\(String(scalar.value, radix: 16))")
      }
    }
  }

  @Test("In lines only the line feeds stay")
  func lines() {
    #expect(TextSanitizer.visibleLines("a\nb\r\nc\u{202e}\n") == "a\nb␍\nc\u{FFFD}\n")
    #expect(TextSanitizer.visible("a\nb\tc") == "a␊b→c")
  }

  @Test("A joiner stays where it makes an emoji, and is shown where it hides")
  func joiners() {
    #expect(TextSanitizer.visible("👩\u{200d}👧") == "👩\u{200d}👧")
    #expect(TextSanitizer.visible("a\u{200d}b") == "a\u{FFFD}b")
  }

  @Test("JSON escapes what is unseen, and loses nothing")
  func json() {
    #expect(JSONText.quoted("a\u{202e}b\u{e0041}") == "\"a\\u202eb\\udb40\\udc41\"")
    for scalar in Self.all where Self.isUnseen(scalar) {
      let text = JSONText.quoted(String(scalar))
      #expect(text.utf8.allSatisfy { 0x20..<0x7f ~= $0 }, "U+\(String(scalar.value, radix: 16))")
    }
  }
}
