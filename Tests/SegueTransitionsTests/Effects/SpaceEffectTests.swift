import SegueGeometry
import SegueModel
import SegueTransitions
import Testing

/// The effects of VCTransitionsLibrary in perspective: corners against the projection x / (1 + m34 · z), y likewise.
@Suite struct SpaceEffectTests {
  private static let width = 393.0
  private static let height = 852.0
  private static let moments = [0.1, 0.25, 0.5, 0.65, 0.9]

  /// Both faces meet in the shared edge, which slides by the width; what is `x` from it lies `x · sin` behind.
  @Test(arguments: moments) func cubeTurnsAboutTheSharedEdge(_ time: Double) throws {
    let session = try Session.effect("cube", "aside", at: time)
    let part = Numbers.easeInOut(time)
    let edge = Self.width * (1 - part)
    let old = Self.hinged(Self.width, angle: 90 * part, eye: 200)
    let new = Self.hinged(Self.width, angle: 90 * (1 - part), eye: 200)
    try Self.expect(try session.part("front"), from: edge - old.far, to: edge, heights: old.scale, 1)
    try Self.expect(try session.part("side"), from: edge, to: edge + new.far, heights: 1, new.scale)
    #expect(abs(try session.part("container/dusk").opacity - part) < 1e-6)
    #expect(abs(try session.part("container/dawn").opacity - (1 - part)) < 1e-6)
  }

  @Test(arguments: moments) func theLevelCubeDoesTheSameDownwards(_ time: Double) throws {
    let session = try Session.effect("cube", "below", at: time)
    let part = Numbers.easeInOut(time)
    let edge = Self.height * (1 - part)
    let old = Self.hinged(Self.height, angle: 90 * part, eye: 200)
    let new = Self.hinged(Self.height, angle: 90 * (1 - part), eye: 200)
    #expect(abs(try session.part("front").frame.minY - (edge - old.far)) < 1e-6)
    #expect(abs(try session.part("front").frame.maxY - edge) < 1e-6)
    #expect(abs(try session.part("base").frame.minY - edge) < 1e-6)
    #expect(abs(try session.part("base").frame.maxY - (edge + new.far)) < 1e-6)
    // The shared edge is as wide as the screen: both faces are convex towards the eye.
    #expect(abs(try session.part("front").frame.size.width - Self.width) < 1e-6)
  }

  /// One half of the time each: 90° away, then 90° in, about the middle.
  @Test(arguments: [("aside", "back-side"), ("over", "under-side")])
  func turnShowsOneViewAtATime(_ transition: String, _ target: String) throws {
    let isLevel = transition == "over"
    let length = isLevel ? Self.height : Self.width
    for time in [0.1, 0.25, 0.4, 0.6, 0.75, 0.9] {
      let session = try Session.effect("turn", transition, at: time)
      let part = Numbers.easeInOut(time < 0.5 ? 2 * time : 2 - 2 * time)
      let shown = try session.part(time < 0.5 ? "face" : target).frame
      let gone = try session.part(time < 0.5 ? target : "face").frame
      let angle = 90 * part
      let near = Self.hinged(length / 2, angle: -angle, eye: 500).far
      let far = Self.hinged(length / 2, angle: angle, eye: 500).far
      #expect(abs((isLevel ? shown.size.height : shown.size.width) - (near + far)) < 1e-6)
      #expect((isLevel ? gone.size.height : gone.size.width) < 1e-9)
    }
  }

  /// Only the half that is turned moves: the old view's right half, then the new view's left one.
  @Test func flipTurnsOneHalfAtATime() throws {
    let middle = Self.width / 2
    for time in [0.1, 0.25, 0.4] {
      let session = try Session.effect("flip", at: time)
      let half = Self.hinged(middle, angle: 90 * Numbers.easeInOut(2 * time), eye: 500)
      let turned = try session.part("container/old/1")
      try Self.expect(turned, from: middle, to: middle + half.far, heights: 1, half.scale)
      #expect(abs(try session.part("container/old/1/shade").opacity - Numbers.easeInOut(2 * time) / 2) < 1e-6)
      #expect(try session.part("container/over/0").frame.size.width < 1e-9)
      #expect(
        try session.part("container/old/0").frame == Rect(x: 0, y: 0, width: middle, height: Self.height)
      )
    }
    for time in [0.6, 0.75, 0.9] {
      let session = try Session.effect("flip", at: time)
      let half = Self.hinged(middle, angle: 90 * Numbers.easeInOut(2 - 2 * time), eye: 500)
      let turned = try session.part("container/over/0")
      try Self.expect(turned, from: middle - half.far, to: middle, heights: half.scale, 1)
      #expect(try session.part("container/old/1").frame.size.width < 1e-9)
    }
  }

  /// Four strips, hinged in turn at their left and right edges, which all go to the right edge.
  @Test(arguments: moments) func foldGathersItsEdges(_ time: Double) throws {
    let session = try Session.effect("fold", at: time)
    let part = Numbers.easeInOut(time)
    let strip = Self.width / 4
    for column in 0..<4 {
      // Strips 0 and 1 share the edge at 0 and 2 strips, strips 2 and 3 likewise: a hinge lies at every other seam.
      let hinge = strip * Double(column % 2 == 0 ? column : column + 1)
      let x = hinge + (Self.width - hinge) * part
      let piece = try session.part("container/old/\(column)").frame
      let half = strip * Numbers.cosine(90 * part * .pi / 180)
      // A strip goes back into the screen from its hinge; the eye looks at the middle of the screen.
      let depth = strip * Numbers.sine(90 * part * .pi / 180)
      let end = Self.seen(x + (column % 2 == 0 ? half : -half), depth: depth, eye: 200)
      #expect(abs(min(x, end) - piece.minX) < 1e-6)
      #expect(abs(max(x, end) - piece.maxX) < 1e-6)
      #expect(abs(try session.part("container/old/\(column)/shade").opacity - part) < 1e-6)
    }
  }

  /// The cover waits for .2, then swings open about its left edge and moves off by 170 points, 30 further away.
  @Test(arguments: [0.1, 0.4, 0.7]) func natGeoSwingsTheCoverOpen(_ time: Double) throws {
    let cover = try Session.effect("nat-geo", at: time).part("cover").frame
    let part = time < 0.2 ? 0 : Numbers.easeInOut((time - 0.2) / 0.8)
    let angle = 80 * part * .pi / 180
    let near = 170 * part / (1 + 30 * part / 500)
    let depth = Self.width * Numbers.sine(angle) + 30 * part
    let far = (Self.width * Numbers.cosine(angle) + 170 * part) / (1 + depth / 500)
    #expect(abs(cover.minX - near) < 1e-6)
    #expect(abs(cover.maxX - far) < 1e-6)
  }

  // MARK: Projection

  /// How far from its hinge the far edge of a view is seen, and by how much that edge is smaller.
  private static func hinged(_ length: Double, angle degrees: Double, eye: Double) -> (
    far: Double, scale: Double
  ) {
    let angle = degrees * .pi / 180
    let scale = 1 / (1 + length * Numbers.sine(angle) / eye)
    return (length * Numbers.cosine(angle) * scale, scale)
  }

  /// Where something behind the screen is seen across it.
  private static func seen(_ x: Double, depth: Double, eye: Double) -> Double {
    width / 2 + (x - width / 2) / (1 + depth / eye)
  }

  /// The two upright edges of a view: where they are, and their heights as fractions of the screen's.
  private static func expect(
    _ layer: LayerSample,
    from left: Double,
    to right: Double,
    heights first: Double,
    _ second: Double
  ) throws {
    let corners = try #require(layer.corners)
    #expect(abs(corners[0].x - left) < 1e-6)
    #expect(abs(corners[1].x - right) < 1e-6)
    #expect(abs(corners[3].y - corners[0].y - first * height) < 1e-6)
    #expect(abs(corners[2].y - corners[1].y - second * height) < 1e-6)
  }
}
