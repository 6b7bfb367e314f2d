import SegueGeometry
import SegueModel
import SegueRaster
import SegueStage
import SegueTerminal
import SegueTransitions
import Testing

@testable import SeguePreviewer

struct TimelinePanelTests {
  private func opened() -> Preview {
    var preview = Samples.preview(columns: 120, rows: 40)
    _ = preview.handle(Samples.key(.character("3")), at: 0)
    return preview
  }

  private func body(_ preview: Preview) -> CellRect {
    preview.layout.panels.place(of: "timeline")?.body ?? .zero
  }

  private func mouse(_ kind: MouseEvent.Kind, _ column: Int, _ row: Int) -> InputEvent {
    .mouse(MouseEvent(kind: kind, button: .left, column: column, row: row))
  }

  private func lines(_ preview: Preview) -> [String] {
    var painter = GridPainter(
      grid: CellGrid(size: GridSize(columns: 120, rows: 40)),
      theme: Theme(colors: .none),
      glyphs: .unicode
    )
    preview.drawPanels(in: preview.layout.panels, with: &painter)
    return Samples.text(of: painter.grid).split(separator: "\n", omittingEmptySubsequences: false).map {
      String($0)
    }
  }

  @Test func tracksOfALayerStandBelowItsName() throws {
    let preview = opened()
    let rows = TimelineSheet(of: preview).rows
    var layers: [String] = []
    var spans: [TimelineSheet.Bar] = []
    for row in rows {
      switch row {
      case .layer(let id): layers.append(id)
      case .track(let track, let bar):
        #expect(track.layer == layers.last)
        spans.append(bar)
      }
    }
    #expect(layers.contains("detail") && layers.contains("list"))
    #expect(spans.allSatisfy { $0.begin == 0 && abs($0.end - 0.5) < 1e-9 && !$0.isDriven })
    #expect(lines(preview).contains { $0.contains("position") && $0.contains("━━━━") })
  }

  @Test func theNamesOfTracksLeaveTheAxesOut() {
    #expect(TrackName.of([.positionX, .positionY, .opacity]) == "position, opacity")
    #expect(TrackName.of([.radiusTopLeft, .radiusTopRight]) == "radius")
  }

  @Test func aDragMovesThePlayHeadToBothEnds() {
    var preview = opened()
    let body = body(preview)
    let first = body.column + TimelinePanel.labelColumns(in: body)
    _ = preview.handle(mouse(.press, body.endColumn - 1, body.row + 1), at: 0)
    #expect(preview.player.position == preview.player.length)
    _ = preview.handle(mouse(.drag, first, body.row + 1), at: 0)
    #expect(preview.player.isRewound)
    #expect(preview.drag == .panel("timeline"))
  }

  @Test func hoverTellsTheValueAtThatTime() {
    var preview = opened()
    #expect(preview.usesHover)
    let body = body(preview)
    let index = TimelineSheet(of: preview).rows.firstIndex {
      if case .track(let track, _) = $0 { track.layer == "detail" } else { false }
    }
    let row = body.row + 1 + (index ?? 0)
    _ = preview.handle(mouse(.move, body.endColumn - 1, row), at: 0)
    #expect(lines(preview)[body.row].hasPrefix(" position 195.00"))
    _ = preview.handle(mouse(.move, 0, 0), at: 0)
    #expect(!lines(preview)[body.row].contains("position"))
    #expect(preview.player.isRewound)
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
}
