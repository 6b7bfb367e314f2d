import SegueExport
import SegueGeometry
import Testing

@Suite("The layout of film strips")
struct StripLayoutTests {
  private let phone = Size(width: 390, height: 780)

  @Test("Frames lie in the cells, none over another, each above the line of its time")
  func room() {
    for count in [1, 2, 5, 6, 12, 24] {
      for size in [
        GridSize(columns: 80, rows: 20), GridSize(columns: 118, rows: 34), GridSize(columns: 30, rows: 50),
      ] {
        let places = StripLayout(count: count, canvas: phone, column: 3, row: 2, size: size).places
        #expect(places.count == count)
        for (index, place) in places.enumerated() {
          #expect(place.column >= 3 && place.column + place.size.columns <= 3 + size.columns)
          #expect(place.row >= 2 && place.labelRow < 2 + size.rows)
          for other in places[(index + 1)...] {
            let isBeside = other.column >= place.column + place.size.columns
            let isBelow = other.row > place.labelRow
            #expect(isBeside || isBelow)
          }
        }
      }
    }
  }

  @Test("They are as large as any arrangement makes them")
  func largest() {
    let wide = StripLayout(count: 4, canvas: phone, size: GridSize(columns: 80, rows: 20)).places
    #expect(wide.allSatisfy { $0.row == wide[0].row })
    #expect(wide[0].size == GridSize(columns: 18, rows: 18))
    let tall = StripLayout(count: 4, canvas: phone, size: GridSize(columns: 20, rows: 90)).places
    #expect(tall.allSatisfy { $0.column == tall[0].column })
  }

  @Test("Where there is no room there are no frames")
  func none() {
    #expect(StripLayout(count: 6, canvas: phone, size: GridSize(columns: 3, rows: 1)).places.isEmpty)
  }
}
