import SegueGeometry
import Testing

@testable import SeguePreviewer

struct PanelLayoutTests {
  private static func panel(
    _ name: String,
    _ key: Character,
    _ dock: PanelTraits.Dock,
    minimum: (Int, Int) = (20, 5),
    ideal: (Int, Int) = (40, 10)
  ) -> PanelTraits {
    PanelTraits(
      name: name,
      summary: "",
      key: key,
      dock: dock,
      minimum: GridSize(columns: minimum.0, rows: minimum.1),
      ideal: GridSize(columns: ideal.0, rows: ideal.1)
    )
  }

  private static let list = panel("list", "1", .left, ideal: (30, 10))
  private static let tree = panel("tree", "2", .right)
  private static let calls = panel("calls", "3", .right)
  private static let tracks = panel("tracks", "4", .bottom, minimum: (40, 4), ideal: (80, 12))
  private static let curves = panel("curves", "5", .bottom, minimum: (40, 4), ideal: (80, 12))

  /// A device twice as high as wide, in cells twice as high as wide.
  private func layout(_ columns: Int, _ rows: Int, _ panels: [PanelTraits], asked: Bool = true) -> PanelLayout
  {
    PanelLayout(
      area: CellRect(column: 0, row: 1, columns: columns, rows: rows),
      panels: panels.map { PanelLayout.Request(panel: $0, isAsked: asked) },
      deviceColumns: { $0 }
    )
  }

  @Test func withoutPanelsTheDeviceHasAllRoom() {
    #expect(layout(80, 20, []).stage == CellRect(column: 0, row: 1, columns: 80, rows: 20))
  }

  @Test func sidesTakeWhatTheDeviceLeavesUpToTheirIdeal() throws {
    let layout = layout(120, 30, [Self.tree, Self.list])
    let tree = try #require(layout.place(of: "tree"))
    let list = try #require(layout.place(of: "list"))
    #expect(tree.title == CellRect(column: 80, row: 1, columns: 40, rows: 1))
    #expect(tree.body == CellRect(column: 81, row: 2, columns: 38, rows: 29))
    #expect(list.title == CellRect(column: 0, row: 1, columns: 30, rows: 1))
    #expect(layout.stage == CellRect(column: 31, row: 1, columns: 48, rows: 30))
  }

  @Test func panelsOfASideStandInTheOrderOfTheirKeys() throws {
    for panels in [[Self.tree, Self.calls], [Self.calls, Self.tree]] {
      let layout = layout(120, 30, panels)
      #expect(layout.places.map(\.panel.name) == ["tree", "calls"])
      #expect(layout.places.map(\.title.row).sorted() == layout.places.map(\.title.row))
      // The one used last has what is to spare.
      #expect(layout.place(of: panels[0].name)?.body.rows == 18)
      #expect(layout.place(of: panels[1].name)?.body.rows == 10)
    }
  }

  @Test func theOneUsedLastStaysWhenRoomIsShort() {
    let low = layout(120, 9, [Self.calls, Self.tree])
    #expect(low.places.map(\.panel.name) == ["calls"])
    #expect(low.places.first?.folded == [Self.tree])
    let narrow = layout(50, 20, [Self.list, Self.tree])
    #expect(narrow.places.map(\.panel.name) == ["list"])
    #expect(narrow.stage.columns >= PanelLayout.smallestStage.columns)
  }

  @Test func whatNobodyAskedForNeverShrinksTheDevice() {
    #expect(layout(64, 20, [Self.list], asked: false).stage.column == 21)
    #expect(layout(62, 20, [Self.list], asked: false).places.isEmpty)
    #expect(layout(62, 20, [Self.list], asked: true).places.count == 1)
  }

  @Test func belowStandsSideBySideWhereItIsWideEnough() throws {
    let wide = layout(100, 40, [Self.curves, Self.tracks])
    #expect(wide.places.map(\.panel.name) == ["tracks", "curves"])
    #expect(wide.stage.rows == 27)
    let curves = try #require(wide.place(of: "curves"))
    #expect(curves.title.endColumn == 100)
    let narrow = layout(80, 40, [Self.curves, Self.tracks])
    #expect(narrow.places.map(\.panel.name) == ["curves"])
    #expect(narrow.places.first?.folded == [Self.tracks])
  }

  @Test func nothingOverlapsAtAnySize() {
    let all = [Self.tracks, Self.calls, Self.list, Self.tree, Self.curves]
    for columns in stride(from: 20, through: 400, by: 7) {
      for rows in stride(from: 4, through: 120, by: 5) {
        let layout = layout(columns, rows, all)
        let rects = layout.places.flatMap { [$0.title, $0.body] } + [layout.stage]
        #expect(rects.allSatisfy { !$0.isEmpty && $0.column >= 0 && $0.endColumn <= columns })
        #expect(rects.allSatisfy { $0.row >= 1 && $0.endRow <= rows + 1 })
        var covered: Set<Int> = []
        var cells = 0
        for rect in rects {
          for row in rect.row..<rect.endRow {
            for column in rect.column..<rect.endColumn { covered.insert(row * 1000 + column) }
          }
          cells += rect.columns * rect.rows
        }
        #expect(covered.count == cells)
      }
    }
  }
}
