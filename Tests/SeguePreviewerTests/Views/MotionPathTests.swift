import SegueGeometry
import SegueModel
import SegueCells
import SegueTerminal
import SegueTransitions
import Testing

@testable import SegueInterface
@testable import SeguePreviewer
import SeguePlayer

@Suite("The motion path")
struct MotionPathTests {
  private func path(_ preview: Preview, of id: String) -> MotionPath {
    var path = MotionPath()
    path.update(from: preview.rehearsal.player, selection: id)
    return path
  }

  @Test("Its point at a time is the layer's centre at that time")
  func law() throws {
    let preview = try ViewSamples.preview()
    for id in ["list/card", "list/card/mark", "detail/hero"] {
      let path = path(preview, of: id)
      #expect(path.points.count == 73)
      for (index, point) in path.points.enumerated() {
        var copy = preview.rehearsal.player
        copy.seek(to: Double(index) / 120)
        let frame = copy.subject.layerSamples().first { $0.id == id }?.frame
        guard let center = frame?.center else {
          #expect(point == nil)
          continue
        }
        let place = try #require(point)
        #expect((place - center).length < 1e-9)
      }
    }
  }

  @Test("It is dots on the device, ticks at even times, and the play head's place")
  func drawing() throws {
    var preview = try ViewSamples.preview()
    preview.stage.selection = "list/card"
    preview.rehearsal.scrub { $0.seek(to: 0.3) }
    ViewSamples.press(&preview, "h")
    let text = Samples.text(of: ViewSamples.grid(preview))
    let dots = text.unicodeScalars.filter { (0x2801...0x28ff).contains($0.value) }.count
    #expect(dots >= 4)
    #expect(text.filter { $0 == "•" }.count >= 6)
    #expect(text.filter { $0 == "◆" }.count == 1)
    ViewSamples.press(&preview, "h")
    #expect(!Samples.text(of: ViewSamples.grid(preview)).contains("•"))
  }

  @Test("Without a selection h takes a layer that moves")
  func choice() throws {
    var preview = try ViewSamples.preview()
    ViewSamples.press(&preview, "h")
    #expect(preview.stage.selection == "detail")
  }

  @Test("The finger's part of a run is known apart")
  func touches() throws {
    var preview = try ViewSamples.preview()
    ViewSamples.press(&preview, "t")
    #expect(preview.rehearsal.chosen?.name == "lift")
    _ = preview.handle(Samples.key(.enter), at: 0)
    preview.tick(2)
    let device = preview.geometry.device
    func mouse(_ kind: MouseEvent.Kind, _ row: Int) -> InputEvent {
      .mouse(MouseEvent(kind: kind, button: .left, column: device.column + 5, row: row))
    }
    _ = preview.handle(mouse(.press, device.row + 3), at: 3)
    for step in 1...8 {
      _ = preview.handle(mouse(.drag, device.row + 3 + step), at: 3 + Double(step) * 0.05)
    }
    _ = preview.handle(mouse(.release, device.row + 11), at: 3.5)
    for step in 1...10 { preview.tick(3.5 + Double(step) * 0.05) }
    let touches = preview.rehearsal.player.handSpans
    #expect(touches.count == 1)
    let touch = try #require(touches.first)
    #expect(abs(touch.lowerBound) < 1e-9 && touch.upperBound > 0.4 && touch.upperBound < 0.7)
    #expect(preview.rehearsal.player.length > touch.upperBound)
  }

  @Test("Dots are braille's, and signs where there is only ASCII")
  func dots() {
    func shown(_ glyphs: ChromeGlyphs) -> String {
      var canvas = PlotCanvas(size: GridSize(columns: 3, rows: 2), glyphs: glyphs.dots)
      canvas.draw(from: Point(x: 0.1, y: 0.1), to: Point(x: 2.9, y: 1.9), line: 0)
      var painter = GridPainter(
        grid: CellGrid(size: GridSize(columns: 3, rows: 2)),
        theme: Theme(colors: .none),
        glyphs: glyphs
      )
      let style: Theme.Style = painter.theme.text
      canvas.put(column: 0, row: 0, with: &painter, mark: { _ in "." }, style: { _, _ in style })
      return Samples.text(of: painter.grid)
    }
    #expect(shown(.unicode) == "⠣⣀\n ⠈⢢")
    #expect(shown(.ascii) == "..\n ..")
  }
}
