import SegueExport
import SegueGeometry
import SegueCells
import SegueScenes
import SegueTerminal
import SegueTransitions
import Testing

@testable import SegueInterface
@testable import SeguePreviewer
import SeguePlayer

@Suite("Tuning in the previewer")
struct TuningTests {
  private static let text = """
    segue: 1
    device: [390, 780]
    tokens: {far: 100}
    screens: {home: {layers: {dot: {frame: [0, 0, 10, 10]}}}, away: {layers: {dot: {frame: [0, 0, 10, 10]}}}}
    transitions:
      go:
        kind: push
        from: home
        to: away
        duration: 1 # a second
        ease: linear
        tracks: {to/dot: {x: 0 -> $far}}
      back: {kind: pop, from: away, to: home, duration: 0.5, tracks: {from: {y: H}}}
    """

  private func preview(_ text: String = text, columns: Int = 120, rows: Int = 40) throws -> Preview {
    try Samples.preview(of: text, columns: columns, rows: rows)
  }

  private func press(_ preview: inout Preview, _ keys: [InputEvent], at now: Double = 0) {
    for key in keys { _ = preview.handle(key, at: now) }
  }

  private func shown(_ preview: Preview) -> String {
    var painter = GridPainter(
      grid: CellGrid(size: preview.size),
      theme: Theme(colors: .none),
      glyphs: .unicode
    )
    preview.drawChrome(with: &painter)
    preview.drawOverlays(with: &painter)
    return Samples.text(of: painter.grid)
  }

  /// The x of the moving dot.
  private func place(_ preview: Preview) -> Double? {
    preview.rehearsal.session.layerSamples().first { $0.id == "away/dot" }?.frame.minX
  }

  @Test("A turn is seen at the play head at once, and the play head stays")
  func turn() throws {
    var preview = try preview()
    preview.rehearsal.scrub { $0.seek(to: 0.5) }
    #expect(place(preview) == 50)
    press(&preview, [Samples.key(.character("5"))])
    #expect(shown(preview).contains("▸ far"))
    press(&preview, [Samples.key(.right, .shift)])
    #expect(preview.rehearsal.player.position == 0.5)
    #expect(place(preview) == 75)
    #expect(shown(preview).contains("150 *"))
    press(&preview, [Samples.key(.down), Samples.key(.left, .shift)])
    #expect(preview.rehearsal.player.length == 0.75)
    #expect(abs((place(preview) ?? 0) - 150 * 0.5 / 0.75) < 1e-9)
    #expect(shown(preview).contains("not saved"))
  }

  @Test("At rest a turn plays the transition again; while it plays it goes on")
  func replays() throws {
    var preview = try preview()
    press(&preview, [Samples.key(.character("5")), Samples.key(.right)])
    #expect(preview.rehearsal.player.isPlaying && preview.rehearsal.player.position == 0)
    preview.tick(0.25)
    press(&preview, [Samples.key(.right)], at: 0.25)
    #expect(preview.rehearsal.player.isPlaying && abs(preview.rehearsal.player.position - 0.25) < 1e-9)
  }

  @Test("A value is typed over the old one; what is none is refused and said")
  func typing() throws {
    var preview = try preview()
    press(&preview, [Samples.key(.character("5")), Samples.key(.enter)])
    for character in "40 * 2" { press(&preview, [Samples.key(.character(character))]) }
    #expect(shown(preview).contains("40 * 2"))
    press(&preview, [Samples.key(.enter)])
    #expect(preview.rehearsal.document?.knobs.contains { $0.text == "40" } == true)
    let before = preview.rehearsal.document?.source
    press(&preview, [Samples.key(.enter), Samples.key(.character("?")), Samples.key(.enter)])
    #expect(preview.rehearsal.document?.source == before)
    #expect(preview.rehearsal.notice?.isWarning == true)
  }

  @Test("Undo and redo work wherever the focus is, and reset the picture with the text")
  func undo() throws {
    var preview = try preview()
    let original = preview.rehearsal.document?.source
    preview.rehearsal.scrub { $0.seek(to: 0.5) }
    press(&preview, [Samples.key(.character("5")), Samples.key(.right, .shift), Samples.key(.escape)])
    press(&preview, [Samples.key(.character("u"), .control)])
    #expect(preview.rehearsal.document?.source == original)
    #expect(place(preview) == 50)
    press(&preview, [Samples.key(.character("r"), .control)])
    #expect(place(preview) == 75)
    press(&preview, [Samples.key(.character("r"), .control)])
    #expect(preview.rehearsal.notice?.text == "nothing to redo")
  }

  @Test("A knob, or all of them, go back to what was saved, which can be undone")
  func restoring() throws {
    var preview = try preview()
    let original = preview.rehearsal.document?.source
    let turns = [Samples.key(.right), Samples.key(.down), Samples.key(.right)]
    press(&preview, [Samples.key(.character("5"))] + turns)
    let tuned = preview.rehearsal.document?.source
    press(&preview, [Samples.key(.character("x"))])
    #expect(preview.rehearsal.document?.source != tuned && preview.rehearsal.document?.source != original)
    press(&preview, [Samples.key(.character("X"))])
    #expect(preview.rehearsal.document?.source == original)
    press(&preview, [Samples.key(.character("u"), .control), Samples.key(.character("u"), .control)])
    #expect(preview.rehearsal.document?.source == tuned)
  }

  @Test("What is not saved is not dropped by one key")
  func quitting() throws {
    var preview = try preview()
    let quit = Samples.key(.character("q"))
    #expect(preview.handle(quit, at: 0).quit == 0)
    press(&preview, [Samples.key(.character("5")), Samples.key(.right)])
    #expect(preview.handle(quit, at: 0).quit == nil)
    #expect(shown(preview).contains("not saved: ctrl-s"))
    press(&preview, [Samples.key(.character("l"))])
    #expect(preview.handle(quit, at: 0).quit == nil)
    #expect(preview.handle(quit, at: 0).quit == 0)
  }

  @Test("A save asks the world; over a conflict only the second time")
  func saving() throws {
    var preview = try preview()
    let save = Samples.key(.character("s"), .control)
    #expect(preview.handle(save, at: 0).save == nil)
    press(&preview, [Samples.key(.character("5")), Samples.key(.right)])
    #expect(preview.handle(save, at: 0).save == .refused)
    preview.rehearsal.save(.refused)
    #expect(preview.rehearsal.notice?.question == .overwrite)
    #expect(preview.handle(save, at: 0).save == .overwritten)
  }

  @Test("A reload keeps play head, speed, loop, focus and screen")
  func reload() throws {
    var preview = try preview()
    press(
      &preview,
      [Samples.key(.character("5")), Samples.key(.character("l")), Samples.key(.character("["))]
    )
    preview.rehearsal.scrub { $0.seek(to: 0.25) }
    let edited = Self.text.split(separator: "far: 100").joined(separator: "far: 200")
    preview.reload(Array(edited.utf8), picturesChanged: false)
    #expect(preview.rehearsal.player.position == 0.25)
    #expect(preview.rehearsal.player.speed == 0.75 && preview.rehearsal.player.isLooping)
    #expect(preview.panels.focus == "tune")
    #expect(place(preview) == 50)
    #expect(preview.rehearsal.notice?.text == "reloaded")
  }

  @Test(
    "A broken text takes back the news of the one before, and a file that is gone is told until it is back"
  )
  func newsOfTheFile() throws {
    var preview = try preview()
    preview.reload(Array((Self.text + "\n# more\n").utf8), picturesChanged: false)
    #expect(preview.rehearsal.notice?.text == "reloaded")
    preview.reload(Array("segue: 1\nscreens: [".utf8), picturesChanged: false)
    #expect(preview.rehearsal.problem != nil && preview.rehearsal.notice == nil)
    preview.reload(Array((Self.text + "\n# more\n").utf8), picturesChanged: false)
    preview.rehearsal.noteMissingFile()
    #expect(preview.rehearsal.notice?.text == "the scene's file is gone: what it held is still shown")
    preview.reload(Array((Self.text + "\n# more\n").utf8), picturesChanged: false)
    #expect(preview.rehearsal.notice == nil)
  }

  @Test("A reload goes on on the screen that was reached, with the run's own events")
  func laterScreen() throws {
    var preview = try preview()
    press(&preview, [Samples.key(.enter)])
    preview.tick(2)
    preview.tick(4)
    press(&preview, [Samples.key(.enter)], at: 4)
    preview.tick(4.25)
    #expect(preview.rehearsal.session.status.transition == "back")
    let position = preview.rehearsal.player.position
    preview.reload(Array((Self.text + "\n# more\n").utf8), picturesChanged: false)
    #expect(preview.rehearsal.session.status.transition == "back")
    #expect(preview.rehearsal.player.position == position)
  }

  @Test("A broken file leaves the scene running and says where it is broken; a mended one clears that")
  func broken() throws {
    var preview = try preview()
    preview.rehearsal.scrub { $0.seek(to: 0.5) }
    let bad = Self.text.split(separator: "duration: 1 ").joined(separator: "duration: banana ")
    preview.reload(Array(bad.utf8), picturesChanged: false)
    let screen = shown(preview)
    #expect(screen.contains("scene.yaml:10:15"))
    #expect(screen.contains("the last good scene goes on"))
    #expect(place(preview) == 50)
    preview.reload(Array(Self.text.utf8), picturesChanged: false)
    #expect(preview.rehearsal.problem == nil)
    #expect(!shown(preview).contains("last good"))
  }

  @Test("The editor opens at the knob that is tuned, else at the transition")
  func editing() throws {
    var preview = try preview()
    #expect(
      preview.handle(Samples.key(.character("e")), at: 0).edit
        == EditPlace(path: "/nowhere/scene.yaml", line: 6)
    )
    press(&preview, [Samples.key(.character("5"))])
    #expect(preview.editPlace?.line == 3)
    press(&preview, [Samples.key(.down)])
    #expect(preview.editPlace?.line == 10)
  }

  @Test("It opens at the selected layer, or at the track that was clicked on the timeline")
  func editingLayersAndTracks() throws {
    let text = """
      segue: 1
      device: [390, 780]
      screens:
        home: {}
        away:
          layers:
            dot: {frame: [0, 0, 10, 10]}
            card:
              layers:
                inner: {frame: [0, 0, 5, 5]}
      transitions:
        go:
          kind: push
          from: home
          to: away
          duration: 1
          tracks:
            to/dot: {x: 0 -> 100}
            to/card + to/card/*: {opacity: 0 -> 1}
            container/shade: {opacity: 0 -> 1}
          add: {shade: {frame: [0, 0, W, H]}}
      """
    var preview = try preview(text)
    for (layer, line) in [("away", 5), ("away/dot", 7), ("away/card/inner", 10), ("container/shade", 21)] {
      preview.stage.selection = layer
      #expect(preview.editPlace?.line == line, "\(layer)")
    }
    press(&preview, [Samples.key(.character("3"))])
    for (layer, names, line) in [
      ("away/dot", "position", 18), ("away/card/inner", "opacity", 19), ("container/shade", "opacity", 20),
    ] {
      let timeline = { () throws -> TimelinePanel in
        try #require(preview.panels["timeline"] as? TimelinePanel)
      }
      let rows = TimelineSheet(of: preview.panelContext).rows
      let index = try #require(
        rows.firstIndex {
          guard case .track(let track, _) = $0 else { return false }
          return track.layer == layer && TrackName.of(track.properties) == names
        }
      )
      let body = try #require(preview.layout.panels.place(of: "timeline")).body
      let shown = {
        try timeline().lines(of: TimelineSheet(of: preview.panelContext), in: body, preview.panelContext)
      }
      press(&preview, Array(repeating: Samples.key(.pageUp), count: rows.count))
      for _ in rows where try !shown().shown.contains(index) { press(&preview, [Samples.key(.down)]) }
      let place = (
        column: body.column + 3, row: try #require(shown().places.first { $0.index == index }).lines.row
      )
      press(
        &preview,
        [.mouse(MouseEvent(kind: .press, button: .left, column: place.column, row: place.row))]
      )
      #expect(preview.editPlace?.line == line, "\(layer)")
    }
  }
}

@Suite("The user's editor")
struct EditorTests {
  @Test(
    "Each editor is told the place in its own way",
    arguments: [
      ("vim", "vim", ["+7", "/a/b c.yaml"]), ("/usr/bin/nano -w", "/usr/bin/nano -w", ["+7", "/a/b c.yaml"]),
      ("code --wait", "code --wait", ["--goto", "/a/b c.yaml:7"]), ("hx", "hx", ["/a/b c.yaml:7"]),
    ]
  )
  func place(visual: String, command: String, goal: [String]) {
    let editor = Editor { $0 == "VISUAL" ? visual : "ed" }
    let place = EditPlace(path: "/a/b c.yaml", line: 7)
    #expect(editor.arguments(for: place) == ["/bin/sh", "-c", "exec \(command) \"$@\"", "sh"] + goal)
  }

  @Test("VISUAL comes before EDITOR, and vi where neither says")
  func names() {
    #expect(Editor { $0 == "EDITOR" ? "emacs" : "" }.command == "emacs")
    #expect(Editor { _ in nil }.command == "vi")
  }
}
