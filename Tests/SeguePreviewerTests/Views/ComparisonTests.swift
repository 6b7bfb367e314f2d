import SegueGeometry
import SegueGestures
import SegueCells
import SegueDocuments
import SegueScenes
import SegueStage
import SegueTerminal
import SegueTransitions
import Testing

@testable import SeguePreviewer
import SeguePlayer
import SegueInterface

@Suite("Comparing two runs")
struct ComparisonTests {
  private func compared(_ variant: Variant, columns: Int = 120, rows: Int = 40) throws -> Preview {
    var preview = try ViewSamples.preview(columns: columns, rows: rows)
    preview.compare(with: variant)
    preview.refreshViews()
    return preview
  }

  private func distance(_ preview: Preview, selection: String? = nil) throws -> LayerPairs.Distance {
    let other = try #require(preview.stage.views.comparison).player.subject
    var frames = (Frame(), Frame())
    preview.rehearsal.session.sample(into: &frames.0)
    other.sample(into: &frames.1)
    var pairs = LayerPairs()
    let greatest = pairs.greatest(
      (preview.rehearsal.session, frames.0),
      (other, frames.1),
      selection: selection
    )
    return try #require(greatest)
  }

  private func drawn(_ preview: Preview) -> String { Samples.text(of: ViewSamples.grid(preview)) }

  @Test("A run compared with itself is alike at every time")
  func same() throws {
    var preview = try compared(.frozen)
    ViewSamples.press(&preview, "KK")
    #expect(preview.stage.views.comparison?.layout == .difference)
    var painter = StagePainter(glyphs: .eighths, colors: .truecolor)
    for step in 0...12 {
      preview.rehearsal.scrub { $0.seek(to: Double(step) * 0.05) }
      preview.refreshViews()
      #expect(try distance(preview).points == 0)
      let grid = ViewSamples.grid(preview, &painter)
      let device = preview.geometry.device
      for row in device.row..<device.endRow {
        for column in device.column..<device.endColumn {
          let cell = grid[column: column, row: row]
          #expect(cell.background == .rgb(0))
          #expect(cell.glyph == 0x20 || cell.foreground == .rgb(0))
        }
      }
    }
    #expect(drawn(preview).contains("alike"))
  }

  @Test("Tuning parts the run from what it was, by as much as it was tuned")
  func tuned() throws {
    var preview = try compared(.frozen)
    let knob = try #require(preview.rehearsal.document?.knobs.first { $0.text == "500" })
    preview.rehearsal.tune { (document: inout SceneDocument) throws(DocumentError) in
      try document.write("560", to: knob.id)
      return true
    }
    preview.rehearsal.scrub { $0.seek(to: 0.3) }
    preview.refreshViews()
    let distance = try distance(preview, selection: "list/card")
    // Half way, half of 60 pt.
    #expect(abs(distance.points - 30) < 1e-6)
    preview.stage.selection = "list/card"
    #expect(drawn(preview).contains("30.0 pt apart: card"))
    #expect(drawn(preview).contains("A tuned") && drawn(preview).contains("B before"))
    ViewSamples.press(&preview, "KK")
    let other = try compared(.frozen)
    #expect(ViewSamples.grid(preview) != ViewSamples.grid(other))
  }

  @Test("What is in the same places but looks different is not alike")
  func looks() throws {
    let text = """
      segue: 1
      device: [390, 780]
      tokens: {round: 10, solid: 1}
      screens:
        list:
          layers:
            card: {frame: [10, 10, 200, 200], fill: systemBlue, radius: $round}
            note: {frame: [10, 300, 200, 200], fill: systemRed, opacity: $solid}
        other: {}
      transitions: {go: {kind: push, from: list, to: other, duration: 1, tracks: {to: {opacity: 0 -> 1}}}}
      """
    var preview = try Samples.preview(of: text, columns: 160, rows: 40)
    preview.compare(with: .frozen)
    func write(_ value: String, to token: String) throws {
      let knob = try #require(preview.rehearsal.document?.knobs.first { $0.id.keys == ["tokens", token] })
      preview.rehearsal.tune { (document: inout SceneDocument) throws(DocumentError) in
        try document.write(value, to: knob.id)
        return true
      }
      preview.refreshViews()
    }
    ViewSamples.press(&preview, "KK")
    #expect(drawn(preview).contains("alike"))
    try write("40", to: "round")
    #expect(drawn(preview).contains("same places, card looks different"))
    try write("0.5", to: "solid")
    #expect(drawn(preview).contains("same places, 2 layers look different"))
    preview.stage.selection = "list/note"
    #expect(drawn(preview).contains("same places, note looks different"))
    #expect(!drawn(preview).contains("alike"))
  }

  @Test("Both runs have one clock, and the shorter one waits for the longer")
  func clock() throws {
    var preview = try compared(.transition("lift"))
    #expect(abs(preview.rehearsal.player.length - 0.9) < 1e-5)
    let leader = preview.rehearsal.player.origin
    preview.rehearsal.scrub { $0.seek(to: 0.45) }
    preview.refreshViews()
    let other = try #require(preview.stage.views.comparison?.player)
    #expect(abs(other.position - 0.45) < 1e-9)
    #expect(other.subject.status.transition == "lift")
    #expect(other.origin.time == leader.time)
    preview.rehearsal.scrub { $0.seek(to: 0.8) }
    preview.refreshViews()
    #expect(preview.rehearsal.session.status.phase == .finished)
    #expect(preview.stage.views.comparison?.player.subject.status.phase == .running)
    ViewSamples.press(&preview, "k")
    #expect(preview.stage.views.comparison == nil)
    #expect(abs(preview.rehearsal.player.length - 0.6) < 1e-5)
    #expect(preview.rehearsal.player.position <= preview.rehearsal.player.length)
  }

  @Test("A touch on another device is at the same part of it")
  func touchElsewhere() throws {
    var preview = try compared(.device("ipad-mini"))
    let place = Point(x: 39, y: 78)
    preview.rehearsal.player.startRun()
    preview.rehearsal.player.isHeld = true
    preview.rehearsal.player.record(
      .pointer(PointerEvent(phase: .began, location: place, time: preview.rehearsal.session.time))
    )
    preview.refreshViews()
    let canvas = preview.rehearsal.session.canvas
    guard case .pointer(let touch)? = preview.stage.views.comparison?.player.log.first?.event else {
      Issue.record("no touch")
      return
    }
    #expect(abs(touch.location.x - 39 / canvas.width * 744) < 1e-9)
    #expect(abs(touch.location.y - 78 / canvas.height * 1133) < 1e-9)
  }

  @Test("How far apart two pictures of a layer are is told by any of its corners", arguments: 0..<4)
  func corners(_ corner: Int) throws {
    // Turned about the opposite corner this one goes farthest.
    let anchors = ["[1, 1]", "[0, 1]", "[0, 0]", "[1, 0]"]
    let text = """
      segue: 1
      device: [390, 780]
      screens: {list: {layers: {card: {frame: [100, 100, 100, 100], anchor: \(anchors[corner])}}}, other: {}}
      transitions:
        go: {kind: push, from: list, to: other, duration: 1, ease: linear, tracks: {from/card: {rotate: 90deg}}}
        stay: {kind: push, from: list, to: other, duration: 1, tracks: {to: {x: W -> 0}}}
      """
    var preview = try Samples.preview(of: text)
    preview.compare(with: .transition("stay"))
    preview.rehearsal.scrub { $0.seek(to: 2.0 / 3) }
    preview.refreshViews()
    // The diagonal, turned by 60°, spans as far as it is long.
    #expect(abs(try distance(preview, selection: "list/card").points - 100 * 2.0.squareRoot()) < 1e-6)
  }

  @Test("The same hand moves both, on whichever of the two it is")
  func hand() throws {
    for side in 0...1 {
      var preview = try ViewSamples.preview()
      ViewSamples.press(&preview, "t")
      _ = preview.handle(Samples.key(.enter), at: 0)
      preview.tick(2)
      preview.compare(with: .frozen)
      preview.refreshViews()
      let layout = try #require(preview.comparisonLayout)
      let device = try #require(side == 0 ? layout.first : layout.second).device
      func mouse(_ kind: MouseEvent.Kind, _ row: Int) -> InputEvent {
        .mouse(MouseEvent(kind: kind, button: .left, column: device.column + 5, row: row))
      }
      _ = preview.handle(mouse(.press, device.row + 3), at: 3)
      for step in 1...8 {
        _ = preview.handle(mouse(.drag, device.row + 3 + step), at: 3 + Double(step) * 0.05)
        preview.tick(3.02 + Double(step) * 0.05)
      }
      #expect(preview.rehearsal.session.status.phase == .interactive)
      let other = try #require(preview.stage.views.comparison?.player.subject)
      #expect(other.status.phase == .interactive)
      #expect(other.status.progress == preview.rehearsal.session.status.progress)
      // The second run has a clock of its own, so that the last bits may differ.
      #expect(try distance(preview).points < 1e-9)
      _ = preview.handle(mouse(.release, device.row + 11), at: 3.45)
      preview.tick(3.6)
      preview.tick(3.7)
      #expect(try distance(preview).points < 1e-9)
    }
  }

  @Test("Captions take more lines where there is little room, and say how far apart the two are")
  func captions() throws {
    for keys in ["", "5", "52", "526"] {
      var preview = try compared(.transition("lift"))
      ViewSamples.press(&preview, keys)
      preview.rehearsal.scrub { $0.seek(to: 0.3) }
      preview.refreshViews()
      var painter = StagePainter(glyphs: .eighths, colors: .truecolor)
      let layout = try #require(preview.comparisonLayout)
      let lines = Samples.text(of: ViewSamples.grid(preview, &painter)).split(
        separator: "\n",
        omittingEmptySubsequences: false
      )
      let caption: CellRect = try #require(layout.captions.last)
      let text = (caption.row..<caption.endRow).map { row in
        lines[row].dropFirst(caption.column).prefix(caption.columns)
      }.joined(separator: " ").split(separator: " ").joined(separator: " ")
      #expect(text.hasPrefix("B lift · ") && text.hasSuffix(" pt apart: detail"), "\(keys): \(text)")
    }
  }

  @Test("Variants are set otherwise, and nothing else is")
  func variants() throws {
    let turned = try compared(.otherOrientation)
    #expect(turned.stage.views.comparison?.player.subject.canvas == Size(width: 780, height: 390))
    let device = try compared(.device("iphone-se"))
    #expect(device.stage.views.comparison?.player.subject.canvas == Size(width: 375, height: 667))
    let reduced = try compared(.reduceMotion)
    #expect((reduced.stage.views.comparison?.player.subject as? Session)?.options.reduceMotion == true)
    #expect((reduced.rehearsal.session as? Session)?.options.reduceMotion == false)
    let caught = try compared(.allInterruptible)
    #expect((caught.stage.views.comparison?.player.subject as? Session)?.options.allInterruptible == true)
  }

  @Test("The picker is asked by key and by mouse")
  func picker() throws {
    var preview = try ViewSamples.preview()
    ViewSamples.press(&preview, "k")
    let variants = try #require(preview.stage.views.picker?.choices)
    #expect(variants.prefix(3) == [.frozen, .transition("lift"), .reduceMotion])
    _ = preview.handle(Samples.key(.down), at: 0)
    _ = preview.handle(Samples.key(.enter), at: 0)
    #expect(preview.stage.views.picker == nil)
    #expect(preview.stage.views.comparison?.variant == .transition("lift"))
    ViewSamples.press(&preview, "k")
    #expect(preview.stage.views.view == .device)
    ViewSamples.press(&preview, "K")
    #expect(preview.stage.views.picker != nil)
    _ = preview.handle(Samples.key(.escape), at: 0)
    #expect(preview.stage.views.picker == nil && preview.stage.views.view == .device)
  }

  @Test("What is tuned can be compared with the file as it is saved")
  func saved() throws {
    var preview = try ViewSamples.preview()
    let knob = try #require(preview.rehearsal.document?.knobs.first { $0.text == "500" })
    preview.rehearsal.tune { (document: inout SceneDocument) throws(DocumentError) in
      try document.write("620", to: knob.id)
      return true
    }
    #expect(Variant.all(for: preview.rehearsal).first == .saved)
    preview.compare(with: .saved)
    preview.rehearsal.scrub { $0.seek(to: 0.3) }
    preview.refreshViews()
    #expect(abs(try distance(preview, selection: "list/card").points - 60) < 1e-6)
  }

  @Test(
    "Two pictures stand where they are largest",
    arguments: [(80, 24), (120, 40), (200, 60), (40, 60)]
  )
  func layout(columns: Int, rows: Int) throws {
    let preview = try compared(.frozen, columns: columns, rows: rows)
    let layout = try #require(preview.comparisonLayout)
    let second = try #require(layout.second)
    #expect(layout.first.device.size == second.device.size)
    #expect(layout.first.device.columns >= 8)
    let isBeside = layout.first.device.row == second.device.row
    #expect(isBeside == (columns > rows))
    if isBeside {
      #expect(layout.first.device.endColumn < second.device.column)
    } else {
      #expect(layout.first.device.endRow < second.device.row)
    }
  }

  @Test("Each picture is drawn from damage alone as from nothing", arguments: 0...2)
  func damage(cycles: Int) throws {
    var preview = try compared(.transition("lift"))
    ViewSamples.press(&preview, String(repeating: "K", count: cycles))
    var painter = StagePainter(glyphs: .eighths, colors: .truecolor)
    for position in [0, 0.1, 0.12, 0.4, 0.7, 0.3] {
      preview.rehearsal.scrub { $0.seek(to: position) }
      preview.refreshViews()
      #expect(ViewSamples.grid(preview, &painter) == ViewSamples.grid(preview))
    }
  }
}
