import Foundation
import SegueCells
import SegueDocuments
import SegueGeometry
import SegueScenes
import SegueTerminal
import SegueTransitions
import Testing

@testable import SegueInterface
@testable import SeguePreviewer
import SeguePlayer

/// Bars whose ends are written in every way that the language has.
private let text = """
  segue: 1
  device: [390, 780]
  tokens: {late: 0.5}
  screens:
    home: {fill: black}
    away:
      layers:
        window: {frame: [0, 0, 100, 100], fill: white}
        delayed: {frame: [0, 100, 100, 100], fill: white}
        own: {frame: [0, 200, 100, 100], fill: white}
        token: {frame: [0, 300, 100, 100], fill: white}
        formula: {frame: [0, 400, 100, 100], fill: white}
        plain: {frame: [0, 500, 100, 100], fill: white}
  transitions:
    go:
      kind: push
      from: home
      to: away
      duration: 1.0   # of all
      tracks:
        to/window: {x: 100, at: 0.2..0.6, ease: linear}
        to/delayed: {x: 100, delay: .1, duration: 0.3, ease: linear}
        to/own: {x: 100, delay: 0.7, duration: 0.25, ease: linear}
        to/token: {x: 100, delay: $late, duration: 0.2, ease: linear}
        to/formula: {x: 100, delay: 0.3 + 0.4, duration: 0.2, ease: linear}
        to/plain: {x: 100, duration: 0.4, ease: linear}
  """

@Suite("Handles of bars")
struct TimelineHandleTests {
  private func opened(_ layer: String) throws -> Preview {
    var preview = try Samples.preview(of: text)
    preview.panels.restore([])
    _ = preview.handle(Samples.key(.character("3")), at: 0)
    preview.preparePanels(glyphs: .unicode)
    let (place, _) = try row(layer, preview)
    let column = try body(preview).column + 3
    _ = preview.handle(mouse(.press, column, place.lines.row), at: 0)
    _ = preview.handle(mouse(.release, column, place.lines.row), at: 0)
    return preview
  }

  private func body(_ preview: Preview) throws -> CellRect {
    try #require(preview.layout.panels.place(of: "timeline")?.body)
  }

  private func panel(_ preview: Preview) throws -> TimelinePanel {
    try #require(preview.panels["timeline"] as? TimelinePanel)
  }

  private func mouse(_ kind: MouseEvent.Kind, _ column: Int, _ row: Int, _ modifiers: Modifiers = [])
    -> InputEvent
  {
    .mouse(MouseEvent(kind: kind, button: .left, column: column, row: row, modifiers: modifiers))
  }

  private func row(_ layer: String, _ preview: Preview) throws
    -> (place: TimelineLines.Place, bar: TimelineSheet.Bar)
  {
    let sheet = TimelineSheet(of: preview.panelContext)
    let lines = try panel(preview).lines(of: sheet, in: body(preview), preview.panelContext)
    for place in lines.places {
      if case .track(let track, let bar) = sheet.rows[place.index], track.layer == "away/\(layer)" {
        return (place, bar)
      }
    }
    throw CancellationError()
  }

  /// Drags a handle of a layer's bar by some seconds.
  private func drag(
    _ part: BarEdit.Part,
    of layer: String,
    by seconds: Double,
    _ modifiers: Modifiers = [],
    in preview: inout Preview
  ) throws {
    let (place, bar) = try row(layer, preview)
    let scale = try panel(preview).scale(of: preview.panelContext, in: body(preview))
    let handle = try #require(TimelinePanel.handles(of: bar, scale).first { $0.part == part })
    let line = TimelinePanel.middle(of: place.lines)
    let perColumn = (scale.end - scale.start) / Double(scale.columns - 1)
    let goal = handle.column + Int((seconds / perColumn).rounded())
    _ = preview.handle(mouse(.press, handle.column, line, modifiers), at: 0)
    _ = preview.handle(mouse(.drag, (handle.column + goal) / 2, line, modifiers), at: 0)
    _ = preview.handle(mouse(.drag, goal, line, modifiers), at: 0)
    _ = preview.handle(mouse(.release, goal, line, modifiers), at: 0)
  }

  private func source(_ preview: Preview) throws -> String {
    String(decoding: try #require(preview.rehearsal.document?.source), as: UTF8.self)
  }

  /// A number that stands after a text in the file.
  private func number(after key: String, _ preview: Preview) throws -> Double {
    let source = try source(preview)
    let start = try #require(source.range(of: key)?.upperBound)
    return try #require(Double(source[start...].prefix { "0123456789.".contains($0) }.trimming(".")))
  }

  @Test("A bar's end is written where it comes from, and nothing else of the file changes")
  func ends() throws {
    for (layer, part, key, other) in [
      ("window", BarEdit.Part.end, "at: 0.2..", "0.6"), ("delayed", .end, "delay: .1, duration: ", "0.3"),
      ("own", .begin, "to/own: {x: 100, delay: ", "0.7"), ("token", .whole, "late: ", "0.5"),
    ] {
      var preview = try opened(layer)
      try drag(part, of: layer, by: 0.1, in: &preview)
      let was = try #require(Double(other))
      let now = try number(after: key, preview)
      #expect(abs(now - was - 0.1) < 0.02, "\(layer) \(now)")
      // Undone in one step, to the byte.
      _ = preview.handle(Samples.key(.character("u"), .control), at: 0)
      #expect(try source(preview) == text, "\(layer)")
    }
  }

  @Test("The other end stays where it is, and all of a bar keeps its length")
  func otherEnds() throws {
    var preview = try opened("own")
    try drag(.begin, of: "own", by: 0.1, in: &preview)
    let bar = try row("own", preview).bar
    #expect(abs(bar.end - 0.95) < 1e-6 && abs(bar.begin - 0.8) < 0.02)
    preview = try opened("window")
    try drag(.whole, of: "window", by: -0.1, in: &preview)
    let window = try row("window", preview).bar
    #expect(abs(window.end - window.begin - 0.4) < 1e-6 && abs(window.begin - 0.1) < 0.02)
    // A leading zero that was not there does not come.
    preview = try opened("delayed")
    try drag(.whole, of: "delayed", by: 0.05, in: &preview)
    #expect(try source(preview).contains("delay: .1") && row("delayed", preview).bar.begin > 0.12)
  }

  @Test("No bar is dragged beyond what the language allows")
  func limits() throws {
    var preview = try opened("window")
    try drag(.begin, of: "window", by: 5, in: &preview)
    let bar = try row("window", preview).bar
    #expect(bar.begin < bar.end && abs(bar.end - 0.6) < 1e-6)
    preview = try opened("window")
    try drag(.whole, of: "window", by: -5, in: &preview)
    #expect(try row("window", preview).bar.begin >= 0)
    preview = try opened("delayed")
    try drag(.begin, of: "delayed", by: -5, in: &preview)
    #expect(try abs(row("delayed", preview).bar.begin) < 1e-6)
    #expect(preview.rehearsal.notice == nil)
  }

  @Test("With Alt the bars that begin later go along")
  func ripple() throws {
    // The formula and the token stand in the way of the window's end; of the delayed one's only the formula.
    var preview = try Samples.preview(of: text.replacing("0.3 + 0.4", with: "0.75"))
    preview.panels.restore([])
    _ = preview.handle(Samples.key(.character("3")), at: 0)
    preview.preparePanels(glyphs: .unicode)
    _ = try panel(preview)
    let (place, _) = try row("window", preview)
    _ = try preview.handle(mouse(.press, body(preview).column + 3, place.lines.row), at: 0)
    try drag(.end, of: "window", by: 0.1, .alt, in: &preview)
    let moved = try row("own", preview).bar.begin - 0.7
    #expect(abs(moved - 0.1) < 0.02)
    #expect(try abs(row("formula", preview).bar.begin - 0.75 - moved) < 1e-6)
    #expect(try abs(row("delayed", preview).bar.begin - 0.1) < 1e-6)
    _ = preview.handle(Samples.key(.character("u"), .control), at: 0)
    #expect(try abs(row("own", preview).bar.begin - 0.7) < 1e-6)
  }

  @Test("What comes from no number is refused with a word, and the play head stays")
  func refusals() throws {
    for (layer, part, word) in [
      ("formula", BarEdit.Part.begin, "formula"), ("plain", .begin, "no number says"),
      ("plain", .whole, "no number says"),
    ] {
      var preview = try opened(layer)
      try drag(part, of: layer, by: 0.1, in: &preview)
      #expect(
        preview.rehearsal.notice?.text.contains(word) == true,
        "\(layer) \(preview.rehearsal.notice?.text ?? "")"
      )
      #expect(try source(preview) == text)
      #expect(preview.rehearsal.player.isRewound)
    }
  }

  @Test("Where no handle is, a drag scrubs, and a bar that is not selected has none")
  func scrubbing() throws {
    var preview = try opened("window")
    let (place, bar) = try row("own", preview)
    let scale = try panel(preview).scale(of: preview.panelContext, in: body(preview))
    let column = scale.column(of: bar.end)
    _ = preview.handle(mouse(.press, column, TimelinePanel.middle(of: place.lines)), at: 0)
    #expect(abs(preview.rehearsal.player.position - 0.95) < 0.02)
    #expect(try source(preview) == text)
  }
}

extension Substring {
  fileprivate func trimming(_ character: Character) -> Substring {
    var result = self
    while result.last == character { result.removeLast() }
    return result
  }
}

@Suite("Tracks that stand still")
struct TimelineHoldTests {
  private func opened() throws -> Preview {
    var preview = try Samples.preview(of: text)
    preview.panels.restore([])
    press(&preview, .character("3"))
    preview.preparePanels(glyphs: .unicode)
    return preview
  }

  private func press(_ preview: inout Preview, _ key: Key) { _ = preview.handle(Samples.key(key), at: 0) }

  private func x(_ layer: String, _ preview: Preview) throws -> Double {
    try #require(preview.rehearsal.session.inspect("away/\(layer)")).frame.minX
  }

  private func choose(_ layer: String, _ preview: inout Preview) {
    for _ in 0..<9 where preview.stage.selection != "away/\(layer)" { press(&preview, .down) }
  }

  @Test("A frozen track keeps its value while the rest plays, until it is let go")
  func freeze() throws {
    var preview = try opened()
    choose("window", &preview)
    preview.rehearsal.scrub { $0.seek(to: 0.4) }
    let held = try x("window", preview)
    #expect(abs(held - 50) < 1e-6)
    press(&preview, .character("x"))
    #expect(abs(preview.rehearsal.player.position - 0.4) < 1e-9)
    // At 0 the transition has not begun, and nothing of it is on screen.
    for time in [0.01, 0.25, 0.4, 0.59, 0.9] {
      preview.rehearsal.scrub { $0.seek(to: time) }
      #expect(try abs(x("window", preview) - held) < 1e-6, "\(time)")
      let delayed = 100 * min(max((time - 0.1) / 0.3, 0), 1)
      #expect(try abs(x("delayed", preview) - delayed) < 1e-6, "\(time)")
    }
    // The transition ends when it would have ended.
    #expect(abs(preview.rehearsal.player.length - 1) < 1e-6)
    preview.rehearsal.scrub { $0.seek(to: 0.5) }
    press(&preview, .character("x"))
    #expect(try abs(x("window", preview) - 75) < 1e-6)
  }

  @Test("Alone, a track moves and all others stand where they were")
  func solo() throws {
    var preview = try opened()
    preview.rehearsal.scrub { $0.seek(to: 0.25) }
    choose("window", &preview)
    press(&preview, .character("s"))
    preview.rehearsal.scrub { $0.seek(to: 0.5) }
    #expect(try abs(x("window", preview) - 75) < 1e-6)
    #expect(try abs(x("delayed", preview) - 50) < 1e-6)
    #expect(try abs(x("own", preview)) < 1e-6)
    press(&preview, .character("X"))
    #expect(try abs(x("delayed", preview) - 100) < 1e-6)
    #expect(preview.rehearsal.options.holds.isEmpty)
  }

  @Test("It is seen which tracks stand still, and a click on the sign lets one go")
  func marks() throws {
    var preview = try opened()
    choose("window", &preview)
    press(&preview, .character("x"))
    #expect(preview.rehearsal.holdMark == "a track held")
    let body = try #require(preview.layout.panels.place(of: "timeline")?.body)
    let panel = try #require(preview.panels["timeline"] as? TimelinePanel)
    let sheet = TimelineSheet(of: preview.panelContext)
    let bars = sheet.bars.filter { $0.bar.hold != nil }
    #expect(bars.map { $0.track.layer } == ["away/window"])
    let place = try #require(
      panel.lines(of: sheet, in: body, preview.panelContext).places.first { place in
        if case .track(let track, _) = sheet.rows[place.index] { track.layer == "away/window" } else { false }
      }
    )
    var painter = GridPainter(
      grid: CellGrid(size: preview.size),
      theme: Theme(colors: .none),
      glyphs: .unicode
    )
    preview.panels.draw(preview.panelContext, in: preview.layout.panels, with: &painter)
    #expect(painter.grid.text(of: painter.grid[column: body.column, row: place.lines.row]) == "‖")
    let click = MouseEvent(kind: .press, button: .left, column: body.column, row: place.lines.row)
    _ = preview.handle(.mouse(click), at: 0)
    #expect(preview.rehearsal.options.holds.isEmpty && preview.rehearsal.holdMark == nil)
  }

  @Test("Holds outlast a tuned number and another run")
  func reruns() throws {
    var preview = try opened()
    choose("window", &preview)
    preview.rehearsal.scrub { $0.seek(to: 0.4) }
    press(&preview, .character("x"))
    preview.rehearsal.tune { (document: inout SceneDocument) throws(DocumentError) in
      let knob = document.knobs.first { $0.text == "0.25" }
      if let knob { try document.write("0.3", to: knob.id) }
      return true
    }
    preview.rehearsal.scrub { $0.seek(to: 0.1) }
    #expect(try abs(x("window", preview) - 50) < 1e-6)
    preview.rehearsal.replay()
    preview.rehearsal.scrub { $0.seek(to: 0.55) }
    #expect(try abs(x("window", preview) - 50) < 1e-6)
  }
}
