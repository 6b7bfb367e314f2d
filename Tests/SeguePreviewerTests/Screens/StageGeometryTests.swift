import SegueCells
import SegueGeometry
import Testing

@testable import SeguePreviewer

struct StageGeometryTests {
  private let area = CellRect(column: 10, row: 2, columns: 60, rows: 20)
  private let phone = Size(width: 400, height: 800)

  @Test func letterBoxesAtTheCanvasShape() {
    let geometry = StageGeometry(size: phone, in: area, cellAspect: 2)
    #expect(geometry.device == CellRect(column: 30, row: 2, columns: 20, rows: 20))
    #expect(geometry.canvas == Rect(x: 0, y: 0, width: 400, height: 800))
  }

  @Test(
    "The device is in the screen's middle, or in that of the room that panels leave",
    arguments: [
      (100, 40), (80, 30), (61, 20), (40, 10), (38, 30), (0, 30), (150, 30),
    ]
  )
  func middle(screenColumns: Int, column: Int) {
    let geometry = StageGeometry(size: phone, in: area, screenColumns: screenColumns, cellAspect: 2)
    #expect(geometry.device == CellRect(column: column, row: 2, columns: 20, rows: 20))
  }

  @Test func placesAndPointsAreInverse() throws {
    let geometry = StageGeometry(size: phone, in: area, cellAspect: 2)
    #expect(geometry.point(column: 30.5, row: 2.5) == Point(x: 10, y: 20))
    let cell = try #require(geometry.cell(at: Point(x: 399, y: 799)))
    #expect(cell == (column: 49, row: 21))
    #expect(geometry.cell(at: Point(x: 401, y: 1)) == nil)
    // A drag may leave the device.
    #expect(geometry.point(column: 20, row: 2) == Point(x: -200, y: 0))
  }

  @Test func zoomFillsTheAreaAroundTheFocus() {
    let geometry = StageGeometry(size: phone, in: area, cellAspect: 2, zoom: 2, focus: Point(x: 0, y: 400))
    #expect(geometry.device == CellRect(column: 20, row: 2, columns: 40, rows: 20))
    #expect(geometry.canvas == Rect(x: 0, y: 200, width: 400, height: 400))
  }

  @Test func zoomStaysInsideTheCanvas() {
    let geometry = StageGeometry(size: phone, in: area, cellAspect: 2, zoom: 4, focus: Point(x: 400, y: 900))
    #expect(geometry.canvas.maxX <= 400 + 1e-9)
    #expect(abs(geometry.canvas.maxY - 800) < 1e-9)
    #expect(geometry.device.columns == 60)
  }

  @Test func nothingToShowIsNoTrap() {
    let none = StageGeometry(size: .zero, in: area, cellAspect: 2)
    #expect(none.device.isEmpty)
    _ = none.point(column: 1, row: 1)
    let sliver = StageGeometry(size: Size(width: 1e9, height: 1), in: area, cellAspect: 2)
    #expect(sliver.device.rows == 1)
  }

  @Test func zoomCyclesAndPans() {
    var zoom = StageZoom()
    zoom.pan(right: 1, down: 0, shown: .zero, canvas: phone)
    #expect(zoom.focus == nil)
    zoom.cycle(around: Point(x: 100, y: 100))
    #expect(zoom.factor == 2)
    #expect(zoom.focus == Point(x: 100, y: 100))
    zoom.pan(right: 1, down: -1, shown: Rect(x: 0, y: 200, width: 200, height: 400), canvas: phone)
    #expect(zoom.focus == Point(x: 120, y: 360))
    zoom.cycle(around: nil)
    #expect(zoom.factor == 4)
    zoom.cycle(around: nil)
    #expect(zoom.factor == 1)
    #expect(zoom.focus == nil)
  }
}
