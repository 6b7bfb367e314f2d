import SegueCells
import SegueGeometry
import SegueGraphics
import SegueInterface
import SegueRaster
import SegueStage
import SegueText
import Testing

@testable import SeguePreviewer

/// What a part of the screen in pixels hands on: where it is, what lies over it, and what has changed.
@Suite struct PixelSheetTests {
  private let size = GridSize(columns: 10, rows: 8)
  private let viewport = Viewport(
    column: 2,
    row: 1,
    size: GridSize(columns: 6, rows: 5),
    canvas: Rect(x: 0, y: 0, width: 60, height: 100)
  )

  private func sheet() throws -> PixelSheet {
    PixelSheet(PixelLook(cell: GridSize(columns: 3, rows: 6), typesetter: try Typesetter(), ground: nil))
  }

  /// A red frame of a tree with a blue square in it.
  private func tree() -> (LayerTree, LayerID) {
    var state = LayerState()
    state.bounds = Rect(x: 0, y: 0, width: 60, height: 100)
    state.position = Point(x: 30, y: 50)
    state.fill = Color(red: 1, green: 0, blue: 0)
    var tree = LayerTree(root: Layer(name: "root", model: state))
    state.bounds = Rect(x: 0, y: 0, width: 10, height: 20)
    state.position = Point(x: 5, y: 10)
    state.fill = Color(red: 0, green: 0, blue: 1)
    let square = tree.add(Layer(name: "square", model: state), to: tree.root)
    return (tree, square)
  }

  private func pixel(_ sheet: PixelSheet, x: Int, y: Int) -> UInt32 {
    var pixel: UInt32 = 0
    sheet.withPixels { pixel = $0[y * 18 + x] }
    return pixel
  }

  @Test func aDifferenceIsInPixelsTooAndEachKindIsSentWhole() throws {
    let sheet = try sheet()
    var (tree, square) = tree()
    var (first, second) = (Frame(), Frame())
    tree.sample(at: 0, into: &first)
    tree[square].model.position.x += 30
    tree.sample(at: 1, into: &second)
    sheet.draw(first, in: viewport, outline: nil)
    sheet.noteSent()
    sheet.draw(first, second, in: viewport, outline: nil)
    #expect(pixel(sheet, x: 1, y: 1) == 0xffff_00ff && pixel(sheet, x: 10, y: 1) == 0xffff_00ff)
    #expect(pixel(sheet, x: 17, y: 29) == 0xff00_0000, "where they are equal it is black")
    #expect(sheet.placed(in: 0, isWhole: false).damage == nil)
    sheet.noteSent()
    sheet.draw(second, second, in: viewport, outline: nil)
    #expect(pixel(sheet, x: 1, y: 1) == 0xff00_0000)
    #expect(sheet.placed(in: 0, isWhole: false).damage?.isEmpty == false)
    sheet.draw(second, in: viewport, outline: nil)
    #expect(pixel(sheet, x: 1, y: 1) == 0xff00_00ff)
    #expect(sheet.placed(in: 0, isWhole: false).damage == nil)
  }

  @Test func itsPixelsAreTheFrames() throws {
    let sheet = try sheet()
    var (tree, square) = tree()
    var frame = Frame()
    tree.sample(at: 0, into: &frame)
    sheet.draw(frame, in: viewport, outline: nil)
    #expect(pixel(sheet, x: 1, y: 1) == 0xffff_0000 && pixel(sheet, x: 17, y: 29) == 0xff00_00ff)
    #expect(sheet.placed(in: 4, isWhole: false).damage == nil, "nothing has been sent yet")
    sheet.noteSent()
    #expect(sheet.placed(in: 4, isWhole: false).damage == [])
    tree[square].model.position.x += 10
    tree.sample(at: 1, into: &frame)
    sheet.draw(frame, in: viewport, outline: nil)
    let picture = sheet.placed(in: 4, isWhole: false)
    #expect(picture.slot == 4 && picture.area == viewport.cells)
    // Two cells of three by six pixels, and no others.
    #expect(picture.damage == [PixelRect(x: 0, y: 0, width: 6, height: 6)])
    #expect(sheet.placed(in: 4, isWhole: true).damage == nil)
  }

  @Test(arguments: [0, 0xffffff] as [UInt32])
  func underAnOverlayItIsHalfwayToTheGround(ground: UInt32) throws {
    let sheet = try sheet()
    var (tree, square) = tree()
    var frame = Frame()
    var grid = CellGrid(size: size)
    func show(isDimmed: Bool) -> [PixelRect]? {
      sheet.draw(frame, in: viewport, outline: nil)
      sheet.note(grid)
      if isDimmed { sheet.dim(Dimming(isForLightGround: ground > 0)) }
      sheet.cutOut(of: &grid)
      let damage = sheet.placed(in: 0, isWhole: false).damage
      sheet.withPixels { _ in }
      sheet.noteSent()
      return damage
    }
    let half: UInt32 = ground == 0 ? 0 : 0x7f
    tree.sample(at: 0, into: &frame)
    _ = show(isDimmed: false)
    #expect(show(isDimmed: true) == nil, "all of it looks different")
    #expect(pixel(sheet, x: 1, y: 1) == 0xff00_0000 | (half + 0x7f + (ground & 1)) << 16 | half << 8 | half)
    tree[square].model.position.x += 10
    tree.sample(at: 1, into: &frame)
    #expect(show(isDimmed: true) == [PixelRect(x: 0, y: 0, width: 6, height: 6)])
    var dimmed: [UInt32] = []
    sheet.withPixels { dimmed = Array($0) }
    #expect(show(isDimmed: false) == nil)
    var drawn: [UInt32] = []
    sheet.withPixels { drawn = Array($0) }
    #expect(pixel(sheet, x: 17, y: 29) == 0xff00_00ff && pixel(sheet, x: 4, y: 1) == 0xffff_0000)
    for (dark, bright) in zip(dimmed, drawn) {
      for channel in [0, 8, 16] as [UInt32] {
        #expect(dark >> channel & 0xff == ((bright >> channel & 0xff) + ground & 0xff) / 2)
      }
      #expect(dark >> 24 == bright >> 24)
    }
    #expect(show(isDimmed: false) == [])
  }

  @Test func whatLiesOverItIsAHole() throws {
    let sheet = try sheet()
    let (tree, _) = tree()
    var frame = Frame()
    tree.sample(at: 0, into: &frame)
    sheet.draw(frame, in: viewport, outline: nil)
    var grid = CellGrid(size: size)
    for index in grid.cells.indices { grid.cells[index] = Cell(glyph: 0x2580) }
    sheet.note(grid)
    for row in 3...4 { for column in 5..<10 { grid[column: column, row: row] = Cell(glyph: 0x78) } }
    grid[column: 2, row: 1] = Cell(glyph: 0x79)
    sheet.cutOut(of: &grid)
    #expect(
      sheet.holes == [
        CellRect(column: 2, row: 1, columns: 1, rows: 1), CellRect(column: 5, row: 3, columns: 3, rows: 2),
      ]
    )
    for row in 0..<8 {
      for column in 0..<10 {
        let cell = grid[column: column, row: row]
        let isHole = sheet.holes.contains { $0.contains(column: column, row: row) }
        #expect((cell == PixelSheet.blank) == (viewport.cells.contains(column: column, row: row) && !isHole))
      }
    }
  }

  @Test func aSheetPartlyOutsideTheGridIsDrawn() throws {
    let sheet = try sheet()
    let (tree, _) = tree()
    var frame = Frame()
    tree.sample(at: 0, into: &frame)
    var outside = viewport
    outside.cells.column = 7
    outside.cells.row = -2
    sheet.draw(frame, in: outside, outline: nil)
    var grid = CellGrid(size: size)
    sheet.note(grid)
    grid[column: 9, row: 0] = Cell(glyph: 0x78)
    sheet.cutOut(of: &grid)
    #expect(sheet.holes == [CellRect(column: 9, row: 0, columns: 1, rows: 1)])
  }

  @Test(
    arguments: [
      (1000, 1000, false), (200, 60, true), (0, 5, false), (5, -1, false), (Int.max, Int.max, false),
    ]
  )
  func onlyWhatMemoryHoldsIsDrawn(_ columns: Int, _ rows: Int, _ fits: Bool) throws {
    let look = PixelLook(cell: GridSize(columns: 10, rows: 20), typesetter: try Typesetter(), ground: nil)
    #expect(look.fits(GridSize(columns: columns, rows: rows)) == fits)
  }
}
