import Foundation
import SegueGeometry
import SegueModel
import SegueCells
import SegueStage
import SegueTerminal
import SegueTransitions
import Testing

@testable import SegueInterface
@testable import SeguePreviewer
import SeguePlayer

struct TimelinePanelTests {
  func opened() -> Preview {
    var preview = Samples.preview(columns: 120, rows: 40)
    _ = preview.handle(Samples.key(.character("3")), at: 0)
    return preview
  }

  func body(_ preview: Preview) -> CellRect {
    preview.layout.panels.place(of: "timeline")?.body ?? .zero
  }

  /// The lines of the first track for which a condition holds.
  func track(_ preview: Preview, where isMeant: (TransitionTrack) -> Bool) throws -> CellRect {
    let panel = try #require(preview.panels["timeline"] as? TimelinePanel)
    let sheet = TimelineSheet(of: preview.panelContext)
    let place = panel.lines(of: sheet, in: body(preview), preview.panelContext).places.first { place in
      if case .track(let track, _) = sheet.rows[place.index] { isMeant(track) } else { false }
    }
    return try #require(place).lines
  }

  func panelScale(_ preview: Preview) -> TimelineScale? {
    (preview.panels["timeline"] as? TimelinePanel)?.scale(of: preview.panelContext, in: body(preview))
  }

  func mouse(_ kind: MouseEvent.Kind, _ column: Int, _ row: Int) -> InputEvent {
    .mouse(MouseEvent(kind: kind, button: .left, column: column, row: row))
  }

  func lines(_ preview: Preview) -> [String] {
    var painter = GridPainter(
      grid: CellGrid(size: GridSize(columns: 120, rows: 40)),
      theme: Theme(colors: .none),
      glyphs: .unicode
    )
    preview.panels.draw(preview.panelContext, in: preview.layout.panels, with: &painter)
    return Samples.text(of: painter.grid).split(separator: "\n", omittingEmptySubsequences: false).map {
      String($0)
    }
  }

  @Test func aDragMovesThePlayHeadToBothEnds() {
    var preview = opened()
    let body = body(preview)
    let first =
      body.column + TimelineLines.labelColumns(of: TimelineSheet(of: preview.panelContext), in: body)
    _ = preview.handle(mouse(.press, body.endColumn - 1, body.row + 3), at: 0)
    #expect(preview.rehearsal.player.position == preview.rehearsal.player.length)
    _ = preview.handle(mouse(.drag, first, body.row + 3), at: 0)
    #expect(preview.rehearsal.player.isRewound)
    #expect(preview.drag == .panel("timeline"))
  }

  @Test func hoverTellsTheValueAtThatTime() throws {
    var preview = opened()
    #expect(preview.usesHover)
    let body = body(preview)
    let track = try track(preview) { $0.layer == "detail" }
    for row in track.row..<track.endRow {
      _ = preview.handle(mouse(.move, body.endColumn - 1, row), at: 0)
      #expect(lines(preview)[body.row].dropFirst(body.column).hasPrefix("0.500 s  x 0.00"))
    }
    _ = preview.handle(mouse(.move, 0, 0), at: 0)
    #expect(!lines(preview)[body.row].contains(" s  "))
    #expect(preview.rehearsal.player.isRewound)
  }

  @Test func zoomKeepsThePlaceUnderTheMouse() {
    let whole = TimelineScale(length: 2, zoom: 1, scroll: 0, playHead: 0, column: 10, columns: 101)
    #expect(whole.column(of: 1) == 60)
    #expect(abs(whole.time(at: 60.5) - 1) < 1e-9)
    #expect(whole.step(cells: 9) == 0.2)
    let near = TimelineScale(length: 2, zoom: 4, scroll: 0.6, playHead: 0.7, column: 10, columns: 101)
    #expect(abs(near.start - 0.6) < 1e-9 && abs(near.end - 1.1) < 1e-9)
    let turned = TimelineScale(length: 2, zoom: 4, scroll: 0.6, playHead: 1.3, column: 10, columns: 101)
    #expect(turned.shows(1.3) && turned.start == 1)
  }

  @Test func keysZoom() {
    var preview = opened()
    for key: Character in ["+", "+", "-"] { _ = preview.handle(Samples.key(.character(key)), at: 0) }
    #expect((preview.panels["timeline"] as? TimelinePanel)?.zoom.factor == 2)
    _ = preview.handle(Samples.key(.character("0")), at: 0)
    #expect((preview.panels["timeline"] as? TimelinePanel)?.zoom.factor == 1)
  }

  @Test("Playing stops at each marker where it is asked to", arguments: [0.016, 0.033, 0.25, 2])
  func stopping(_ frame: Double) throws {
    let text = """
      segue: 1
      screens: {home: {}, away: {layers: {dot: {frame: [0, 0, 10, 10]}}}}
      transitions:
        go: {kind: push, from: home, to: away, duration: 0.5, markers: {early: 0.2, late: 0.8}, tracks: {to/dot: {x: 0 -> 9}}}
      """
    var preview = try Samples.preview(of: text)
    let entry = try #require(preview.paletteEntries.first { $0.title == "Stop at markers" })
    #expect(entry.command == .choose(.stopsAtMarkers(true)))
    preview.take(.stopsAtMarkers(true))
    #expect(preview.paletteEntries.contains { $0.title == "Play on at markers" })
    var stops: [Double] = []
    var now = 0.0
    for round in 0..<3 {
      preview.rehearsal.player.isPlaying = true
      if round == 0 { preview.rehearsal.player.seek(to: 0) }
      for _ in 0..<200 where preview.rehearsal.player.isPlaying {
        now += frame
        preview.tick(now)
      }
      stops.append((preview.rehearsal.player.position * 1e6).rounded() / 1e6)
    }
    #expect(stops.prefix(2) == [0.1, 0.4])
    #expect(preview.rehearsal.player.isAtEnd)
  }

  @Test("Keys go from marker to marker, and the bar shows them")
  func markers() throws {
    let text = """
      segue: 1
      screens: {home: {}, away: {layers: {dot: {frame: [0, 0, 10, 10]}}}}
      transitions:
        go: {kind: push, from: home, to: away, duration: 0.5, markers: {early: 0.2, late: 0.8}, tracks: {to/dot: {x: 0 -> 9}}}
      """
    var preview = try Samples.preview(of: text)
    _ = preview.handle(Samples.key(.escape), at: 0)
    var places: [Double] = []
    for key: Key in [.pageDown, .pageDown, .pageDown, .pageUp, .pageUp] {
      _ = preview.handle(Samples.key(key), at: 0)
      places.append((preview.rehearsal.player.position * 1000).rounded() / 1000)
    }
    #expect(places == [0.1, 0.4, 0.4, 0.1, 0.1])
    #expect(preview.rehearsal.notice?.text == "no marker further on")
    #expect(preview.paletteEntries.contains { $0.title == "Go to marker late" })
    preview.take(.marker("late"))
    #expect(abs(preview.rehearsal.player.position - 0.4) < 1e-9)
    var painter = GridPainter(
      grid: CellGrid(size: preview.size),
      theme: Theme(colors: .none),
      glyphs: .unicode
    )
    preview.drawChrome(with: &painter)
    let bar: String = Samples.text(of: painter.grid).split(separator: "\n", omittingEmptySubsequences: false)
      .map {
        String($0)
      }[preview.layout.bar.row]
    #expect(bar.filter { $0 == "◆" }.count == 2)
  }
}
