import SegueGeometry
import SegueModel
import SegueCells
import SegueTerminal
import SegueTransitions
import Testing

@testable import SegueInterface
@testable import SeguePreviewer

struct ScreenCornersTests {
  /// A screen of 16 × 16 cells of 5 × 10 points, its corners 40 points.
  private func session(radius: Double = 40) -> Session {
    var scene: Scene = Samples.empty
    scene.device = Device(name: "phone", size: Size(width: 80, height: 160), cornerRadius: radius)
    return Session(scene: scene)
  }

  private let geometry = StageGeometry(
    size: Size(width: 80, height: 160),
    in: CellRect(column: 2, row: 1, columns: 16, rows: 16),
    cellAspect: 2
  )

  private func red(_ glyph: UInt32 = 0x20) -> CellGrid {
    var grid = CellGrid(size: GridSize(columns: 20, rows: 18))
    let cell = Cell(glyph: glyph, foreground: .rgb(0x0000ff), background: .rgb(0xff0000))
    for index in grid.cells.indices { grid.cells[index] = cell }
    return grid
  }

  /// The device's first rows, what is whole as `#`.
  private func rows(_ grid: CellGrid, _ count: Int = 4) -> [String] {
    (1...count).map { row in
      String(
        (2..<18).map { column -> Character in
          let cell: Cell = grid[column: column, row: row]
          if cell == .blank { return " " }
          if cell == red()[column: 0, row: 0] { return "#" }
          return grid.text(of: cell).first ?? "?"
        }
      )
    }
  }

  private func rounded(_ dots: DotGlyphs = .braille, radius: Double = 40, hasColor: Bool = true) -> CellGrid {
    var grid: CellGrid = red()
    var corners = ScreenCorners()
    corners.round(session(radius: radius), on: geometry, of: &grid, dots: dots, hasColor: hasColor)
    return grid
  }

  @Test func cellsAreCutToQuarters() {
    let grid: CellGrid = rounded()
    #expect(
      rows(grid) == [
        "   ▗▄######▄▖   ",
        " ▗############▖ ",
        "▗##############▖",
        "################",
      ]
    )
    // The ink is what the cell was, the ground the terminal's own.
    #expect(grid[column: 5, row: 1].foreground == .rgb(0xff0000))
    #expect(grid[column: 5, row: 1].background == .terminalDefault)
    // Nothing outside the device is touched.
    #expect(grid[column: 1, row: 1] == red()[column: 0, row: 0])
    let down: [Character] = ["▝", "▘"]
    #expect(down.contains { grid.text(of: grid[column: 2, row: 14]).first == $0 })
  }

  @Test func coarseGlyphsCutCoarsely() {
    #expect(rows(rounded(.halves))[0] == "    ▄######▄    ")
    #expect(rows(rounded(.ascii)).allSatisfy { $0.allSatisfy { $0 == "#" || $0 == " " } })
    // Without colours a cell is whole or not there.
    #expect(rows(rounded(hasColor: false))[0] == "   ##########   ")
  }

  @Test func squareScreensStayAsTheyAre() {
    #expect(rounded(radius: 0).cells == red().cells)
  }

  @Test func charactersStayWhole() {
    var grid: CellGrid = red(0x41)
    var corners = ScreenCorners()
    corners.round(session(), on: geometry, of: &grid, dots: .braille, hasColor: true)
    #expect(grid[column: 5, row: 1].glyph == 0x41 && grid[column: 2, row: 1] == .blank)
  }

  @Test func theCornersFollowAZoomedStage() {
    let zoomed = StageGeometry(
      size: Size(width: 80, height: 160),
      in: CellRect(column: 2, row: 1, columns: 16, rows: 16),
      cellAspect: 2,
      zoom: 2,
      focus: Point(x: 40, y: 80)
    )
    var grid: CellGrid = red()
    var corners = ScreenCorners()
    corners.round(session(), on: zoomed, of: &grid, dots: .braille, hasColor: true)
    #expect(grid.cells == red().cells)
  }

  @Test func theyCanBeTurnedOff() {
    var scene: Scene = Samples.album
    scene.device = Device(name: "phone", size: Size(width: 390, height: 780), cornerRadius: 60)
    var state = Samples.state(scene, columns: 80, rows: 40)
    state.tick(0)
    let isRound: (CellGrid) -> Bool = { $0.cells.contains { $0.glyph == 0x259f || $0.glyph == 0x2597 } }
    var grid = CellGrid(size: GridSize(columns: 80, rows: 40))
    state.draw(into: &grid)
    #expect(isRound(grid))
    for character in ":corners" { _ = state.handle(Samples.key(.character(character)), at: 0) }
    _ = state.handle(Samples.key(.enter), at: 0)
    state.draw(into: &grid)
    #expect(!isRound(grid))
    #expect(state.preview?.stage.roundsCorners == false)
  }
}
