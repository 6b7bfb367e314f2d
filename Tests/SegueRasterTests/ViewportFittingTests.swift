import SegueGeometry
import SegueRaster
import Testing

struct ViewportFittingTests {
  private let phone = Size(width: 390, height: 844)

  @Test func aPhoneStandsInTheMiddleOfAWideScreen() {
    let viewport = Viewport.fitting(canvas: phone, size: GridSize(columns: 80, rows: 24))
    // 844 pt in 24 rows: a cell is 35.17 pt high and 17.58 pt wide, and 390 pt take 22.18 columns.
    #expect(viewport.size == GridSize(columns: 22, rows: 24))
    #expect(viewport.column == 29)
    #expect(viewport.row == 0)
    #expect(viewport.canvas == Rect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test func aFlatCanvasStandsInTheMiddleOfATallScreen() {
    let viewport = Viewport.fitting(
      canvas: Size(width: 400, height: 100),
      column: 2,
      row: 1,
      size: GridSize(columns: 40, rows: 25),
      cellAspect: 2
    )
    #expect(
      viewport
        == Viewport(
          column: 2,
          row: 11,
          size: GridSize(columns: 40, rows: 5),
          canvas: Rect(x: 0, y: 0, width: 400, height: 100)
        )
    )
  }

  @Test func zoomShowsAPartAroundThePoint() {
    let size = GridSize(columns: 80, rows: 24)
    let viewport = Viewport.fitting(canvas: phone, size: size, zoom: 2, center: Point(x: 195, y: 422))
    #expect(viewport.size == GridSize(columns: 44, rows: 24))
    #expect(viewport.canvas == Rect(x: 0, y: 211, width: 390, height: 422))
    let corner = Viewport.fitting(canvas: phone, size: size, zoom: 2, center: .zero)
    #expect(corner.canvas.origin == .zero)
    let end = Viewport.fitting(canvas: phone, size: size, zoom: 8, center: Point(x: 999, y: 999))
    #expect(end.size == size)
    #expect(abs(end.canvas.maxX - 390) < 1e-9 && abs(end.canvas.maxY - 844) < 1e-9)
  }

  @Test func nothingFitsIntoLessThanACell() {
    let viewport = Viewport.fitting(canvas: Size(width: 0, height: 5), size: GridSize(columns: 0, rows: 0))
    #expect(viewport.size == GridSize(columns: 1, rows: 1))
  }
}
