import SegueGeometry
import Testing

/// The example of the landing page, `Sources/SegueGeometry/SegueGeometry.docc`, line by line.
struct DocumentationExampleTests {
  @Test func aCardHalfwayToTheScreen() throws {
    let card = Rect(x: 20, y: 120, width: 353, height: 459)
    let screen = Rect(x: 0, y: 0, width: 393, height: 852)
    let halfway = card.interpolated(to: screen, fraction: 0.5)

    let turn = Transform3D.rotationZ(radians: .pi / 2)
    let move = Transform3D.translation(x: 100, y: 0)
    let corner = turn.concatenating(move).projection.apply(Point(x: 10, y: 0))

    #expect(halfway == Rect(x: 10, y: 60, width: 373, height: 655.5))
    let place = try #require(corner)
    #expect(abs(place.x - 100) < 1e-9)
    #expect(abs(place.y - 10) < 1e-9)
  }
}
