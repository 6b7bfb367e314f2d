import SegueGeometry
import Testing

@Suite("Sizes of grids")
struct GridSizeTests {
  @Test("A grid counts its cells where an Int can, and never traps")
  func count() {
    #expect(GridSize(columns: 200, rows: 60).count == 12_000)
    #expect(GridSize(columns: 0, rows: 60).count == 0)
    #expect(GridSize(columns: -200, rows: -60).count == 0)
    #expect(GridSize(columns: Int(UInt32.max), rows: Int(UInt32.max)).count == Int.max)
    #expect(GridSize(columns: Int.max, rows: 1).count == Int.max)
    #expect(GridSize(columns: Int.min, rows: Int.min).count == 0)
  }
}
