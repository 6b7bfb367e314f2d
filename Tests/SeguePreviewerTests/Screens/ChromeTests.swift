import SegueCells
import SegueGeometry
import SegueModel
import SegueTransitions
import Testing

@testable import SegueInterface
@testable import SeguePreviewer

struct ChromeTests {
  private func paint(
    columns: Int,
    rows: Int,
    colors: ColorDepth = .truecolor,
    _ draw: (inout GridPainter) -> Void
  ) -> CellGrid {
    var painter = GridPainter(
      grid: CellGrid(size: GridSize(columns: columns, rows: rows)),
      theme: Theme(colors: colors),
      glyphs: .unicode
    )
    draw(&painter)
    return painter.grid
  }

  private func timeline(_ phase: TransitionStatus.Phase, isPlaying: Bool, position: Double = 0.22) -> RunBar {
    RunBar(
      position: position,
      length: 0.5,
      speed: 0.25,
      isPlaying: isPlaying,
      isRewound: position == 0,
      isLooping: true,
      isEndless: false,
      status: TransitionStatus(
        transition: "open",
        phase: phase,
        progress: 0.44,
        elapsed: 0.22,
        duration: 0.5
      ),
      marks: ["zoom 2×"]
    )
  }

  @Test(arguments: [(" ", 4), ("▒", 4), ("▓", 3), ("▇", 3), ("x", 4)] as [(Unicode.Scalar, UInt8)])
  func aMarkKeepsWhatMostOfItsCellShows(under: Unicode.Scalar, ground: UInt8) {
    let grid = paint(columns: 1, rows: 1, colors: .ansi16) { painter in
      painter.grid[column: 0, row: 0] = Cell(
        glyph: under.value,
        foreground: .palette(3),
        background: .palette(4)
      )
      painter.mark("|", column: 0, row: 0)
    }
    #expect(Samples.text(of: grid) == "|")
    #expect(grid[column: 0, row: 0].background == .palette(ground))
  }

  @Test("The percentage is that of the two times beside it, also where animations outlast the duration")
  func percentage() {
    let layout = PreviewLayout(size: GridSize(columns: 80, rows: 24))
    var timeline = timeline(.running, isPlaying: true, position: 1.52)
    timeline.length = 3.57
    timeline.status.progress = 1.52
    let text = Samples.text(of: paint(columns: 80, rows: 24) { timeline.draw(in: layout, with: &$0) })
    #expect(text.contains("1.52 / 3.57 s  43 %"))
    timeline.isHeld = true
    timeline.status.progress = 0.3
    let held = Samples.text(of: paint(columns: 80, rows: 24) { timeline.draw(in: layout, with: &$0) })
    #expect(held.contains("1.52 s  30 %"))
  }

  @Test func theHeaderNamesASettingBeforeTheScreen() {
    let header = Header(
      title: "Album",
      screen: "list",
      mark: "reduced motion",
      transition: "open",
      meaning: "push → detail"
    )
    func line(_ columns: Int) -> String {
      Samples.text(of: paint(columns: columns, rows: 1) { header.draw(on: $0.bounds, with: &$0) })
    }
    #expect(line(60) == " Album · reduced motion · list           open push → detail")
    #expect(line(46) == " Album · reduced motion    open push → detail")
  }

  @Test func aTransitionCalledByItsKindIsNotNamedTwice() {
    func meaning(_ name: String, to screen: String?) -> String? {
      TransitionDefinition(name: name, kind: .push, from: nil, to: screen).meaning
    }
    #expect(meaning("push", to: nil) == nil)
    #expect(meaning("open", to: nil) == "push")
    #expect(meaning("push", to: "detail") == "push → detail")
  }

  @Test func timelineInTheMiddleOfARun() {
    let grid = paint(columns: 80, rows: 24) {
      timeline(.running, isPlaying: true).draw(in: PreviewLayout(size: $0.grid.size), with: &$0)
    }
    let lines = Samples.text(of: grid).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines[21] == " ► playing      0.22 / 0.50 s  44 % · frame 13         zoom 2× · ↻ loop · 0.25×"
    )
    #expect(lines[22] == " " + String(repeating: "█", count: 34) + "▍")
  }

  @Test func aHeldRunHasNoLength() {
    var held = timeline(.interactive, isPlaying: true)
    held.isHeld = true
    let grid = paint(columns: 80, rows: 24) {
      held.draw(in: PreviewLayout(size: $0.grid.size), with: &$0)
    }
    let lines = Samples.text(of: grid).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[21].hasPrefix(" ► interactive  0.22 s  44 % · frame 13"))
    #expect(lines[22].filter { $0 == "█" }.count == 34)
  }

  @Test func aFingerThatMovesNothingIsOnlyTouching() {
    var held = timeline(.finished, isPlaying: true)
    held.isHeld = true
    let grid = paint(columns: 80, rows: 24) {
      held.draw(in: PreviewLayout(size: $0.grid.size), with: &$0)
    }
    let lines = Samples.text(of: grid).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[21].hasPrefix(" ► touching     0.22 s  frame 13"))
    #expect(!lines[22].contains("█"))
  }

  @Test func whatAFingerHasCaughtIsNotPlaying() {
    var held = timeline(.running, isPlaying: true)
    held.isHeld = true
    held.isCaught = true
    #expect(held.stateName == "caught")
  }

  @Test(arguments: [
    (TransitionStatus.Phase.running, true, 0.2, "playing"), (.running, false, 0.2, "paused"),
    (.interactive, true, 0.2, "interactive"), (.interactive, false, 0.2, "paused"),
    (.finishing, true, 0.2, "finishing"), (.cancelling, true, 0.2, "cancelling"),
    (.finished, false, 0.5, "finished"), (.cancelled, false, 0.5, "cancelled"), (.idle, false, 0, "ready"),
  ])
  func timelineNamesTheState(phase: TransitionStatus.Phase, isPlaying: Bool, position: Double, name: String) {
    #expect(timeline(phase, isPlaying: isPlaying, position: position).stateName == name)
  }

  @Test(arguments: [
    (0.0, "        "), (0.5, "████    "), (0.53, "████▎   "), (1.0, "████████"), (7, "████████"),
    (-1, "        "), (.nan, "        "),
  ])
  func barsAreFilledToAnEighth(fraction: Double, text: String) {
    let grid = paint(columns: 9, rows: 1) {
      $0.bar(fraction, in: CellRect(column: 0, row: 0, columns: 8, rows: 1), style: $0.theme.bar)
      $0.put("|", column: 8, row: 0, style: $0.theme.text)
    }
    #expect(Samples.text(of: grid) == text + "|")
  }

  @Test func withoutColoursTheRestOfABarIsALine() {
    let grid = paint(columns: 8, rows: 1, colors: .none) {
      $0.bar(0.5, in: $0.bounds, style: $0.theme.bar)
    }
    #expect(Samples.text(of: grid) == "████────")
    #expect(grid.cells.allSatisfy { $0.foreground.isDefault && $0.background.isDefault })
  }

  /// Any of the sixteen colours may be lighter than what is played, or the ground of the screen.
  @Test func amongSixteenColoursTheRestOfABarIsALine() {
    let grid = paint(columns: 8, rows: 1, colors: .ansi16) {
      $0.bar(0.53, in: $0.bounds, style: $0.theme.bar)
    }
    #expect(Samples.text(of: grid) == "████▎───")
    #expect(grid.cells.allSatisfy { $0.background.isDefault })
    #expect(grid.cells[0].foreground.paletteIndex != nil && grid.cells[7].foreground.isDefault)
  }

  @Test func textIsCutWithAnEllipsisAndWideCharactersTakeTwoCells() {
    let grid = paint(columns: 6, rows: 2) {
      #expect($0.put("日本語テキスト", column: 0, row: 0, style: $0.theme.text) == 5)
      #expect($0.put("abcdef", column: 4, row: 1, style: $0.theme.text) == 2)
      #expect($0.put("gone", column: 9, row: 1, style: $0.theme.text) == 0)
    }
    #expect(Samples.text(of: grid) == "日本…\n    a…")
    #expect(grid[column: 1, row: 0].width == 0)
  }

  @Test func textWrapsAtSpacesElseInsideWords() {
    #expect(TextFit.wrap("no such layer", columns: 7) == ["no such", "layer"])
    #expect(TextFit.wrap("abcdefghij k", columns: 4) == ["abcd", "efgh", "ij k"])
    #expect(TextFit.wrap("", columns: 4).isEmpty)
  }

  @Test func footerKeepsHelpAndQuitWhenRoomIsShort() {
    let line = CellRect(column: 0, row: 0, columns: 30, rows: 1)
    let footer = Footer(
      hints: Footer.hints(for: .atEnd, keys: .standard),
      standing: Footer.standing(keys: .standard),
      in: line
    )
    #expect(footer.items.map(\.hint.keys).sorted() == ["?", "enter", "q"])
    #expect(footer.command(column: 2, row: 0) == .play(.trigger))
    #expect(footer.command(column: 28, row: 0) == .program(.quit))
    #expect(footer.command(column: 2, row: 1) == nil)
  }

  @Test(arguments: ColorDepth.allCases) func everyColourOfAThemeFitsItsDepth(depth: ColorDepth) {
    let theme = Theme(colors: depth)
    for style in [theme.accent, theme.active, theme.caution, theme.failure, theme.bar] {
      switch depth {
      case .truecolor: #expect(style.foreground.rgbValue != nil)
      case .ansi256: #expect(style.foreground.paletteIndex ?? 0 >= 16)
      case .ansi16: #expect(style.foreground.paletteIndex ?? 99 < 16)
      case .none: #expect(style.foreground.isDefault)
      }
    }
  }
}
