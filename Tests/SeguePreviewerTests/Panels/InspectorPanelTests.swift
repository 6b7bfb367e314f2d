import SegueGeometry
import SegueCells
import SegueScenes
import SegueStage
import SegueTerminal
import SegueTransitions
import Testing

@testable import SegueInterface
@testable import SeguePreviewer
import SeguePlayer

struct InspectorPanelTests {
  private func mouse(
    _ kind: MouseEvent.Kind,
    _ column: Int,
    _ row: Int,
    button: MouseEvent.Button = .left
  ) -> InputEvent {
    .mouse(MouseEvent(kind: kind, button: button, column: column, row: row))
  }

  private func opened() -> Preview {
    var preview = Samples.preview(columns: 120, rows: 40)
    _ = preview.handle(Samples.key(.character("2")), at: 0)
    return preview
  }

  private func value(_ label: String, of preview: Preview) -> (model: String, presented: String)? {
    for case .value(label, let model, let presented) in InspectorList(of: preview.panelContext).lines {
      return (model, presented)
    }
    return nil
  }

  @Test("What moves stands below the layers, from where to where, and a click there selects the layer")
  func moves() throws {
    var preview = opened()
    let body = try #require(preview.layout.panels.place(of: "inspector")).body
    var painter = GridPainter(
      grid: CellGrid(size: GridSize(columns: 120, rows: 40)),
      theme: Theme(colors: .none),
      glyphs: .unicode
    )
    preview.panels.draw(preview.panelContext, in: preview.layout.panels, with: &painter)
    let rows = Samples.text(of: painter.grid).split(separator: "\n", omittingEmptySubsequences: false)
    let title = try #require(rows.firstIndex { $0.contains("MOVES") })
    let moves = rows[(title + 1)...].map { $0.dropFirst(body.column).prefix(body.columns) }
    let detail = try #require(moves.firstIndex { $0.prefix { $0 != " " } == "detail" })
    #expect(moves[detail + 1].contains(#/^  x( ·| )+390 → 0$/#), "\(moves)")
    _ = preview.handle(mouse(.press, body.column + 4, title + 1 + detail + 1), at: 0)
    #expect(preview.stage.selection == "detail")
  }

  @Test("A list of moves that is cut says so, and names no layer there", arguments: 5...12)
  func cutMoves(rows: Int) throws {
    let document = try SceneDocument.open("app-store")
    var preview = Samples.preview(document.scene, columns: 120, rows: 40)
    _ = preview.handle(Samples.key(.character("2")), at: 0)
    let area = CellRect(column: 0, row: 0, columns: 40, rows: rows)
    let list = try #require(MoveList(of: preview.panelContext, in: area))
    var painter = GridPainter(
      grid: CellGrid(size: GridSize(columns: 40, rows: rows)),
      theme: Theme(colors: .none),
      glyphs: .unicode
    )
    list.draw(selection: nil, with: &painter)
    let lines = Samples.text(of: painter.grid).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[rows - 1].hasPrefix("…") && list.layer(at: rows - 1) == nil)
    #expect(list.layer(at: rows - 2) != nil && list.layer(at: 1) == nil)
  }

  @Test func tabGoesThroughTheLayersAndOpensTheInspector() {
    var preview = Samples.preview(columns: 120, rows: 40)
    _ = preview.handle(Samples.key(.tab), at: 0)
    #expect(preview.panels.isOpen("inspector"))
    #expect(preview.stage.selection == preview.rehearsal.session.layerIDs.first)
    _ = preview.handle(Samples.key(.tab, .shift), at: 0)
    #expect(preview.stage.selection == preview.rehearsal.session.layerIDs.last)
  }

  @Test func modelStandsBesideWhatIsPresented() throws {
    var preview = opened()
    for _ in 0..<6 { _ = preview.handle(Samples.key(.right), at: 0) }
    preview.stage.selection = "detail"
    let x = try #require(value("x", of: preview))
    let shown = try #require(preview.rehearsal.session.layerSamples().first { $0.id == "detail" })
    #expect(x.model == "0.0")
    #expect(x.presented == shown.frame.minX.formatted(places: 1))
    #expect(x.presented != x.model)
    _ = preview.handle(Samples.key(.end), at: 0)
    #expect(value("x", of: preview)?.presented == "0.0")
  }

  @Test func eachValueSaysWhoseCoordinatesItIsIn() throws {
    var preview = opened()
    preview.stage.selection = "list"
    #expect(InspectorList(of: preview.panelContext).lines.contains(.title("FRAME on screen")))
    #expect(InspectorList(of: preview.panelContext).lines.contains(.title("LAYER in the container")))
    var layer = try #require(preview.rehearsal.session.inspect("list"))
    layer.id = "list/cover/artwork"
    #expect(LayerReadout(layer).lines.contains(.title("LAYER in cover")))
  }

  @Test func aClickSelectsAndADragStillDrags() {
    var preview = opened()
    let device = preview.geometry.device
    _ = preview.handle(mouse(.press, device.column + 3, device.row + 3), at: 1)
    #expect(preview.rehearsal.finger == nil)
    _ = preview.handle(mouse(.release, device.column + 3, device.row + 3), at: 1)
    #expect(preview.stage.selection == "list")
    #expect(preview.drag == nil && preview.rehearsal.player.isRewound)
    _ = preview.handle(mouse(.press, device.column + 3, device.row + 3), at: 2)
    _ = preview.handle(mouse(.drag, device.column + 3, device.row + 9), at: 2.1)
    #expect(preview.rehearsal.finger != nil && preview.drag == .device)
  }

  @Test func withoutTheFocusAClickIsATouchAndTheRightButtonSelects() {
    var preview = opened()
    _ = preview.handle(Samples.key(.escape), at: 0)
    let device = preview.geometry.device
    _ = preview.handle(mouse(.press, device.column + 3, device.row + 3), at: 1)
    #expect(preview.rehearsal.finger != nil)
    _ = preview.handle(mouse(.release, device.column + 3, device.row + 3), at: 1)
    #expect(preview.stage.selection == nil)
    _ = preview.handle(mouse(.press, device.column + 3, device.row + 3, button: .right), at: 2)
    #expect(preview.stage.selection == "list")
  }

  @Test func theSelectionOutlivesItsScreen() {
    var preview = opened()
    preview.stage.selection = "detail"
    #expect(InspectorList(of: preview.panelContext).layer == nil)
    #expect(
      InspectorList(of: preview.panelContext).lines.contains(.note(label: "", text: "not on screen now"))
    )
    _ = preview.handle(Samples.key(.right), at: 0)
    #expect(InspectorList(of: preview.panelContext).layer != nil)
  }

  @Test func theOutlineHasHandlesAtTheCorners() {
    let geometry = StageGeometry(
      size: Size(width: 100, height: 100),
      in: CellRect(column: 0, row: 0, columns: 10, rows: 5),
      cellAspect: 2
    )
    let corners = [Point(x: 20, y: 20), Point(x: 80, y: 20), Point(x: 80, y: 80), Point(x: 20, y: 80)]
    var painter = GridPainter(
      grid: CellGrid(size: GridSize(columns: 10, rows: 5)),
      theme: Theme(colors: .none),
      glyphs: .unicode
    )
    LayerOutline(corners: corners, on: geometry).draw(with: &painter)
    #expect(Samples.text(of: painter.grid) == "\n  ◆────◆\n  │    │\n  ◆────◆\n")
  }

  @Test func valuesAreWrittenForReading() {
    #expect(InspectorText.color(Color(red: 1, green: 0.5, blue: 0)) == "#ff8000")
    #expect(InspectorText.color(Color(red: 1, green: 1, blue: 1, alpha: 0.25)) == "#ffffff 25%")
    #expect(InspectorText.color(.clear) == "clear")
  }
}
