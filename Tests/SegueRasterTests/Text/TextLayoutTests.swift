import Testing

@testable import SegueRaster

struct TextLayoutTests {
  private func lines(_ string: String, _ columns: Int, rows: Int = 100) -> [String] {
    let layout = TextLayout(string, columns: columns, rows: rows)
    return layout.lines.map { line in
      String(layout.glyphs[line.glyphs].map(\.character)) + (line.isTruncated ? "…" : "")
    }
  }

  @Test(arguments: [
    ("Hello world", 20, ["Hello world"]),
    ("Hello world", 11, ["Hello world"]),
    ("Hello world", 10, ["Hello", "world"]),
    ("Hello   world", 6, ["Hello", "world"]),
    ("Hello world", 3, ["Hel", "lo", "wor", "ld"]),
    ("one\ntwo\n\nthree", 9, ["one", "two", "", "three"]),
    ("one\r\ntwo", 9, ["one", "two"]),
    ("abc \ndef", 3, ["abc", "def"]),
    ("  indented", 10, ["  indented"]),
    ("well-known", 7, ["well-", "known"]),
    ("漢字かな", 4, ["漢字", "かな"]),
    ("漢字かな", 5, ["漢字", "かな"]),
    ("今日は。明日", 6, ["今日", "は。明", "日"]),
    ("ab漢字", 3, ["ab", "漢", "字"]),
    ("漢", 1, []),
    ("tab\there", 8, ["tab here"]),
    ("be\u{7}ll", 8, ["bell"]),
    ("👨‍👩‍👧‍👦🇨🇭", 4, ["👨‍👩‍👧‍👦🇨🇭"]),
    ("👨‍👩‍👧‍👦🇨🇭", 3, ["👨‍👩‍👧‍👦", "🇨🇭"]),
    ("", 5, []),
  ])
  func breaks(string: String, columns: Int, expected: [String]) {
    #expect(lines(string, columns) == expected)
  }

  @Test(arguments: [
    ("Hello world again", 11, 1, ["Hello worl…"]),
    ("Hello world again", 6, 1, ["Hello…"]),
    ("Hello world again", 7, 1, ["Hello…"]),
    ("Hello world again", 11, 2, ["Hello world", "again"]),
    ("Hello world again", 5, 2, ["Hello", "worl…"]),
    ("one\ntwo", 9, 1, ["one…"]),
    ("one \n  ", 9, 1, ["one"]),
    ("漢字かな", 4, 1, ["漢…"]),
    ("Hello", 1, 1, ["…"]),
  ])
  func truncates(string: String, columns: Int, rows: Int, expected: [String]) {
    #expect(lines(string, columns, rows: rows) == expected)
  }

  @Test func widthsCountCells() {
    #expect(TextLayout("a漢b", columns: 9, rows: 1).lines.map(\.width) == [4])
    #expect(TextLayout("Hello world", columns: 6, rows: 1).lines.map(\.width) == [6])
  }
}
