import Testing

@testable import SegueGeometry

@Suite struct ProjectionTests {
  private let perspective = Transform3D.rotationY(radians: 0.5)
    .concatenating(.perspective(m34: -0.002)).concatenating(.translation(x: 100, y: 50)).projection

  @Test func inverseUndoesPerspective() throws {
    let image = try #require(perspective.apply(Point(x: 30, y: -20)))
    let back = try #require(perspective.inverse?.apply(image))
    #expect(abs(back.x - 30) < 1e-12)
    #expect(abs(back.y - -20) < 1e-12)
  }

  @Test func edgeOnHasNoInverse() {
    #expect(Projection(scaleX: 0, scaleY: 1, translation: .zero).inverse == nil)
  }

  @Test func behindTheEyeHasNoImage() {
    // w = 1 − 0.002·z with z = −x·sin(−90°) = x: the eye is at x = 500.
    let tilted = Transform3D.rotationY(radians: -.pi / 2).concatenating(.perspective(m34: -0.002)).projection
    #expect(tilted.apply(Point(x: 499, y: 0)) != nil)
    #expect(tilted.apply(Point(x: 501, y: 0)) == nil)
    #expect(tilted.boundingBox(of: Rect(x: 0, y: 0, width: 600, height: 10)) == nil)
  }

  @Test func concatenationAppliesLeftFirst() {
    let scale = Projection(scaleX: 2, scaleY: 3, translation: .zero)
    let move = Projection(scaleX: 1, scaleY: 1, translation: Point(x: 10, y: 20))
    #expect(scale.concatenating(move).apply(Point(x: 1, y: 1)) == Point(x: 12, y: 23))
    #expect(move.concatenating(scale).apply(Point(x: 1, y: 1)) == Point(x: 22, y: 63))
  }

  @Test func boundingBoxOfQuarterTurn() throws {
    let turn = Transform3D.rotationZ(radians: .pi / 2).projection
    let box = try #require(turn.boundingBox(of: Rect(x: 0, y: 0, width: 10, height: 4)))
    #expect(abs(box.minX - -4) < 1e-12)
    #expect(abs(box.maxX) < 1e-12)
    #expect(abs(box.maxY - 10) < 1e-12)
  }
}
