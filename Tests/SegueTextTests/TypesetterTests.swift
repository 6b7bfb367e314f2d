import SegueGeometry
import SegueStage
import Testing

@testable import SegueText

@Suite("Text set in a box")
struct TypesetterTests {
  private let typesetter: Typesetter

  init() throws { typesetter = try Typesetter() }

  private func set(
    _ string: String,
    size: Double = 17,
    style: FontStyle = .regular,
    alignment: TextContents.Alignment = .left,
    width: Double = 1000,
    height: Double = 20
  ) -> TypesetText {
    let text = TextContents(string: string, fontSize: size, style: style, alignment: alignment)
    return typesetter.typeset(text, in: Size(width: width, height: height), pixelsPerPoint: 3)
  }

  /// The number of glyphs of each line.
  private func counts(_ text: TypesetText) -> [Int] { text.lines.map(\.glyphs.count) }

  @Test(
    "Labels are as wide as Interface Builder saved them, to half a point",
    arguments: [("Label", 17, 41.5), ("Title", 17, 33.5), ("Label", 14, 35.5), ("Label", 11, 28.5)]
  )
  func widths(string: String, size: Double, width: Double) {
    #expect(abs(set(string, size: size).width - width) <= 0.5)
  }

  @Test("Letters that follow each other are kerned")
  func kerning() {
    #expect(set("AV").width < set("A").width + set("V").width - 0.5)
  }

  @Test("A single line is centred between top and bottom, its baseline on a whole pixel")
  func singleLine() throws {
    let line = try #require(set("Label", height: 40).lines.first)
    let exact = (40 - SystemFont(size: 17).lineHeight) / 2 + SystemFont(size: 17).ascender
    #expect(abs(line.origin.y - exact) <= 1.0 / 6 + 1e-9)
    #expect((line.origin.y * 3).rounded() == line.origin.y * 3)
    #expect(line.origin.x == 0)
  }

  @Test("Lines are broken at words, as many as there is room for, from the top")
  func lines() {
    let text = set("one two three four", width: 62, height: 81)
    // "one two", "three", "four"; the spaces at which a line ends are no part of it.
    #expect(counts(text) == [7, 5, 4])
    #expect(text.lines.allSatisfy { !$0.isTruncated })
    let steps = zip(text.lines, text.lines.dropFirst()).map { $1.origin.y - $0.origin.y }
    #expect(steps.allSatisfy { abs($0 - SystemFont(size: 17).lineHeight) <= 1.0 / 3 + 1e-9 })
    #expect(text.lines[0].origin.y < SystemFont(size: 17).lineHeight)
  }

  @Test("Where room ends, the last line ends in an ellipsis and still fits")
  func truncation() throws {
    let text = set("one two three four", width: 62, height: 41)
    #expect(text.lines.count == 2 && text.lines[1].isTruncated)
    let ellipsis = try #require(set("…").glyphs.first)
    #expect(text.glyphs.last?.glyph == ellipsis.glyph)
    #expect(text.lines.allSatisfy { $0.width <= 62 + Typesetter.tolerance })
  }

  @Test("Lines lie where the text says, and there are as many as it says")
  func places() {
    func tops(_ string: String, _ place: TextContents.VerticalAlignment, limit: Int = 0) -> [Double] {
      var text = TextContents(string: string)
      (text.verticalAlignment, text.lineLimit) = (place, limit)
      let set = typesetter.typeset(text, in: Size(width: 62, height: 200), pixelsPerPoint: 0)
      return set.lines.map { $0.origin.y - SystemFont(size: 17).ascender }
    }
    let line = SystemFont(size: 17).lineHeight
    func expect(_ found: [Double], _ places: [Double]) {
      #expect(found.count == places.count && zip(found, places).allSatisfy { abs($0 - $1) < 1e-9 })
    }
    let three = "one two three four"
    expect(tops("one", .automatic), [100 - line / 2])
    expect(tops("one", .top), [0])
    expect(tops("one", .middle), [100 - line / 2])
    expect(tops(three, .automatic), [0, line, 2 * line])
    expect(tops(three, .top), [0, line, 2 * line])
    expect(tops(three, .middle), [100 - 1.5 * line, 100 - 0.5 * line, 100 + 0.5 * line])
    expect(tops(three, .middle, limit: 2), [100 - line, 100])
    expect(tops(three, .automatic, limit: 1), [100 - line / 2])
    expect(tops(three, .top, limit: 9), [0, line, 2 * line])
  }

  @Test("The last of the lines that a text may have ends in an ellipsis if there are more")
  func limits() {
    var text = TextContents(string: "one two three four")
    text.lineLimit = 1
    let set = typesetter.typeset(text, in: Size(width: 62, height: 200), pixelsPerPoint: 3)
    #expect(set.lines.map(\.isTruncated) == [true])
  }

  @Test("A line feed begins a line, and ends in an ellipsis what has room for one only")
  func lineFeeds() {
    #expect(counts(set("a\nbc\n\nd", height: 82)) == [1, 2, 0, 1])
    let single = set("a\nbc", height: 20)
    #expect(counts(single) == [2] && single.lines[0].isTruncated)
  }

  @Test("A word that is too long is broken between characters")
  func longWord() {
    let text = set("Rindfleischetikettierung", width: 80, height: 200)
    #expect(text.lines.count == 3 && text.glyphs.count == 24)
    #expect(text.lines.allSatisfy { $0.width <= 80 + Typesetter.tolerance })
  }

  @Test("Han and kana are broken anywhere, but not before closing punctuation")
  func ideographs() {
    let units = TextUnit.units(of: "漢字、かな。Ab")
    #expect(units.map(\.breaksAfter) == [true, false, true, true, false, false, false, false])
  }

  @Test(
    "Lines may break after spaces and hyphens, not within words and numbers",
    arguments: [
      ("a b", [1]), ("a-b", [1]), ("3-4", []), ("a, b", [2]), ("(ab)", []), ("a  b", [2]), ("a\u{a0}b", []),
    ]
  )
  func opportunities(string: String, places: [Int]) {
    let units = TextUnit.units(of: Substring(string))
    #expect(units.indices.filter { units[$0].breaksAfter } == places)
  }

  @Test("Lines lie left, in the middle or right")
  func alignment() throws {
    let width = set("Label").width
    for (alignment, place) in [
      (TextContents.Alignment.left, 0), (.center, (200 - width) / 2), (.right, 200 - width),
    ] {
      let line = try #require(set("Label", alignment: alignment, width: 200).lines.first)
      #expect(abs(line.origin.x - place) < 1e-9)
    }
  }

  @Test("The colour decides nothing, the weight does")
  func colorAndWeight() {
    let size = Size(width: 100, height: 20)
    let red = TextContents(string: "Label", color: Color(rgb: 0xff0000))
    let black = TextContents(string: "Label")
    #expect(
      typesetter.typeset(red, in: size, pixelsPerPoint: 3).glyphs
        == typesetter.typeset(black, in: size, pixelsPerPoint: 3).glyphs
    )
    let bold = FontStyle(weight: .bold)
    #expect(set("Label", style: bold).width > set("Label").width)
    #expect(set("Label", style: bold).glyphs.first?.face != set("Label").glyphs.first?.face)
  }

  @Test("From 20 points on the letters are those for headings")
  func display() {
    #expect(set("Label", size: 19).glyphs.first?.face != set("Label", size: 20).glyphs.first?.face)
  }

  @Test("What the bundled fonts lack is set in a system font")
  func fallback() throws {
    let glyphs = set("aЖ").glyphs
    #expect(glyphs.count == 2 && glyphs[1].face != nil && glyphs[1].face != glyphs[0].face)
    #expect(!typesetter.outline(of: glyphs[1]).path.elements.isEmpty)
  }

  @Test("A character that no font has is a box")
  func missing() {
    let text = set("a\u{10fffd}b")
    #expect(text.glyphs.map { $0.face == nil } == [false, true, false])
    #expect(text.glyphs[2].origin.x - text.glyphs[1].origin.x > 0.6 * 17)
    #expect(!TypesetText.missingOutline.elements.isEmpty)
  }

  @Test("Hebrew runs from right to left, with its numbers from left to right")
  func rightToLeft() {
    let units = TextUnit.units(of: "אב 12")
    #expect(units.map(\.isRightToLeft) == [true, true, nil, nil, nil])
    let places = set("אב 12").glyphs.map(\.origin.x)
    #expect(places == places.sorted() && places.count == 5)
    // The digits stand left of the letters.
    let digits = set("12").glyphs.map(\.glyph)
    #expect(set("אב 12").glyphs.prefix(2).map(\.glyph) == digits)
  }

  @Test("No text, no size and no room are nothing to draw, and no harm", arguments: ["", "\n", "a"])
  func nothing(string: String) {
    for size in [0, -1, Double.nan, .infinity, 17] {
      for side in [0, -5, Double.nan, .infinity, 1e300] {
        let text = set(string, size: size, width: side, height: side)
        #expect(text.glyphs.count <= 2 && text.glyphs.allSatisfy { !$0.origin.x.isNaN })
      }
    }
  }

  @Test(
    "A text of a megabyte is set line by line, each glyph once, in either direction",
    arguments: ["ab ", "אב "]
  )
  func longText(word: String) {
    let text = set(String(repeating: word, count: 20_000), size: 4, width: 300, height: 2000)
    #expect(text.lines.count > 300)
    let counts = text.lines.map(\.glyphs.count)
    #expect(Set(counts.dropLast()).count == 1 && text.glyphs.count == counts.reduce(0, +))
  }

  @Test("More characters than fontconfig is asked for become boxes")
  func manyFallbacks() {
    let scalars = (0x100000..<0x100000 + FontBook.mostFallbacks + 10).compactMap { Unicode.Scalar($0) }
    let text = set(String(String.UnicodeScalarView(scalars)), size: 1, width: 9000, height: 10)
    #expect(text.glyphs.count == scalars.count && text.glyphs.allSatisfy { $0.face == nil })
  }

  @Test("Texts beyond those that are kept are set the same again")
  func manyTexts() {
    let first = set("number 0")
    for number in 0..<2000 { _ = set("number \(number)") }
    #expect(set("number 0").glyphs == first.glyphs)
  }
}
