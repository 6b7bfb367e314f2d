import SegueCells
import SegueTestSupport
import Testing

@testable import SegueGraphics

@Suite struct CellRectCuttingTests {
  @Test("A hole inside leaves four rectangles")
  func oneHole() {
    let area = CellRect(column: 2, row: 1, columns: 10, rows: 8)
    let parts = area.cut(around: [CellRect(column: 4, row: 3, columns: 3, rows: 2)])
    #expect(
      parts == [
        CellRect(column: 2, row: 1, columns: 10, rows: 2), CellRect(column: 2, row: 3, columns: 2, rows: 2),
        CellRect(column: 7, row: 3, columns: 5, rows: 2), CellRect(column: 2, row: 5, columns: 10, rows: 4),
      ]
    )
  }

  @Test("A hole over everything leaves nothing, and one beside it everything")
  func extremes() {
    let area = CellRect(column: 0, row: 0, columns: 4, rows: 4)
    #expect(area.cut(around: [CellRect(column: -1, row: -1, columns: 9, rows: 9)]).isEmpty)
    #expect(area.cut(around: [CellRect(column: 4, row: 0, columns: 2, rows: 4), .zero]) == [area])
    #expect(CellRect.zero.cut(around: []).isEmpty)
  }

  @Test("The parts are exactly the cells outside the holes, each once")
  func random() {
    var random = SeededGenerator(seed: 1)
    func rect() -> CellRect {
      CellRect(
        column: .random(in: -2...8, using: &random),
        row: .random(in: -2...8, using: &random),
        columns: .random(in: 0...6, using: &random),
        rows: .random(in: 0...6, using: &random)
      )
    }
    for _ in 0..<500 {
      let area = rect()
      let holes = (0..<Int.random(in: 0...4, using: &random)).map { _ in rect() }
      let parts = area.cut(around: holes)
      for row in -3...15 {
        for column in -3...15 {
          let isSeen =
            area.contains(column: column, row: row)
            && !holes.contains { $0.contains(column: column, row: row) }
          #expect(parts.count { $0.contains(column: column, row: row) } == (isSeen ? 1 : 0))
        }
      }
    }
  }
}
