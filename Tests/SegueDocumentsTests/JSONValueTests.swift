import SegueDocuments
import Testing

@Suite struct JSONValueTests {
  @Test(
    arguments: zip(
      [0.1 + 0.2, -0.0, 1.0 / 3, 60, 1e-7, -40.5, 123_456_789_012_345],
      ["0.3", "0", "0.333333333333", "60", "1e-07", "-40.5", "1.23456789012e+14"]
    )
  )
  func numbersHaveTwelveDigits(number: Double, written: String) {
    #expect(JSONValue.number(number).line == written)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func whatIsNoNumberIsNull(number: Double) {
    #expect(JSONValue.number(number).line == "null")
  }

  @Test func textIsEscaped() {
    #expect(JSONValue.text("a\"b\\c\n\u{1b}\u{7f}é").line == #""a\"b\\c\n\u001b\u007fé""#)
    #expect(JSONValue.text("\u{9b}31m\u{202e}x\u{2028}").line == #""\u009b31m\u202ex\u2028""#)
  }

  @Test func keysKeepTheirOrder() {
    let value = JSONValue.object([.init("z", .array([.boolean(true), .null])), .init("a", .optional(nil))])
    #expect(value.line == #"{"z":[true,null],"a":null}"#)
  }
}
