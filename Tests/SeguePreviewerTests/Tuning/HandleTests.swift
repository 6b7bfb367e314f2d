import SegueGeometry
import SegueMotion
import SegueRaster
import SegueScenes
import SegueTerminal
import SegueTransitions
import Testing

@testable import SeguePreviewer

@Suite("Handles and presets of timing curves")
struct HandleTests {
  private func text(_ ease: String) -> String {
    """
    segue: 1
    device: [390, 780]
    screens: {home: {}, away: {layers: {dot: {frame: [0, 0, 10, 10]}}}}
    transitions:
      go: {kind: push, from: home, to: away, ease: \(ease), tracks: {to/dot: {x: 0 -> 100}}}
    """
  }

  /// With the tune panel open and the curve's first knob selected.
  private func preview(_ ease: String, rows: Int = 40) throws -> Preview {
    var preview = try Samples.preview(of: text(ease), rows: rows)
    press(&preview, [Samples.key(.character("5"))])
    return preview
  }

  private func press(_ preview: inout Preview, _ events: [InputEvent]) {
    for event in events { _ = preview.handle(event, at: 0) }
  }

  private func ease(_ preview: Preview) -> String {
    let text = String(decoding: preview.document?.source ?? [], as: UTF8.self)
    return String(text.split(separator: "ease: ")[1].split(separator: ", tracks")[0])
  }

  private func plot(_ preview: Preview) throws -> TimingPlot {
    let body = try #require(preview.layout.panels.place(of: "tune")).body
    let panel = try #require(preview.panels["tune"] as? TunePanel)
    return try #require(panel.timingPlot(in: preview, body))
  }

  private func cell(_ place: Point) -> (column: Int, row: Int) { (Int(place.x), Int(place.y)) }

  private func mouse(_ kind: MouseEvent.Kind, _ place: Point) -> InputEvent {
    .mouse(MouseEvent(kind: kind, button: .left, column: Int(place.x), row: Int(place.y)))
  }

  private func shown(_ preview: Preview, _ glyphs: ChromeGlyphs = .unicode) -> String {
    var painter = GridPainter(
      grid: CellGrid(size: preview.size),
      theme: Theme(colors: .none),
      glyphs: glyphs
    )
    preview.drawChrome(with: &painter)
    return Samples.text(of: painter.grid)
  }

  @Test("A drag moves a control point, is seen in motion, and is one undo step")
  func dragging() throws {
    var preview = try preview("bezier(.4 0 .2 1)")
    let start = try plot(preview).place(of: 1)
    press(&preview, [mouse(.press, start)])
    #expect(ease(preview) == "bezier(.4 0 .2 1)")
    for step in 1...6 {
      press(&preview, [mouse(.drag, Point(x: start.x + Double(step), y: start.y + Double(step) / 3))])
    }
    let dragged = try #require(try plot(preview).timing.bezier)
    #expect(dragged.x1 == 0.4 && dragged.y1 == 0 && dragged.x2 > 0.25 && dragged.y2 < 0.9)
    #expect(preview.player.isPlaying)
    press(&preview, [mouse(.release, start)])
    press(&preview, [Samples.key(.character("u"), .control)])
    #expect(ease(preview) == "bezier(.4 0 .2 1)")
    #expect(preview.document?.canUndo == false)
  }

  @Test("Keys move a handle finely, by steps and coarsely; tab goes to the other")
  func keys() throws {
    var preview = try preview("ease-in-out")
    press(&preview, [Samples.key(.character("h")), Samples.key(.right)])
    #expect(ease(preview) == "bezier(0.47 0 0.58 1)")
    press(&preview, [Samples.key(.up, .control), Samples.key(.tab), Samples.key(.up, .shift)])
    #expect(ease(preview) == "bezier(0.47 0.01 0.58 1.2)")
    press(&preview, [Samples.key(.escape)])
    #expect((preview.panels["tune"] as? TunePanel)?.grip == nil)
    press(&preview, [Samples.key(.character("u"), .control)])
    #expect(ease(preview) == "ease-in-out")
  }

  @Test("A spring's handle turns its response and its damping, in its own dialect")
  func springs() throws {
    var preview = try preview("spring(response .4 ratio .5 velocity inherit)")
    press(&preview, [Samples.key(.character("h")), Samples.key(.right), Samples.key(.up, .shift)])
    #expect(ease(preview) == "spring(response .45 ratio .7 velocity inherit)")
    var bouncy = try self.preview("spring(duration .5 bounce .2)")
    let goal = try plot(bouncy).pad
    let corner = Point(x: Double(goal.column) + 0.5, y: Double(goal.endRow) - 0.5)
    press(&bouncy, [mouse(.press, corner), mouse(.release, corner)])
    #expect(ease(bouncy) == "spring(duration .05 bounce .95)")
    var fitted = try self.preview("spring(ratio .8)")
    press(&fitted, [Samples.key(.character("h")), Samples.key(.right), Samples.key(.down)])
    #expect(ease(fitted) == "spring(ratio .75)")
  }

  @Test("A preset is picked from a list with a plot of each, and undone as one")
  func presets() throws {
    var preview = try preview("ease-in")
    press(&preview, [Samples.key(.character("P"))])
    let list = shown(preview)
    #expect(list.contains("PRESETS") && list.contains("▸") && list.contains("ease-in"))
    #expect(list.unicodeScalars.contains { $0.value > 0x2800 && $0.value < 0x2900 })
    press(
      &preview,
      Array(repeating: Samples.key(.down), count: 30) + [Samples.key(.up), Samples.key(.enter)]
    )
    #expect(ease(preview) == "spring(ratio 0.4)")
    #expect(!shown(preview).contains("PRESETS"))
    press(&preview, [Samples.key(.character("u"), .control)])
    #expect(ease(preview) == "ease-in")
    press(&preview, [Samples.key(.character("P")), Samples.key(.escape)])
    #expect(!shown(preview).contains("PRESETS") && ease(preview) == "ease-in")
  }

  @Test("The plot stands in every size of panel, and in ASCII", arguments: [24, 40, 60])
  func sizes(rows: Int) throws {
    let preview = try preview("bezier(.4 0 .2 1)", rows: rows)
    let text = shown(preview)
    #expect(text.count { $0 == "◆" } == 2)
    #expect(shown(preview, .ascii).allSatisfy { $0.isASCII })
  }
}
