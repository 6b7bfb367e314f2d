import SegueCells
import SegueGeometry
import SegueTransitions
import Testing

@testable import SeguePreviewer

/// Where a press in a cell touches.
@Suite struct TouchedPlaceTests {
  /// The button covers a quarter of its cell.
  private static let text = """
    segue: 1
    device: [400, 800]
    screens: {home: {layers: {button: {frame: [0, 0, 400, 10]}}}, away: {}}
    transitions: {go: {kind: push, from: home, to: away, tap: from/button}}
    """

  @Test func whatATapStartsIsTouchedWhereverItShowsInTheCell() throws {
    var preview = try Samples.preview(of: Self.text, columns: 80, rows: 24)
    preview.rehearsal.beginRunUnderTouch()
    let geometry = preview.geometry
    let middle = geometry.point(
      column: Double(geometry.device.column) + 3.5,
      row: Double(geometry.device.row) + 0.5
    )
    #expect(middle.y > 10, "\(geometry)")
    #expect(preview.rehearsal.session.isTappable(at: Point(x: 200, y: 5)))
    #expect(StageDesk.touched(at: middle, on: geometry, of: preview.rehearsal.session).y < 10)
    let below = Point(x: middle.x, y: middle.y + 40)
    #expect(StageDesk.touched(at: below, on: preview.geometry, of: preview.rehearsal.session) == below)
  }
}
