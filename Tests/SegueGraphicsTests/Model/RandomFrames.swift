import SegueCells
import SegueGeometry
import SegueTestSupport

@testable import SegueGraphics

/// Pictures that come, change, move, are covered and go, on a screen of a model terminal.
struct RandomFrames {
  /// What a slot should show.
  struct Wanted {
    var area: CellRect
    var holes: [CellRect] = []
    var pixels: [UInt32]
    /// Whether less than all of it may be shown since some frame.
    var isCoarse = false

    func isSeen(column: Int, row: Int, on screen: GridSize) -> Bool {
      CellRect(screen).contains(column: column, row: row) && area.contains(column: column, row: row)
        && !holes.contains { $0.contains(column: column, row: row) }
    }
  }

  var random: SeededGenerator
  var wanted: [Int: Wanted] = [:]
  /// Whether pixels are the same within a cell, so that half of them show as much.
  var isFlat = false
  /// How many pixels of a hundred have another colour than the one before.
  var noise = 10
  /// The colours used; nil for all.
  var colors: [UInt32]?

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  mutating func chance(_ percent: Int) -> Bool { number(1...100) <= percent }

  mutating func color() -> UInt32 {
    colors?.randomElement(using: &random) ?? UInt32.random(in: 0...UInt32.max, using: &random)
  }

  mutating func rect(in size: GridSize) -> CellRect {
    let column = number(0...size.columns - 1)
    let row = number(0...size.rows - 1)
    return CellRect(
      column: column,
      row: row,
      columns: number(1...size.columns - column),
      rows: number(1...size.rows - row)
    )
  }

  /// A rectangle that pictures of other slots leave free, partly beyond the screen at times.
  mutating func area(_ screen: GridSize, slot: Int) -> CellRect? {
    for _ in 0..<8 {
      var area = rect(in: screen)
      if chance(20) { area.column -= number(0...3) }
      if chance(20) { area.rows += number(0...3) }
      let isFree = wanted.allSatisfy { $0.key == slot || !$0.value.area.overlaps(area) }
      if isFree { return area }
    }
    return nil
  }

  mutating func fill(_ wanted: inout Wanted, _ rect: PixelRect, _ cell: GridSize) {
    let width = wanted.area.columns * cell.columns
    var color = color()
    var perCell: [Int: UInt32] = [:]
    for y in rect.y..<rect.endY {
      for x in rect.x..<rect.endX {
        if isFlat {
          let place = y / cell.rows << 16 | x / cell.columns
          color = perCell[place] ?? self.color()
          perCell[place] = color
        } else if chance(noise) {
          color = self.color()
        }
        wanted.pixels[y * width + x] = color
      }
    }
  }

  mutating func damage(_ wanted: inout Wanted, _ cell: GridSize) -> [PixelRect] {
    let size = GridSize(columns: wanted.area.columns * cell.columns, rows: wanted.area.rows * cell.rows)
    return (0..<number(0...(chance(5) ? 7 : 2))).map { _ in
      let cells = rect(in: isFlat ? wanted.area.size : size)
      let pixels = PixelRect(cells, cell: isFlat ? cell : GridSize(columns: 1, rows: 1))
      fill(&wanted, pixels, cell)
      var told = pixels
      if chance(10) { told.width += number(0...50) }
      if chance(10) {
        told.y -= 2
        told.height += 2
      }
      return told
    }
  }
}
