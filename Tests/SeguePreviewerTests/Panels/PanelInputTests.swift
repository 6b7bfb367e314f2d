import SegueCells
import SegueGeometry
import SegueModel
import SegueTerminal
import Testing

@testable import SegueInterface
@testable import SeguePreviewer
import SeguePlayer

/// How panels are opened, closed and given inputs.
struct PanelInputTests {
  private func mouse(_ kind: MouseEvent.Kind, _ column: Int, _ row: Int) -> InputEvent {
    .mouse(MouseEvent(kind: kind, button: .left, column: column, row: row))
  }

  private func shown(_ preview: Preview) -> [String] { preview.layout.panels.places.map(\.panel.name) }

  @Test func aKeyOpensAndClosesAPanel() {
    var preview = Samples.preview()
    #expect(shown(preview) == ["scene"])
    _ = preview.handle(Samples.key(.character("4")), at: 0)
    #expect(shown(preview) == ["trace"])
    #expect(preview.panels.focus == "trace")
    _ = preview.handle(Samples.key(.character("4")), at: 0)
    #expect(shown(preview) == ["scene"])
    #expect(preview.panels.focus == nil)
  }

  @Test("The menu says behind which panel another is a tab")
  func behind() {
    var preview = Samples.preview()
    _ = preview.handle(Samples.key(.character("4")), at: 0)
    _ = preview.handle(Samples.key(.character("p")), at: 0)
    var painter = GridPainter(
      grid: CellGrid(size: preview.size),
      theme: Theme(colors: .none),
      glyphs: .unicode
    )
    preview.drawOverlays(with: &painter)
    let text: String = Samples.text(of: painter.grid)
    #expect(text.contains("behind trace") && !text.contains("no room"))
  }

  @Test("A zoomed stage says which keys move it")
  func zoomed() {
    var preview = Samples.preview(columns: 120, rows: 40)
    #expect(!preview.footer.items.contains { $0.hint.label == "move" })
    _ = preview.handle(Samples.key(.character("z")), at: 0)
    #expect(preview.footer.items.contains { $0.hint.keys == "alt arrows" && $0.hint.label == "move" })
  }

  @Test("Where nothing leads on, enter says so")
  func nowhere() throws {
    let text = """
      segue: 1
      device: [390, 780]
      screens: {home: {}, sheet: {}}
      transitions: {go: {kind: push, from: home, to: sheet, duration: 1, tracks: {to: {x: W -> 0}}}}
      """
    var preview = try Samples.preview(of: text)
    preview.rehearsal.scrub { $0.seek(to: $0.length) }
    _ = preview.handle(Samples.key(.enter), at: 0)
    #expect(preview.rehearsal.notice?.text == "no transition leads from sheet; r replays")
  }

  @Test("An error in a file that is gone is gone too")
  func gone() throws {
    var preview = try Samples.preview(of: "segue: 1\nscreens: {home: {}}\n")
    preview.reload(Array("segue: 1\nscreens: {home: {frme: 1}}\n".utf8), picturesChanged: false)
    #expect(preview.rehearsal.problem != nil)
    preview.rehearsal.noteMissingFile()
    #expect(preview.rehearsal.problem == nil && preview.rehearsal.notice?.isWarning == true)
  }

  @Test("A list of commands, or of what to compare with, that goes on has a bar")
  func longLists() {
    let preview = Samples.preview()
    var painter = GridPainter(
      grid: CellGrid(size: preview.size),
      theme: Theme(colors: .none),
      glyphs: .unicode
    )
    let entries = preview.paletteEntries
    CommandPalette(entries).draw(with: &painter)
    let palette: String = Samples.text(of: painter.grid)
    #expect(palette.contains(" of \(entries.count) ") && palette.contains("┃"))
    painter.fill(painter.bounds, style: painter.theme.text)
    ChoiceBox(
      title: "Compare with",
      choices: Variant.all(for: preview.rehearsal),
      lines: Variant.all(for: preview.rehearsal).map(\.title)
    ).draw(on: preview.pickerArea, with: &painter)
    let picker: String = Samples.text(of: painter.grid)
    #expect(picker.contains("┃"))
    let status: Int = preview.layout.readout?.row ?? 0
    let lines = picker.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[status...].allSatisfy { $0.allSatisfy { $0 == " " } })
  }

  @Test func aFoldedPanelComesBackByItsKey() {
    var preview = Samples.preview()
    _ = preview.handle(Samples.key(.character("4")), at: 0)
    _ = preview.handle(Samples.key(.character("1")), at: 0)
    #expect(shown(preview).contains("scene"))
  }

  @Test func theMenuTogglesByClickAndKey() throws {
    var preview = Samples.preview()
    _ = preview.handle(Samples.key(.character("p")), at: 0)
    #expect(preview.showsPanelMenu)
    let place = try #require(
      (0..<24).flatMap { row in (0..<80).map { (column: $0, row: row) } }.first {
        preview.panelMenu.panel(column: $0.column, row: $0.row)?.name == "trace"
      }
    )
    _ = preview.handle(mouse(.press, place.column, place.row), at: 0)
    #expect(shown(preview).contains("trace") && preview.showsPanelMenu)
    _ = preview.handle(Samples.key(.character("4")), at: 0)
    #expect(!shown(preview).contains("trace"))
    _ = preview.handle(mouse(.press, 0, 0), at: 0)
    #expect(!preview.showsPanelMenu)
  }

  @Test func aTitleHasACrossAndTakesTheFocus() throws {
    var preview = Samples.preview()
    let title = try #require(preview.layout.panels.place(of: "scene")?.title)
    _ = preview.handle(mouse(.press, title.column + 1, title.row), at: 0)
    #expect(preview.panels.focus == "scene")
    _ = preview.handle(Samples.key(.escape), at: 0)
    #expect(preview.panels.focus == nil)
    _ = preview.handle(mouse(.press, title.endColumn - 2, title.row), at: 0)
    #expect(shown(preview).isEmpty)
  }

  @Test func foldedNamesOnATitleBringTheirPanelsBack() throws {
    let place = PanelLayout.Place(
      panel: TracePanel.traits,
      title: CellRect(column: 10, row: 0, columns: 40, rows: 1),
      body: .zero,
      folded: [ScenePanel.traits]
    )
    let title = PanelTitle(place: place)
    #expect(title.part(column: 12) == .name)
    #expect(title.part(column: 24) == .folded(ScenePanel.traits))
    #expect(title.part(column: 48) == .close)
  }

  @Test func theFocusGoesRound() {
    var preview = Samples.preview(columns: 160, rows: 40)
    _ = preview.handle(Samples.key(.character("4")), at: 0)
    var focus: [String?] = []
    for _ in 0..<3 {
      _ = preview.handle(Samples.key(.character("w")), at: 0)
      focus.append(preview.panels.focus)
    }
    #expect(focus == ["scene", "trace", "scene"])
  }

  @Test func keysThatAFocusedPanelHasNoUseForKeepTheirMeaning() {
    var preview = Samples.preview()
    _ = preview.handle(Samples.key(.character("4")), at: 0)
    _ = preview.handle(Samples.key(.right), at: 0)
    #expect(preview.rehearsal.player.position > 0)
  }

  @Test func panelsOutliveARestart() {
    var preview = Samples.preview()
    _ = preview.handle(Samples.key(.character("4")), at: 0)
    _ = preview.handle(Samples.key(.character("u")), at: 0)
    #expect(preview.panels.isOpen("trace"))
  }

  @Test func theSceneListChoosesWithArrows() {
    var preview = Samples.preview()
    _ = preview.handle(Samples.key(.character("w")), at: 0)
    _ = preview.handle(Samples.key(.down), at: 0)
    #expect(preview.rehearsal.chosen?.name == "peek")
  }
}
