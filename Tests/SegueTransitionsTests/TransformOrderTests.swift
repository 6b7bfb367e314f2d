import SegueGeometry
import SegueModel
import SegueScenes
import SegueTransitions
import Testing

/// The order that the language's reference gives for a layer's transform.
@Suite struct TransformOrderTests {
  private struct Vector {
    var x: Double
    var y: Double
    var z = 0.0

    func turnedX(_ angle: Double) -> Vector {
      let (c, s) = (Numbers.cosine(angle), Numbers.sine(angle))
      return Vector(x: x, y: y * c - z * s, z: y * s + z * c)
    }
    func turnedY(_ angle: Double) -> Vector {
      let (c, s) = (Numbers.cosine(angle), Numbers.sine(angle))
      return Vector(x: x * c + z * s, y: y, z: z * c - x * s)
    }
    func turnedZ(_ angle: Double) -> Vector {
      let (c, s) = (Numbers.cosine(angle), Numbers.sine(angle))
      return Vector(x: x * c - y * s, y: x * s + y * c, z: z)
    }
  }

  private func corners(_ values: String) throws -> [Point] {
    var session = Session(
      scene: try Scenes.parse(
        """
        segue: 1
        device: [400, 800]
        screens: {one: {layers: {card: {frame: [100, 300, 200, 100], \(values)}}}}
        """
      )
    )
    session.advance(to: 0)
    return try #require(session.layer("one/card")?.corners)
  }

  private func check(_ found: [Point], _ place: (Vector) -> Vector) {
    for (corner, found) in zip([(-100.0, -50.0), (100, -50), (100, 50), (-100, 50)], found) {
      let expected = place(Vector(x: corner.0, y: corner.1))
      #expect(abs(found.x - 200 - expected.x) < 1e-9)
      #expect(abs(found.y - 350 - expected.y) < 1e-9)
    }
  }

  @Test func scaleThenTurnsAboutXYZThenMove() throws {
    // Written in another order, which must not matter.
    let found = try corners(
      "move.x: 11, rotate: 0.3, rotate-y: 0.5, rotate-x: 0.7, scale.y: 0.5, scale.x: 2, move.y: -7"
    )
    check(found) { corner in
      let turned = Vector(x: 2 * corner.x, y: 0.5 * corner.y).turnedX(0.7).turnedY(0.5).turnedZ(0.3)
      return Vector(x: turned.x + 11, y: turned.y - 7)
    }
  }

  @Test func aTransformIsAppliedFromLeftToRight() throws {
    let found = try corners("transform: translate 10 20 rotate 0.3 scale 2 0.5 rotate-x 0.7")
    check(found) { corner in
      let turned = Vector(x: corner.x + 10, y: corner.y + 20).turnedZ(0.3)
      return Vector(x: 2 * turned.x, y: 0.5 * turned.y).turnedX(0.7)
    }
  }
}
