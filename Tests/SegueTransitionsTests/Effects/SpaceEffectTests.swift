import SegueGeometry
import SegueModel
import SegueStage
import SegueTransitions
import Testing

/// The effects of VCTransitionsLibrary in space, both ways, as its code has them.
///
/// Every corner is held against matrices of the tests' own. `isReverse` is the library's `reverse`, which a pop sets.
@Suite struct SpaceEffectTests {
  private static let width = 393.0
  private static let height = 852.0
  private static let moments = [0.0, 0.1, 0.25, 0.4, 0.6, 0.75, 0.9]

  /// A run of an effect: the library's "from" and "to" views are whole screens.
  struct Way: Sendable {
    var scene: String
    var transition: String
    var from: String
    var to: String
    var isLevel = false
    var isReverse = false
  }

  static let turns = [
    Way(scene: "turn", transition: "aside", from: "face", to: "back-side"),
    Way(scene: "turn", transition: "back", from: "back-side", to: "face", isReverse: true),
    Way(scene: "turn", transition: "over", from: "face", to: "under-side", isLevel: true),
    Way(scene: "turn", transition: "under", from: "under-side", to: "face", isLevel: true, isReverse: true),
  ]

  /// In two halves: the old view to `factor · 90°`, then the new one from `-factor · 90°`, under m34 -.002.
  @Test(arguments: turns) func turnShowsOneViewAtATime(_ way: Way) throws {
    let factor: Double = way.isReverse ? 1 : -1
    for time in Self.moments {
      let session = try Session.effect(way, at: time)
      let (first, second) = Self.halves(time)
      let angles = [way.from: factor * 90 * first, way.to: -factor * 90 * (1 - second)]
      for (screen, angle) in angles {
        let turn = way.isLevel ? SolidMatrix.rotateX(angle) : SolidMatrix.rotateY(angle)
        let matrix = Self.about(0.5, 0.5, turn * .perspective(-0.002))
        try session.expectCorners(of: screen, at: Self.corners(through: matrix))
      }
    }
  }

  static let cubes = [
    Way(scene: "cube", transition: "aside", from: "front", to: "side"),
    Way(scene: "cube", transition: "back", from: "side", to: "front", isReverse: true),
    Way(scene: "cube", transition: "below", from: "front", to: "base", isLevel: true),
    Way(scene: "cube", transition: "up", from: "base", to: "front", isLevel: true, isReverse: true),
  ]

  /// Both views lie in the middle by an anchor at their shared edge, and the container moves.
  ///
  /// It goes from `dir / 2` to `-dir / 2` of its length. The library's m34 multiplies a z of 0: there is no perspective.
  @Test(arguments: cubes) func cubeTurnsAboutTheSharedEdge(_ way: Way) throws {
    let dir: Double = way.isReverse ? 1 : -1
    for time in Self.moments {
      let session = try Session.effect(way, at: time)
      let part = Numbers.easeInOut(time)
      let slide = dir * (0.5 - part) * (way.isLevel ? Self.height : Self.width)
      for (screen, anchor, angle) in [
        (way.from, (1 + dir) / 2, dir * 90 * part), (way.to, (1 - dir) / 2, -dir * 90 * (1 - part)),
      ] {
        let turn = way.isLevel ? SolidMatrix.rotateX(-angle) : SolidMatrix.rotateY(angle)
        let matrix =
          way.isLevel
          ? SolidMatrix.translate(-Self.width / 2, -anchor * Self.height) * turn
            * .translate(Self.width / 2, Self.height / 2 + slide)
          : SolidMatrix.translate(-anchor * Self.width, -Self.height / 2) * turn
            * .translate(Self.width / 2 + slide, Self.height / 2)
        try session.expectCorners(of: screen, at: Self.corners(through: matrix))
      }
      #expect(abs(try session.part("container/dusk").opacity - (way.isReverse ? 1 - part : part)) < 1e-6)
      #expect(abs(try session.part("container/dawn").opacity - (way.isReverse ? part : 1 - part)) < 1e-6)
    }
  }

  /// Only the half that is turned moves.
  ///
  /// Forwards it is the old view's left one, towards the viewer, then the new view's right one. `old` and `over` are copies of the lower and the upper screen both ways.
  @Test(arguments: [
    Way(scene: "flip", transition: "forth", from: "left", to: "right"),
    Way(scene: "flip", transition: "back", from: "right", to: "left", isReverse: true),
  ]) func flipTurnsOneHalfAtATime(_ way: Way) throws {
    let sign: Double = way.isReverse ? -1 : 1
    let copies =
      way.isReverse ? ["container/over/1", "container/old/0"] : ["container/old/0", "container/over/1"]
    for time in Self.moments {
      let session = try Session.effect(way, at: time)
      let (first, second) = Self.halves(time)
      let angles = [sign * 90 * first, -sign * 90 * (1 - second)]
      for (copy, angle) in zip(copies, angles) {
        let column: Double = copy.hasSuffix("1") ? 1 : 0
        // The hinge is the middle of the screen, where the eye is, whichever half it is.
        let matrix =
          SolidMatrix.translate((column - 1) * Self.width / 2, -Self.height / 2)
          * .rotateY(angle) * .perspective(-0.002) * .translate(Self.width / 2, Self.height / 2)
        try session.expectCorners(of: copy, at: Self.corners(Self.width / 2, through: matrix))
      }
      #expect(abs(try session.part(copies[0] + "/shade").opacity - first / 2) < 1e-6)
      #expect(abs(try session.part(copies[1] + "/shade").opacity - (1 - second) / 2) < 1e-6)
      // The lower screen's other half stays.
      let rest = Rect(x: Self.width / 2, y: 0, width: Self.width / 2, height: Self.height)
      #expect(try session.part("container/old/1").frame.isClose(to: rest))
    }
    // Both shades are darkest at the crease.
    let session = try Session.effect(way, at: 0.25)
    #expect(try session.darkEnd(of: "container/old/0/shade") == 1)
    #expect(try session.darkEnd(of: "container/over/1/shade") == 0)
  }

  /// Four strips, hinged in turn at their left and right edges, which all go to one side.
  @Test(arguments: [
    Way(scene: "fold", transition: "forth", from: "map", to: "view"),
    Way(scene: "fold", transition: "back", from: "view", to: "map", isReverse: true),
  ]) func foldGathersItsEdges(_ way: Way) throws {
    let strip = Self.width / 4
    let copies = way.isReverse ? ["container/new", "container/old"] : ["container/old", "container/new"]
    for time in Self.moments {
      let session = try Session.effect(way, at: time)
      let part = Numbers.easeInOut(time)
      for column in 0..<4 {
        let isLeft = column % 2 == 0
        let hinge = strip * Double(isLeft ? column : column + 1)
        for (copy, gathered, folded) in [
          (copies[0], way.isReverse ? 0 : Self.width, part),
          (copies[1], way.isReverse ? Self.width : 0, 1 - part),
        ] {
          let x = hinge + (gathered - hinge) * folded
          let matrix =
            SolidMatrix.translate(isLeft ? 0 : -strip, -Self.height / 2)
            * .rotateY((isLeft ? 90 : -90) * folded) * .translate(x - Self.width / 2, 0)
            * .perspective(-0.005) * .translate(Self.width / 2, Self.height / 2)
          try session.expectCorners(of: "\(copy)/\(column)", at: Self.corners(strip, through: matrix))
          #expect(abs(try session.part("\(copy)/\(column)/shade").opacity - folded) < 1e-6)
          #expect(try session.darkEnd(of: "\(copy)/\(column)/shade") == (isLeft ? 1 : 0))
        }
      }
    }
  }

  /// The cover turns about its left edge, moved within the turn; the page's turn about z comes after its move.
  @Test(arguments: [
    Way(scene: "nat-geo", transition: "forth", from: "cover", to: "page"),
    Way(scene: "nat-geo", transition: "back", from: "page", to: "cover", isReverse: true),
  ]) func natGeoSwingsTheCoverOpen(_ way: Way) throws {
    let open = SolidMatrix.translate(170, 0, -30) * .rotateY(80)
    let away = SolidMatrix.rotateX(10) * .rotateY(-45) * .translate(320, -40, 150) * .rotateZ(5)
    for time in Self.moments {
      let session = try Session.effect(way, at: time)
      let cover =
        way.isReverse
        ? 1 - Numbers.easeInOut(min(time / 0.8, 1)) : Numbers.easeInOut(max(time - 0.2, 0) / 0.8)
      let page = way.isReverse ? 1 - Numbers.easeInOut(time) : Numbers.easeInOut(time)
      for (screen, anchor, matrix) in [
        ("cover", 0.0, SolidMatrix.between(.identity, open, cover)),
        ("page", 0.5, SolidMatrix.between(away, .identity, page)),
      ] {
        let seen = Self.about(anchor, 0.5, matrix * .perspective(-1 / 500))
        try session.expectCorners(of: screen, at: Self.corners(through: seen))
      }
      // addSubview puts the incoming view on top both ways.
      let order = session.layerSamples().map(\.id).filter { $0 == "cover" || $0 == "page" }
      #expect(order == [way.from, way.to])
    }
  }

  /// As the cover ends: from x 0 to 32, the far edge less than half as high.
  @Test func theCoverEndsAtTheEdgeOfTheScreen() throws {
    let cover = try Session.effect("nat-geo", at: 0.999_999).part("cover")
    let corners = try #require(cover.corners)
    #expect(abs(corners[0].x) < 0.1)
    #expect(abs(corners[1].x - 32.2) < 0.1)
  }

  // MARK: Geometry

  /// How far the two halves of a run have come, each eased by itself.
  private static func halves(_ time: Double) -> (Double, Double) {
    (Numbers.easeInOut(min(2 * time, 1)), Numbers.easeInOut(max(2 * time - 1, 0)))
  }

  /// A transform of a whole screen about an anchor point.
  private static func about(_ x: Double, _ y: Double, _ matrix: SolidMatrix) -> SolidMatrix {
    .translate(-x * width, -y * height) * matrix * .translate(x * width, y * height)
  }

  /// The corners of a view as wide as `length` and as high as the screen, clockwise from its own top left.
  private static func corners(_ length: Double = width, through matrix: SolidMatrix) -> [Point] {
    [(0, 0), (length, 0), (length, height), (0, height)].map { matrix.seen($0.0, $0.1) }
  }
}

extension Session {
  /// A run of an effect, so many seconds after it was begun on its own screen.
  fileprivate static func effect(_ way: SpaceEffectTests.Way, at time: Double) throws -> Session {
    var session = try Session(way.scene, startScreen: way.from)
    session.handle(.trigger(way.transition))
    session.advance(to: time)
    #expect(session.status.transition == way.transition)
    return session
  }

  fileprivate func expectCorners(of id: String, at expected: [Point]) throws {
    let seen = try #require(inspect(id)).corners
    try #require(seen.count == 4, "\(id) at \(time)")
    for (corner, place) in zip(seen, expected) {
      #expect(abs(corner.x - place.x) < 1e-6 && abs(corner.y - place.y) < 1e-6, "\(id) at \(time)")
    }
  }

  /// Where a shade from clear to black is black: 0 at its left edge, 1 at its right.
  fileprivate func darkEnd(of id: String) throws -> Double {
    let gradient = try #require(inspect(id)?.presented.contents.gradient)
    guard case .linear(let start, let end) = gradient.kind else { return .nan }
    let isDarkAtEnd = (gradient.stops.last?.color.alpha ?? 0) > (gradient.stops.first?.color.alpha ?? 0)
    return isDarkAtEnd ? end.x : start.x
  }
}
