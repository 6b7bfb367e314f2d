import SegueCells
import SegueGeometry
import SegueModel
import SegueTerminal
import Testing

@testable import SeguePreviewer

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
    #expect(title.part(column: 20) == .folded(ScenePanel.traits))
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
    #expect(preview.player.position > 0)
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
    #expect(preview.chosen?.name == "peek")
  }
}
