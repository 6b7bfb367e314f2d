import SegueExport
import SegueGeometry
import SegueCells
import SegueTerminal
import SegueTransitions
import Testing

@testable import SeguePreviewer
import SeguePlayer
import SegueInterface

@Suite("The film strip")
struct StripTests {
  @Test("Each frame is the session's at its time")
  func law() throws {
    var preview = try ViewSamples.preview()
    ViewSamples.press(&preview, "s")
    let grid = ViewSamples.grid(preview)
    let places = preview.stage.stripLayout(of: preview.rehearsal.session, in: preview.stageRoom).places
    #expect(places.count == 6)
    for (index, place) in places.enumerated() {
      var copy = preview.rehearsal.player
      copy.seek(to: copy.length * Double(index) / 5)
      var renderer = StageRenderer(glyphs: .eighths, colors: .truecolor)
      var alone = CellGrid(size: preview.size)
      let viewport = place.viewport(canvas: copy.subject.canvas, cellAspect: 2)
      renderer.draw(copy.subject, in: viewport, into: &alone)
      for row in place.row..<place.labelRow {
        for column in place.column..<place.column + place.size.columns {
          #expect(grid[column: column, row: row] == alone[column: column, row: row])
        }
      }
    }
  }

  @Test("Times stand below the frames, the play head's is marked, and a click goes to one")
  func hand() throws {
    var preview = try ViewSamples.preview()
    ViewSamples.press(&preview, "s")
    #expect(Samples.text(of: ViewSamples.grid(preview)).contains("▸0.00"))
    let place = preview.stage.stripLayout(of: preview.rehearsal.session, in: preview.stageRoom).places[3]
    let click = MouseEvent(kind: .press, button: .left, column: place.column + 1, row: place.row + 1)
    _ = preview.handle(.mouse(click), at: 0)
    #expect(abs(preview.rehearsal.player.position - preview.rehearsal.player.length * 0.6) < 1e-9)
    #expect(preview.rehearsal.finger == nil)
    #expect(Samples.text(of: ViewSamples.grid(preview)).contains("▸0.36"))
    ViewSamples.press(&preview, "+")
    #expect(preview.stage.views.strip.count == 8)
    #expect(preview.stage.stripLayout(of: preview.rehearsal.session, in: preview.stageRoom).places.count == 8)
    ViewSamples.press(&preview, "--")
    #expect(preview.stage.views.mark == "5 frames")
    ViewSamples.press(&preview, "s")
    #expect(preview.stage.views.view == .device)
  }

  @Test("A frame that is shown again costs no drawing")
  func rest() throws {
    var preview = try ViewSamples.preview()
    ViewSamples.press(&preview, "s")
    var painter = StagePainter(glyphs: .eighths, colors: .truecolor)
    let first = ViewSamples.grid(preview, &painter)
    preview.rehearsal.scrub { $0.seek(to: 0.01) }
    #expect(ViewSamples.grid(preview, &painter) == first)
    ViewSamples.press(&preview, "t")
    #expect(ViewSamples.grid(preview, &painter) != first)
  }

  @Test("The frame nearest to the play head is marked", arguments: StripSettings.counts)
  func nearest(count: Int) {
    var settings = StripSettings()
    while settings.count > count { settings.add(-1) }
    while settings.count < count { settings.add(1) }
    let length = 0.45
    let times: [Double] = (0..<count).map { settings.interval(of: length) * Double($0) }
    for step in 0...200 {
      let position: Double = length * Double(step) / 200
      let marked: Double = abs(times[settings.index(at: position, of: length)] - position)
      #expect(times.allSatisfy { abs($0 - position) >= marked - 1e-6 })
    }
  }
}
