import SegueCells
import SegueGeometry
import SegueModel
import SegueScenes
import SegueTerminal
import SegueTransitions
import Testing

@testable import SegueInterface
@testable import SeguePreviewer
import SeguePlayer

struct PaletteTests {
  private let size = GridSize(columns: 60, rows: 14)

  private func type(_ text: String, in state: inout PreviewerState) -> Effects {
    var effects = Effects()
    for character in text { effects = state.handle(Samples.key(.character(character)), at: 1) }
    return effects
  }

  private func state() -> PreviewerState {
    var state = Samples.state(Samples.album, columns: 60, rows: 14)
    state.tick(0)
    state.tick(0)
    return state
  }

  @Test func everythingIsInTheList() {
    let entries = Samples.preview().paletteEntries
    let commands = Set(entries.map(\.command))
    for action in ActionRegistry.all
    where action.contexts != [.gallery] && action.command != .program(.palette) {
      #expect(commands.contains(action.command), "\(action.id)")
    }
    #expect(commands.contains(.play(.transition("close"))))
    let gallery = Gallery(references: [SceneReference(name: "album", path: "p")])
    #expect(gallery.paletteEntries.contains { $0.command == .gallery(.openScene("p")) })
    #expect(gallery.paletteEntries.contains { $0.command == .program(.quit) })
  }

  @Test func typingNarrowsAndEnterRuns() {
    var state = state()
    _ = type(":run peek", in: &state)
    let lines: [Substring] = Samples.text(of: &state).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0].contains("╭─ Commands ─"))
    #expect(lines[1].hasPrefix("  │ : run peek "))
    #expect(lines[2].hasPrefix("  │▸ Run peek                 present → detail"))
    _ = state.handle(Samples.key(.enter), at: 1)
    #expect(state.preview?.rehearsal.chosen?.name == "peek")
    #expect(state.preview?.rehearsal.player.isPlaying == true)
    #expect(!Samples.text(of: &state).contains("Commands"))
  }

  @Test func aTransitionOfAnotherScreenIsRunFromThere() {
    var state = state()
    _ = type(":run close", in: &state)
    _ = state.handle(Samples.key(.enter), at: 1)
    #expect(state.preview?.rehearsal.player.origin.screen == "detail")
    #expect(state.preview?.rehearsal.chosen?.name == "close")
  }

  @Test func escapeAndAClickBesideCloseIt() {
    var state = state()
    _ = state.handle(Samples.key(.character("p"), .control), at: 1)
    #expect(Samples.text(of: &state).contains("Commands"))
    _ = state.handle(Samples.key(.escape), at: 1)
    #expect(!Samples.text(of: &state).contains("Commands"))
    _ = type(":", in: &state)
    _ = state.handle(.mouse(MouseEvent(kind: .press, button: .left, column: 0, row: 13)), at: 1)
    #expect(!Samples.text(of: &state).contains("Commands"))
    #expect(state.preview?.rehearsal.finger == nil)
  }

  @Test func aClickOnALineRunsIt() {
    var state = state()
    _ = type(":rotate", in: &state)
    let wide = state.preview.map { $0.rehearsal.session.canvas.width > $0.rehearsal.session.canvas.height }
    _ = state.handle(.mouse(MouseEvent(kind: .press, button: .left, column: 10, row: 2)), at: 1)
    state.tick(9)
    let now = state.preview.map { $0.rehearsal.session.canvas.width > $0.rehearsal.session.canvas.height }
    #expect(wide == false && now == true)
  }

  @Test func arrowsChooseAndTheListFollows() {
    var palette = CommandPalette(Samples.preview().paletteEntries)
    let layout = PaletteLayout(size: size, count: palette.lines.count)
    #expect(palette.handle(Samples.key(.end), layout: layout) == .stays)
    #expect(palette.selection == palette.lines.count - 1)
    #expect(palette.top == palette.lines.count - layout.list.rows)
    #expect(
      palette.handle(Samples.key(.enter), layout: layout)
        == .runs(palette.lines[palette.selection].entry.command)
    )
    _ = palette.handle(Samples.key(.home), layout: layout)
    #expect(palette.top == 0)
    #expect(palette.handle(Samples.key(.backspace), layout: layout) == .closes)
  }

  @Test func aPanelsActionOpensThePanel() {
    var state = Samples.state(Samples.album, columns: 80, rows: 24)
    state.tick(0)
    state.tick(0)
    _ = type(":zoom into the timeline", in: &state)
    _ = state.handle(Samples.key(.enter), at: 1)
    #expect(state.preview?.panels.isOpen("timeline") == true)
    #expect((state.preview?.panels["timeline"] as? TimelinePanel)?.zoom.factor == 2)
  }

  @Test func everySizeDownToOneCellIsDrawn() {
    for columns in 1...30 {
      for rows in 1...16 {
        var state = Samples.state(Samples.album, columns: columns, rows: rows)
        _ = type(":zz", in: &state)
        #expect(
          Samples.text(of: &state).split(separator: "\n", omittingEmptySubsequences: false).count == rows
        )
      }
    }
  }

  private func run(_ title: String, in state: inout PreviewerState) {
    _ = type(":" + title, in: &state)
    _ = state.handle(Samples.key(.enter), at: 1)
  }

  @Test func whatThereAreSeveralOfIsInTheListByName() throws {
    var state = state()
    run("show on ipad mini", in: &state)
    #expect(state.preview?.rehearsal.session.device.name == "ipad-mini")
    run("text size ax3", in: &state)
    #expect(state.preview?.rehearsal.options.textSize == .ax3)
    run("speed 0.25", in: &state)
    #expect(state.preview?.rehearsal.player.speed == 0.25)
    run("select list", in: &state)
    #expect(state.preview?.stage.selection == "list")
    run("compare with reduced motion", in: &state)
    #expect(state.preview?.stage.views.comparison?.variant == .reduceMotion)
    let entries: [PaletteEntry] = try #require(state.preview).paletteEntries
    #expect(!entries.contains { $0.command == .choose(.textSize(.ax3)) })
    #expect(entries.contains { $0.command == .choose(.textSize(.large)) })
  }

  @Test func recordedGesturesAreInTheList() throws {
    var state = state()
    _ = type("R", in: &state)
    _ = type("f", in: &state)
    state.tick(2)
    _ = state.handle(Samples.key(.enter), at: 2)
    for time in [3.0, 4, 5] { state.tick(time) }
    _ = type("R", in: &state)
    #expect(state.preview?.rehearsal.gestures.takes.count == 1)
    run("go to the end", in: &state)
    #expect(state.preview?.rehearsal.player.isPlaying == false)
    run("play take-1", in: &state)
    #expect(state.preview?.rehearsal.gestures.performed == "recorded, not saved/take-1")
    #expect(state.preview?.rehearsal.player.isPlaying == true)
  }

  @Test func namedCurvesAreInTheListWhileACurveIsTuned() throws {
    let text = """
      segue: 1
      screens: {home: {}, sheet: {}}
      transitions:
        show: {kind: present, from: home, to: sheet, duration: 0.5, ease: ease-in, tracks: {to: {y: H -> rest}}}

      """
    let document = try SceneDocument(source: Array(text.utf8), path: "s.yaml")
    var preview = Samples.preview(document.scene)
    preview.rehearsal.document = document
    #expect(!preview.paletteEntries.contains { $0.title.hasPrefix("Tune to") })
    preview.pressPanelKey("5")
    var panel = try #require(preview.panels["tune"] as? TunePanel)
    panel.selection = try #require(document.knobs.first { $0.kind == .curve }).id
    preview.panels["tune"] = panel
    let entry = try #require(preview.paletteEntries.first { $0.title == "Tune to ease out" })
    _ = preview.obey(entry.command, at: 0)
    let tuned = String(decoding: try #require(preview.rehearsal.document).source, as: UTF8.self)
    #expect(tuned == text.replacing("ease-in", with: "ease-out"))
  }

  @Test("What is called just so comes first")
  func exactNames() {
    var scene = Samples.album
    for name in ["hide", "play", "copy", "select", "zoom"] {
      scene.transitions.append(TransitionDefinition(name: name, kind: .push, from: "list", to: "detail"))
    }
    let preview = Samples.preview(scene)
    let entries: [PaletteEntry] = preview.paletteEntries
    for name in scene.transitions.map(\.name) {
      var palette = CommandPalette(entries)
      let layout = PaletteLayout(size: size, count: entries.count)
      for letter in name { _ = palette.handle(Samples.key(.character(letter)), layout: layout) }
      #expect(palette.lines.first?.entry.command == .play(.transition(name)))
    }
  }

  @Test("The list opens with what the scene has, not with moves of a finger")
  func opening() {
    let entries: [PaletteEntry] = Samples.preview().paletteEntries
    #expect(entries.prefix(3).map(\.title) == ["Run open", "Run peek", "Run close"])
    let first: Int? = entries.firstIndex { if case .finger(.move) = $0.command { true } else { false } }
    #expect(first ?? 0 > entries.count / 2)
    #expect(Set(entries).count == entries.count)
  }
}
