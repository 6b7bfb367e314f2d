import SegueGeometry
import SegueModel
import SegueCells
import SegueScenes
import SegueTerminal
import Testing

@testable import SegueInterface
@testable import SeguePreviewer

@Suite("Who has the keys is seen, and what they do then")
struct FocusTests {
  private static let text = """
    segue: 1
    device: [390, 780]
    screens: {home: {layers: {dot: {frame: [0, 0, 10, 10]}}}, away: {layers: {dot: {frame: [0, 0, 10, 10]}}}}
    transitions:
      go: {kind: push, from: home, to: away, duration: 0.5, tracks: {to/dot: {x: 0 -> 100}}}
    """

  private func preview(_ keys: String = "", columns: Int = 80, hasGallery: Bool = false) throws -> Preview {
    let document = try SceneDocument(source: Array(Self.text.utf8), path: "/nowhere/scene.yaml")
    var preview = Preview(
      scene: document.scene,
      options: PreviewerOptions(),
      size: GridSize(columns: columns, rows: 40),
      cellAspect: 2,
      hasGallery: hasGallery
    )
    preview.rehearsal.document = document
    preview.tick(0)
    preview.tick(0)
    for key in keys { press(.character(key), in: &preview) }
    return preview
  }

  private func press(_ key: Key, in preview: inout Preview) {
    _ = preview.handle(.key(KeyPress(key)), at: 0)
  }

  /// The footer's hints from the left.
  private func footer(_ preview: Preview) -> [String] {
    preview.footer.items.sorted { $0.rect.column < $1.rect.column }.map { "\($0.hint.keys) \($0.hint.label)" }
  }

  private func screen(_ preview: Preview, _ colors: ColorDepth, _ glyphs: ChromeGlyphs = .unicode) -> CellGrid
  {
    var painter = GridPainter(
      grid: CellGrid(size: preview.size),
      theme: Theme(colors: colors),
      glyphs: glyphs
    )
    preview.drawChrome(with: &painter)
    preview.drawOverlays(with: &painter)
    return painter.grid
  }

  @Test(
    "The footer has the keys of the panel with the focus",
    arguments: [
      ("1", "↑ ↓ transition"), ("2", "tab next layer"), ("3", "+ - zoom"), ("4", "↑ ↓ scroll"),
      ("5", "← → turn"), ("6", "x hide"), ("7", "s save"), ("8", "s type a size"),
    ]
  )
  func hints(key: String, hint: String) throws {
    let preview = try preview(key)
    #expect(footer(preview).contains(hint))
    #expect(footer(preview).contains("esc leave"))
  }

  @Test("A key that a panel has taken is not promised as the previewer's")
  func taken() throws {
    #expect(footer(try preview("4", columns: 200)).contains("enter run"))
    #expect(!footer(try preview("7", columns: 200)).contains("enter run"))
    #expect(!footer(try preview("8", columns: 200)).contains("←→ scrub"))
  }

  @Test("While a value is typed only what keys do then is told")
  func typing() throws {
    var preview = try preview("5")
    press(.enter, in: &preview)
    #expect(footer(preview) == ["enter takes it", "esc leaves it as it was"])
    press(.escape, in: &preview)
    #expect(footer(preview).contains("enter type"))
  }

  @Test("A refused value stays in the field, and what is wrong is said")
  func refused() throws {
    var preview = try preview("5")
    press(.enter, in: &preview)
    for key in "0,8" { press(.character(key), in: &preview) }
    press(.enter, in: &preview)
    #expect(preview.rehearsal.notice?.text == "',' is no decimal point: write 0.8")
    let panel = try #require(preview.panels["tune"] as? TunePanel)
    #expect(panel.field == .value)
    #expect(panel.typed.text == "0,8")
    for _ in 0..<3 { press(.backspace, in: &preview) }
    for key in "0.8" { press(.character(key), in: &preview) }
    press(.enter, in: &preview)
    #expect((preview.panels["tune"] as? TunePanel)?.field == nil)
    #expect(
      preview.rehearsal.document.map { String(decoding: $0.source, as: UTF8.self).contains("duration: 0.8") }
        == true
    )
  }

  @Test("What lies over all has the keys", arguments: [("p", "esc close"), ("?", "← → pgup pgdn page")])
  func boxes(key: String, hint: String) throws {
    let hints = footer(try preview(key))
    #expect(hints.contains(hint))
    #expect(!hints.contains("q quit"))
  }

  @Test("The way back to the gallery is shown where it is the next one back")
  func gallery() throws {
    #expect(footer(try preview(hasGallery: true)).contains("esc gallery"))
    #expect(footer(try preview("5", hasGallery: true)).contains("esc leave"))
    #expect(!footer(try preview()).contains { $0.hasPrefix("esc") })
  }

  @Test(
    "Focus is a pointer and a heavy rule, in any colours",
    arguments: [ColorDepth.none, .ansi16, .truecolor]
  )
  func mark(colors: ColorDepth) throws {
    var preview = try preview("5")
    #expect(Samples.text(of: screen(preview, colors)).contains("▸ 5 tune ━━━"))
    #expect(Samples.text(of: screen(preview, colors, .ascii)).contains("> 5 tune ==="))
    press(.escape, in: &preview)
    #expect(Samples.text(of: screen(preview, colors)).contains("─ 5 tune ───"))
  }

  @Test("The marks of a loop stand on the bar")
  func loopMarks() throws {
    var preview = try preview()
    for key: Key in [.right, .right, .right, .right, .right, .right, .character("a")] {
      press(key, in: &preview)
    }
    func bar() throws -> String {
      let lines = Samples.text(of: screen(preview, .none)).split(
        separator: "\n",
        omittingEmptySubsequences: false
      )
      return String(lines[preview.layout.bar.row])
    }
    #expect(try bar().contains("A"))
    #expect(try !bar().contains("B"))
    for key: Key in [.end, .character("a")] { press(key, in: &preview) }
    #expect(try bar().hasSuffix("B"))
  }

  @Test("A panel's own line of keys is there only while it has them")
  func ownLines() throws {
    var preview = try preview("7")
    #expect(Samples.text(of: screen(preview, .none)).contains("enter plays"))
    press(.escape, in: &preview)
    #expect(!Samples.text(of: screen(preview, .none)).contains("enter plays"))
  }

  @Test("Arrows, page keys, Home and End turn the help's pages")
  func paging() throws {
    var preview = try preview("?")
    let last: Int = preview.help.pageCount - 1
    #expect(last >= 2)
    var pages: [Int?] = []
    for key: Key in [.right, .pageDown, .left, .pageUp, .up, .end, .down, .home] {
      press(key, in: &preview)
      pages.append(preview.helpPage)
    }
    #expect(pages == [1, 2, 1, 0, 0, last, last, 0])
    press(.escape, in: &preview)
    #expect(preview.helpPage == nil)
  }
}
