import SegueCells
import SegueGeometry
import SegueTestSupport
import Testing

/// Rectangles of cells are held to the sets of cells that they stand for.
@Suite struct CellRectTests {
  private struct Place: Hashable {
    var column: Int
    var row: Int
  }

  private func places(_ rect: CellRect) -> Set<Place> {
    Set(rect.rowRange.flatMap { row in rect.columnRange.map { Place(column: $0, row: row) } })
  }

  private func pairs(_ body: (CellRect, CellRect) -> Void) {
    var random = SeededGenerator(seed: 11)
    func rect() -> CellRect {
      CellRect(
        column: .random(in: -3...6, using: &random),
        row: .random(in: -3...6, using: &random),
        columns: .random(in: -1...5, using: &random),
        rows: .random(in: -1...5, using: &random)
      )
    }
    for _ in 0..<2000 { body(rect(), rect()) }
  }

  @Test func sizesAreThoseOfTheSet() {
    pairs { rect, _ in
      #expect(rect.count == places(rect).count)
      #expect(rect.isEmpty == places(rect).isEmpty)
      #expect(rect.size.count == rect.count)
    }
  }

  @Test func intersectionIsWhatBothHave() {
    pairs { left, right in
      #expect(places(left.intersection(right)) == places(left).intersection(places(right)))
      #expect(places(left.within(right.rowRange)) == places(left).filter { right.rowRange.contains($0.row) })
    }
  }

  @Test func unionIsTheSmallestThatHasBoth() {
    pairs { left, right in
      guard !left.isEmpty, !right.isEmpty else { return }
      let union = left.union(right)
      #expect(union.contains(left) && union.contains(right))
      let all = places(left).union(places(right))
      #expect(union.columnRange.lowerBound == all.map(\.column).min())
      #expect(union.columnRange.upperBound == all.map { $0.column + 1 }.max())
      #expect(union.rowRange.lowerBound == all.map(\.row).min())
      #expect(union.rowRange.upperBound == all.map { $0.row + 1 }.max())
    }
  }

  @Test func overlappingIsHavingACellInCommon() {
    pairs { left, right in
      guard !left.isEmpty, !right.isEmpty else { return }
      #expect(left.overlaps(right) == !places(left).isDisjoint(with: places(right)))
      #expect(left.contains(right) == places(left).isSuperset(of: places(right)))
      #expect(
        left.contains(column: right.column, row: right.row)
          == places(left).contains(Place(column: right.column, row: right.row))
      )
    }
  }

  @Test func edgesTheWrongWayRoundMakeAnEmptyRectangle() {
    let rect = CellRect(column: 4, row: 2, endColumn: 1, endRow: 3)
    #expect(rect.isEmpty && rect.count == 0 && rect.columnRange.isEmpty && rect.endColumn == 4)
  }

  @Test func theMiddleIsNoLargerThanTheWhole() {
    let whole = CellRect(column: 2, row: 3, columns: 10, rows: 5)
    #expect(whole.centered(columns: 4, rows: 3) == CellRect(column: 5, row: 4, columns: 4, rows: 3))
    #expect(whole.centered(columns: 40, rows: 30) == whole)
    #expect(whole.line(2) == CellRect(column: 2, row: 5, columns: 10, rows: 1))
    #expect(whole.rows(from: 2) == CellRect(column: 2, row: 5, columns: 10, rows: 3))
  }
}
