import SegueCells
import Testing

struct CellWidthTests {
  @Test(arguments: [
    ("a", 1), (" ", 1), ("é", 1), ("e\u{301}", 1), ("\u{301}", 0), ("\u{200B}", 0), ("\u{7}", 0),
    ("\u{7F}", 0),
    ("ß", 1), ("…", 1), ("─", 1), ("█", 1), ("\u{1FB00}", 1), ("⣿", 1),
    ("漢", 2), ("か", 2), ("が", 2), ("か\u{3099}", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("ﾊ", 1),
    ("Ａ", 2), ("。", 2), ("𠮷", 2),
    ("😀", 2), ("👍🏽", 2), ("👨‍👩‍👧‍👦", 2), ("🏳️‍🌈", 2), ("🇨🇭", 2), ("🇨", 1), ("1️⃣", 2),
    ("❤", 1), ("❤️", 2), ("☎\u{FE0E}", 1), ("⌚", 2), ("⌚\u{FE0E}", 1), ("©", 1),
  ])
  func cellsOfACharacter(text: String, cells: Int) {
    #expect(text.count == 1)
    #expect(text.first.map(CellWidth.of) == cells)
  }
}
