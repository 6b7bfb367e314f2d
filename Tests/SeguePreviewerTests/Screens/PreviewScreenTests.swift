import SegueCells
import SegueGeometry
import SegueModel
import SegueRaster
import SegueTerminal
import Testing

@testable import SegueInterface
@testable import SeguePlayer
@testable import SeguePreviewer

/// What whole screens look like, to the letter.
struct PreviewScreenTests {
  private func screen(columns: Int, rows: Int, keys: [Key] = []) -> [Substring] {
    var state = Samples.state(Samples.album, columns: columns, rows: rows)
    state.tick(0)
    for key in keys { _ = state.handle(.key(KeyPress(key)), at: 0) }
    return Samples.text(of: &state).split(separator: "\n", omittingEmptySubsequences: false)
  }

  private func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test func previewAt80x24() {
    let expected = """
       Album · list                                            open push → detail 1/2
      ─ 1 scene ─────────────── ×  ╭                    ╮
       TRANSITIONS                 │                    │
       ▸ open  push → detail       │                    │
         peek  present → detail    │                    │
                                   │                    │
       GESTURES                    │                    │
         pull  drag cover down     │                    │
                                   │                    │
                                   │                    │
                                   │                    │
                                   │                    │
                                   │                    │
                                   │                    │
                                   │                    │
                                   │                    │
                                   │                    │
                                   │                    │
                                   │                    │
                                   │                    │
                                   ╰                    ╯
       ‖ ready        0.00 / 0.00 s  frame 0                                       1×

       t transition  f finger  l loop  z zoom                p panels  ? keys  q quit
      """
    #expect(screen(columns: 80, rows: 24) == lines(expected))
  }

  @Test func helpAt80x24() {
    let expected = """
      ╭─ Keys ───────────────────────────────────────────────────────── 1/5 ? more ─╮
      │ Play                                  Finger                                │
      │ space        play, pause              f            put a finger down        │
      │ enter        run the transition       arrows       move it 10 pt            │
      │ t T          next, previous one       shift arrows move it 40 pt            │
      │ r            replay                   enter f      lift it at rest          │
      │ l            loop                     x            flick and lift           │
      │ a            loop from A, to B, off   esc          cancel the touch         │
      │ y            loop there and back                                            │
      │ [ ]          slower, faster           Mouse                                 │
      │                                       click        tap                      │
      │ Scrub                                 right click  select a layer           │
      │ ← → , .      a frame back, on         drag         pan; on bar: scrub       │
      │ shift ← →    10 frames                wheel        scroll; on bar: step     │
      │ ctrl ← →     half a second            c            capture on, off          │
      │ home end     start, end                                                     │
      │ pgup pgdn    marker before, next      Stage                                 │
      │                                       z            zoom 1×, 2×, 4×          │
      │                                       alt arrows   move the zoomed stage    │
      │                                       o            rotate the device        │
      │                                       u            reduce motion            │
      │                                       m            every run can be caught  │
      ╰─────────────────────────────────────────────────────────────────────────────╯
       ← → pgup pgdn page  esc close
      """
    #expect(screen(columns: 80, rows: 24, keys: [.character("?")]) == lines(expected))
  }

  @Test func previewAt40x12() {
    let expected = """
       Album · list    open push → detail 1/2
                    ╭         ╮
                    │         │
                    │         │
                    │         │
                    │         │
                    │         │
                    │         │
                    │         │
                    ╰         ╯
                                 ‖ 0.00/0.00 s
       t transition  f finger  ? keys  q quit
      """
    #expect(screen(columns: 40, rows: 12) == lines(expected))
  }

  @Test func helpAt40x12() {
    let expected = """
      ╭─ Keys ───────────────── 1/20 ? more ─╮
      │ Play                                 │
      │ space        play, pause             │
      │ enter        run the transition      │
      │ t T          next, previous one      │
      │ r            replay                  │
      │ l            loop                    │
      │ a            loop from A, to B, off  │
      │ y            loop there and back     │
      │ [ ]          slower, faster          │
      ╰──────────────────────────────────────╯
       ← → pgup pgdn page  esc close
      """
    #expect(screen(columns: 40, rows: 12, keys: [.character("?")]) == lines(expected))
  }

  @Test func previewAt20x6() {
    let expected = """
            ╭     ╮
            │     │
            │     │
            │     │
            ╰     ╯
                 ‖ 0.00/0…
      """
    #expect(screen(columns: 20, rows: 6) == lines(expected))
  }

  @Test func messageAt10x3() {
    let expected = """
        Segue
      needs more
         room
      """
    #expect(screen(columns: 10, rows: 3) == lines(expected))
  }

  @Test func helpTurnsItsPagesAndCloses() {
    #expect(screen(columns: 40, rows: 12, keys: [.character("?"), .character("?")])[1].contains("Scrub"))
    let pages: [Key] = Array(repeating: .character("?"), count: 6)
    #expect(!screen(columns: 40, rows: 12, keys: pages + [.escape])[0].contains("Keys"))
    let count: Int = Samples.preview().help.pageCount
    let shown = (1...count + 1).map {
      screen(columns: 80, rows: 24, keys: Array(repeating: .character("?"), count: $0))
    }
    #expect(shown.contains { $0.contains { $0.contains("4            trace") } })
    #expect(shown.dropLast().allSatisfy { $0[0].contains("Keys") })
    #expect(!shown[count][0].contains("Keys"))
  }

  @Test func boxesTheDeviceWhereThereIsRoom() {
    let tall = screen(columns: 120, rows: 40)
    #expect(tall[2].contains("╭────────────────────────────────╮"))
    #expect(tall[35].contains("╰────────────────────────────────╯"))
    #expect(tall[4].hasPrefix(" ▸ open  push → detail"))
    #expect(tall[37].hasPrefix(" ‖ ready        0.00 / 0.00 s"))
  }

  @Test func everySizeDownToOneCellIsDrawn() {
    for columns in 1...30 {
      for rows in 1...16 {
        let shown = screen(columns: columns, rows: rows, keys: [.character("?")])
        #expect(shown.count == rows)
        #expect(shown.allSatisfy { TextFit.width(of: String($0)) <= columns })
      }
    }
  }

  @Test func asciiGlyphsAreAllThereIs() {
    let look = TerminalLook(glyphs: .ascii, colors: .none)
    var state = Samples.state(Samples.album, columns: 80, rows: 24, look: look)
    state.tick(0)
    #expect(!Samples.text(of: &state).contains { !$0.isASCII })
  }

  @Test func controlCharactersOfATitleAreDropped() {
    var scene = Samples.empty
    scene.title = "Al\u{1b}[31mbum\u{9b}\u{7f}"
    var state = Samples.state(scene, columns: 80, rows: 24)
    #expect(Samples.text(of: &state).hasPrefix(" Al[31mbum "))
  }
}
