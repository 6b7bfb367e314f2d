import SegueExport
import SegueGeometry
import SegueModel
import SegueCells
import SegueScenes
import SegueTerminal
import SegueTransitions
import Testing

@testable import SegueInterface
@testable import SeguePreviewer
import SeguePlayer

@Suite struct CurvesPanelTests {
  private func opened(_ look: TerminalLook = TerminalLook(), columns: Int = 180, rows: Int = 40)
    -> PreviewerState
  {
    var state = Samples.state(Samples.album, columns: columns, rows: rows, look: look)
    for _ in 0..<2 { state.tick(0) }
    _ = state.handle(Samples.key(.character("6")), at: 0)
    return state
  }

  private func type(_ keys: String, _ state: inout PreviewerState) {
    for key in keys { _ = state.handle(Samples.key(.character(key)), at: 0) }
  }

  private func panel(_ state: PreviewerState) throws -> CurvesPanel {
    try #require(state.preview?.panels["curves"] as? CurvesPanel)
  }

  private func mouse(_ kind: MouseEvent.Kind, _ column: Int, _ row: Int) -> InputEvent {
    .mouse(MouseEvent(kind: kind, button: .left, column: column, row: row))
  }

  private func plots(_ state: PreviewerState) throws -> CellRect {
    try #require(try panel(state).picture).plan.layout.plots
  }

  @Test func showsValuesAndVelocitiesWithUnits() throws {
    var state = opened()
    let text = Samples.text(of: &state)
    #expect(text.contains("all layers at 0.000 s"))
    #expect(text.contains("▸● list x"))
    #expect(text.contains("390.0 pt") && text.contains("pt/s"))
    #expect(text.contains("0.0") && text.contains("0.5"))
    #expect(text.unicodeScalars.contains { $0.value > 0x2800 && $0.value < 0x2900 })
    #expect(try panel(state).isBusy == false)
  }

  @Test func ofTheSelectedLayerAlone() throws {
    var state = opened()
    _ = Samples.text(of: &state)
    _ = state.handle(Samples.key(.tab), at: 0)
    _ = Samples.text(of: &state)
    let selection = try #require(state.preview?.stage.selection)
    let picture = try #require(try panel(state).picture)
    #expect(picture.plan.series.allSatisfy { $0.layer == selection })
    type("6a", &state)
    _ = Samples.text(of: &state)
    #expect(Set(try #require(try panel(state).picture).plan.series.map(\.layer)).count > 1)
  }

  @Test func withoutColoursEachCurveHasItsSign() throws {
    var state = opened(TerminalLook(colors: .none))
    let text = Samples.text(of: &state)
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
    let area = try plots(state)
    let drawn = rows[area.row..<area.endRow].map { $0.prefix(area.endColumn) }.joined()
    #expect(drawn.contains("●") && drawn.contains("▲"))
    var plain = opened(TerminalLook(glyphs: .ascii, colors: .none))
    let ascii = Samples.text(of: &plain)
    #expect(ascii.allSatisfy { $0.isASCII } && ascii.contains("**"))
  }

  @Test func dragsScrubAndTheMouseTellsValues() throws {
    var state = opened()
    _ = Samples.text(of: &state)
    let area = try plots(state)
    _ = state.handle(mouse(.press, area.endColumn - 1, area.row), at: 0)
    #expect(state.preview?.rehearsal.player.isAtEnd == true)
    _ = state.handle(mouse(.drag, area.column, area.row), at: 0)
    #expect(state.preview?.rehearsal.player.isRewound == true)
    _ = state.handle(mouse(.release, area.column, area.row), at: 0)
    _ = state.handle(mouse(.move, area.column + area.columns / 2, area.row), at: 0)
    let hovered = try #require(try panel(state).hovered)
    #expect(abs(hovered - 0.25) < 0.01)
    #expect(Samples.text(of: &state).contains("all layers at \(hovered.formatted(places: 3)) s"))
    _ = state.handle(mouse(.move, 0, 0), at: 0)
    #expect(try panel(state).hovered == nil)
  }

  @Test func theDotsAreDrawnOnceWhileTheRunPlays() throws {
    var state = opened()
    _ = Samples.text(of: &state)
    let stamp = try panel(state).curves.stamp
    type(" ", &state)
    for frame in 1...10 {
      state.tick(Double(frame) / 60)
      _ = Samples.text(of: &state)
    }
    #expect(try panel(state).curves.stamp == stamp)
    #expect(state.preview?.rehearsal.player.position ?? 0 > 0.1)
  }

  @Test func keysZoomPickAndHide() throws {
    var state = opened()
    _ = Samples.text(of: &state)
    type("++", &state)
    _ = Samples.text(of: &state)
    let plan = try #require(try panel(state).picture).plan
    #expect(abs(plan.scale.end - plan.scale.start - (state.preview?.rehearsal.player.length ?? 0) / 4) < 1e-9)
    type("0", &state)
    _ = state.handle(Samples.key(.down), at: 0)
    _ = Samples.text(of: &state)
    let second = try #require(try panel(state).picture).plan
    #expect(second.active == 1 && second.shows(0) && second.shows(1))
    type("x", &state)
    _ = Samples.text(of: &state)
    #expect(try #require(try panel(state).picture).plan.shows(1) == false)
    type("xs", &state)
    _ = Samples.text(of: &state)
    let alone = try #require(try panel(state).picture).plan
    #expect(alone.series.indices.filter(alone.shows) == [1])
  }

  @Test func fitsFortyColumns() throws {
    var state = opened(columns: 42, rows: 24)
    let text = Samples.text(of: &state)
    #expect(text.contains("curves") && text.contains("list x") && text.contains("0.4"))
  }

  private static let fading = """
    segue: 1
    device: [390, 780]
    screens: {list: {fill: white}, detail: {fill: 0x0000FF}}
    transitions:
      open: {kind: push, from: list, to: detail, duration: 1, ease: linear, tracks: {to: {fill: 0xFF0000 -> 0x0000FF}}}
    """

  @Test(arguments: [ColorDepth.truecolor, .ansi256, .ansi16, .none])
  func aColorIsAStripOverTime(_ colors: ColorDepth) throws {
    let scene = try SceneFile.parse(Array(Self.fading.utf8), path: "test.yaml", folder: nil).scene
    var state = Samples.state(scene, columns: 120, rows: 40, look: TerminalLook(colors: colors))
    for _ in 0..<2 { state.tick(0) }
    _ = state.handle(Samples.key(.character("6")), at: 0)
    var grid = CellGrid(size: GridSize(columns: 120, rows: 40))
    state.draw(into: &grid)
    state.draw(into: &grid)
    let picture = try #require(try panel(state).picture)
    #expect(picture.plan.series.map(\.measure).filter { $0.ink != nil } == [.fillRed, .fillBlue])
    let strip = try #require(picture.strips.first)
    #expect(strip.subject == ColorStrip.Subject(layer: "detail", ink: .fill))
    let layout: CurvesLayout = picture.plan.layout
    let row: Int = layout.timeRow + 1
    #expect(row < layout.body.endRow && layout.stripRows == 1)
    let last: Cell = grid[column: layout.plots.endColumn - 1, row: row]
    switch colors {
    case .truecolor: #expect(last.background.rgbValue.map { $0 & 0xff > 0xf0 && $0 >> 16 < 0x10 } == true)
    case .ansi256: #expect(last.background == .palette(21))
    case .ansi16: #expect(last.background.paletteIndex.map { [4, 12].contains($0) } == true)
    case .none:
      let text = Samples.text(of: grid).split(separator: "\n", omittingEmptySubsequences: false)[row]
      #expect(text.contains("detail #f") && text.contains(" to #0"))
    }
  }

  @Test func axesHaveRoundTicks() {
    let axis = PlotAxis(-12...403)
    #expect(axis.ticks(most: 5) == [0, 100, 200, 300, 400])
    #expect(PlotAxis(0...1).ticks(most: 4) == [0, 0.5, 1])
    #expect(PlotAxis.label(0.5, step: 0.5) == "0.5")
    #expect(PlotAxis.label(0.25, step: 0.05) == "0.25")
    #expect(PlotAxis.label(-1200, step: 200) == "-1200")
  }

  @Test func dotsGatherInCells() {
    for (glyphs, expected) in [
      (DotGlyphs.braille, "⠑⢄"), (.quadrants, "▀▄"), (.halves, "▀▄"), (.ascii, "**"),
    ] {
      var canvas = PlotCanvas(size: GridSize(columns: 2, rows: 1), glyphs: glyphs)
      canvas.draw(from: (0, 0), to: (canvas.dotColumns - 1, canvas.dotRows - 1), line: 0)
      let shown = canvas.spots.compactMap { spot in
        Unicode.Scalar(glyphs.scalar(of: spot.dots, mark: "*")).map { Character($0) }
      }
      #expect(String(shown) == expected)
    }
  }

  @Test("What is compared with has dashed curves, and numbers beside the run's own, until B hides them")
  func compared() throws {
    var preview = try ViewSamples.preview(columns: 200, rows: 40)
    preview.compare(with: .transition("lift"))
    ViewSamples.press(&preview, "6")
    preview.rehearsal.scrub { $0.seek(to: 0.3) }
    func drawn() throws -> (text: String, panel: CurvesPanel) {
      preview.refreshViews()
      preview.preparePanels(glyphs: .unicode)
      var painter = GridPainter(
        grid: CellGrid(size: preview.size),
        theme: Theme(colors: .none),
        glyphs: .unicode
      )
      preview.panels.draw(preview.panelContext, in: preview.layout.panels, with: &painter)
      return (Samples.text(of: painter.grid), try #require(preview.panels["curves"] as? CurvesPanel))
    }
    let shown = try drawn()
    #expect(shown.text.contains("all layers at 0.300 s, B dashed"))
    let other = try #require(shown.panel.compared?.curves)
    // Half of 0.6 s leftwards, a third of 0.9 s upwards: what either moves has a line.
    let series = try #require(shown.panel.picture).plan.series
    let moved = try #require(series.first { $0.layer == "detail" && $0.measure == .x })
    let lifted = try #require(series.first { $0.layer == "detail" && $0.measure == .y })
    #expect(abs(shown.panel.curves.value(of: moved, at: 0.3) - 195) < 1e-6)
    #expect(abs(other.value(of: moved, at: 0.3)) < 1e-6)
    #expect(abs(other.value(of: lifted, at: 0.3) - 520) < 1e-6)
    #expect(shown.text.contains("B 520.0 pt") || shown.text.contains("B  520.0 pt"))
    let canvas = try #require(shown.panel.picture?.parts.first?.compared)
    let isDashed = (0..<canvas.size.columns).allSatisfy { column in
      column % 2 == 0
        || (0..<canvas.size.rows).allSatisfy { canvas.spots[$0 * canvas.size.columns + column].dots == 0 }
    }
    #expect(isDashed && canvas.spots.contains { $0.dots != 0 })
    // Another comparison begins anew, though the run is the same.
    preview.compare(with: .frozen)
    #expect(try drawn().panel.compared?.curves.changing().contains(lifted) == false)
    ViewSamples.press(&preview, "B")
    let hidden = try drawn()
    #expect(hidden.panel.compared == nil)
    #expect(!hidden.text.contains("B dashed") && hidden.text.contains("pt/s"))
  }

  @Test("B without a comparison says how to have one")
  func nothingCompared() throws {
    var preview = try ViewSamples.preview(columns: 120, rows: 40)
    ViewSamples.press(&preview, "6B")
    #expect(preview.rehearsal.notice?.text == "nothing is compared: k chooses what with")
  }
}
