import SegueGeometry
import SegueMotion
import SegueCells
import SegueScenes
import SegueTerminal
import SegueTransitions
import Testing

@testable import SegueInterface
@testable import SeguePreviewer
import SeguePlayer

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
    let text = String(decoding: preview.rehearsal.document?.source ?? [], as: UTF8.self)
    return String(text.split(separator: "ease: ")[1].split(separator: ", tracks")[0])
  }

  private func plot(_ preview: Preview) throws -> TimingPlot {
    let body = try #require(preview.layout.panels.place(of: "tune")).body
    let panel = try #require(preview.panels["tune"] as? TunePanel)
    return try #require(panel.timingPlot(in: preview.panelContext, body))
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
    #expect(preview.rehearsal.player.isPlaying)
    press(&preview, [mouse(.release, start)])
    press(&preview, [Samples.key(.character("u"), .control)])
    #expect(ease(preview) == "bezier(.4 0 .2 1)")
    #expect(preview.rehearsal.document?.canUndo == false)
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

  @Test("The curve stands there whichever knob is selected, and its handle takes the selection")
  func elsewhere() throws {
    let written = "bezier(.4 0 .2 1)"
    var preview = try preview(written)
    press(&preview, Array(repeating: Samples.key(.down), count: 9))
    let panel = { try #require($0.panels["tune"] as? TunePanel) } as (Preview) throws -> TunePanel
    #expect(try panel(preview).chosenTiming(in: preview.panelContext) == nil)
    #expect(shown(preview).contains("transitions/go/ease") && shown(preview).count { $0 == "◆" } == 2)
    let start = try plot(preview).place(of: 1)
    press(
      &preview,
      [mouse(.press, start), mouse(.drag, Point(x: start.x + 4, y: start.y)), mouse(.release, start)]
    )
    #expect(ease(preview) != written)
    #expect(try panel(preview).chosenTiming(in: preview.panelContext) != nil)
  }

  @Test("A curve that the file does not write is shown, and has no handles")
  func unwritten() throws {
    let text = text("linear").replacing("ease: linear, ", with: "duration: 0.7, ")
    var preview = try Samples.preview(of: text, rows: 40)
    press(&preview, [Samples.key(.character("5"))])
    let screen = shown(preview)
    #expect(screen.contains("transitions/go, not written here") && !screen.contains("◆"))
    #expect(screen.unicodeScalars.contains { (0x2801...0x28ff).contains($0.value) })
    let plot = try plot(preview)
    #expect(plot.duration == 0.7 && plot.timing.bezier == .easeInOut)
    let place = Point(x: Double(plot.area.column) + 8, y: Double(plot.area.row) + 3)
    press(
      &preview,
      [mouse(.press, place), mouse(.drag, Point(x: place.x + 5, y: place.y)), mouse(.release, place)]
    )
    #expect(preview.rehearsal.document?.source == Array(text.utf8))
    press(&preview, [mouse(.press, place)])
    #expect((preview.panels["tune"] as? TunePanel)?.grip == nil)
    for key in ["h", "P"] as [Character] {
      press(&preview, [Samples.key(.character(key))])
      #expect(preview.rehearsal.notice?.text == "no curve is written out here")
    }
  }

  @Test("A preset is picked from a list with a plot of each, and undone as one")
  func presets() throws {
    var preview = try preview("ease-in")
    press(&preview, [Samples.key(.character("P"))])
    let list = shown(preview)
    #expect(list.contains("PRESETS") && list.contains("▸") && list.contains("ease-in"))
    // Two rows of dots each.
    #expect(list.unicodeScalars.filter { (0x2801...0x28ff).contains($0.value) }.count > 40)
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

@Suite("A curve's ends lie on the lines of 0 and 1")
struct TimingPlotTests {
  @Test("An axis covers its range, with 0 and 1 in the middles of rows", arguments: 1...30)
  func axis(rows: Int) {
    for (lower, upper) in [(-0.25, 1.25), (-0.75, 1.25), (-0.25, 2.75), (-4.25, 5.25)] {
      let axis: PlotAxis = TimingPlot.axis(covering: lower...upper, rows: rows)
      #expect(axis.lower <= lower && axis.upper >= upper)
      guard rows >= 6, upper - lower <= 2 else { continue }
      for level in [0.0, 1.0] {
        let place: Double = axis.fraction(of: level) * Double(rows - 1)
        #expect(abs(place - place.rounded()) < 1e-9, "\(level) in \(rows) rows")
      }
    }
  }

  @Test(
    "At every size, in all glyphs",
    arguments: ["bezier(.4 0 .2 1)", "bezier(.1 -.4 .2 1.6)", "ease-in", "spring(response 0.4 ratio 0.9)"],
    [ChromeGlyphs.unicode, .ascii]
  )
  func ends(ease: String, glyphs: ChromeGlyphs) throws {
    let text = """
      segue: 1
      screens: {home: {}, away: {layers: {dot: {frame: [0, 0, 10, 10]}}}}
      transitions:
        go: {kind: push, from: home, to: away, ease: \(ease), tracks: {to/dot: {x: 0 -> 100}}}
      """
    let document = try SceneDocument(source: Array(text.utf8), path: "/nowhere/scene.yaml")
    let timing = try #require(
      document.knobs.lazy.compactMap { document.timing(of: $0.id, duration: 0.35) }.first
    )
    for (columns, rows) in [(34, 6), (40, 8), (48, 11), (61, 13)] {
      let area = CellRect(column: 0, row: 0, columns: columns, rows: rows)
      let plot = TimingPlot(timing: timing, duration: 0.35, area: area)
      var painter = GridPainter(
        grid: CellGrid(size: GridSize(columns: columns, rows: rows)),
        theme: Theme(colors: .none),
        glyphs: glyphs
      )
      plot.draw(held: nil, with: &painter)
      let lines: [[Character]] = (0..<rows).map { row in
        (0..<columns).map { painter.grid.text(of: painter.grid[column: $0, row: row]).first ?? " " }
      }
      func row(of level: Character) -> Int? { lines.firstIndex { $0[plot.plot.column - 2] == level } }
      let zero = try #require(row(of: "0"))
      let one = try #require(row(of: "1"))
      func isCurve(_ character: Character) -> Bool {
        let scalar: UInt32 = character.unicodeScalars.first?.value ?? 0
        return (0x2801...0x28ff).contains(scalar) || character == glyphs.lineMark(0)
          || character == glyphs.handle
      }
      for level in [0.0, 1.0] {
        let place: Double = (1 - plot.heights.fraction(of: level)) * Double(plot.plot.rows - 1)
        #expect(abs(place - place.rounded()) < 1e-9, "\(level) lies between the rows of \(columns)×\(rows)")
      }
      // In the outermost columns the curve is on the rule's own row.
      #expect(isCurve(lines[zero][plot.plot.column]), "\(columns)×\(rows)\n\(Samples.text(of: painter.grid))")
      #expect(
        isCurve(lines[one][plot.plot.endColumn - 1]),
        "\(columns)×\(rows)\n\(Samples.text(of: painter.grid))"
      )
    }
  }

  @Test("A plot's places are those of the scale beside it", arguments: [1, 2, 5, 11, 24])
  func canvas(rows: Int) {
    let canvas = PlotCanvas(size: GridSize(columns: 30, rows: rows), glyphs: .braille)
    for step in 0...100 {
      let height = Double(step) / 100
      let row = Int(((1 - height) * Double(rows - 1)).rounded())
      let dot: Int = canvas.dotRow(at: height)
      // The label's cell, or its neighbour where the place is just between two.
      let distance: Double = abs((1 - height) * Double(rows - 1) - Double(row))
      if distance < 0.37 { #expect(dot / 4 == row, "\(height)") }
    }
  }

  @Test("As many lines as a plot can have differ in colour or sign")
  func lines() {
    for colors in [ColorDepth.truecolor, .ansi256] {
      let theme = Theme(colors: colors)
      let looks = Set((0..<24).map { "\(theme.line($0).foreground) \(ChromeGlyphs.unicode.lineMark($0))" })
      #expect(looks.count == 24)
      #expect(Set((0..<12).map { theme.line($0).foreground }).count == 12)
    }
  }
}
