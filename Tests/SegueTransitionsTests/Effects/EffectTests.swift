import SegueGeometry
import SegueModel
import SegueTransitions
import Testing

/// The flat effects of VCTransitionsLibrary, against their definitions; those in space are in `SpaceEffectTests`.
@Suite struct EffectTests {
  private static let width = 393.0
  private static let height = 852.0
  private static let moments = [0.1, 0.25, 0.5, 0.65, 0.9]

  @Test(arguments: moments) func crossfadeFadesTheOldViewAway(_ time: Double) throws {
    let session = try Session.effect("crossfade", at: time)
    #expect(abs(try session.part("dusk").opacity - (1 - Numbers.easeInOut(time))) < 1e-6)
    #expect(try session.part("city").opacity == 1)
    // It lies below.
    #expect(session.layerSamples().first?.id == "city")
  }

  @Test(arguments: moments) func panLeavesHalfAsFast(_ part: Double) throws {
    let session = try Session.effect("pan", at: part * 0.3)
    let eased = Numbers.easeInOut(part)
    #expect(abs(try session.part("garden").frame.minX + Self.width / 2 * eased) < 1e-6)
    #expect(abs(try session.part("forest").frame.minX - Self.width * (1 - eased)) < 1e-6)
  }

  @Test(arguments: moments) func portalPartsAndComesNearer(_ time: Double) throws {
    let session = try Session.effect("portal", at: time)
    let eased = Numbers.bezier(time, 0, 0, 0.58, 1)
    #expect(abs(try session.part("container/halves/0").frame.minX + Self.width / 2 * eased) < 1e-6)
    #expect(abs(try session.part("container/halves/1").frame.minX - Self.width / 2 * (1 + eased)) < 1e-6)
    #expect(abs(try session.part("hall").frame.size.width - Self.width * (0.8 + 0.2 * eased)) < 1e-6)
  }

  @Test func cardsRestBackInTheirWindows() throws {
    // Flat again at .8, .08 of the height above the middle, from .6 on.
    let small = Rect(
      x: 0.1 * Self.width,
      y: 0.1 * Self.height - 0.08 * Self.height,
      width: 0.8 * Self.width,
      height: 0.8 * Self.height
    )
    for time in [0.6, 0.75, 0.95] {
      #expect(try Session.effect("cards", at: time).part("inbox").frame.isClose(to: small))
    }
    // The new view waits below, rises by 30 points, then comes to rest.
    #expect(abs(try Session.effect("cards", at: 0.3).part("letter").frame.minY - Self.height) < 1e-6)
    #expect(abs(try Session.effect("cards", at: 0.7).part("letter").frame.minY - (Self.height - 15)) < 1e-6)
    #expect(
      abs(try Session.effect("cards", at: 0.9).part("letter").frame.minY - (Self.height - 30) / 2) < 1e-6
    )
  }

  @Test(arguments: [0.1, 0.2, 0.4]) func cardsDimInTheFirstWindow(_ time: Double) throws {
    let opacity = 1 - 0.4 * Numbers.easeInOut(time / 0.4)
    #expect(abs(try Session.effect("cards", at: time).part("inbox").opacity - opacity) < 1e-6)
  }

  @Test func explodeCutsSquareTilesThatFlyNoFurtherThanTheyMay() throws {
    let side = Self.width / 10
    let rows = (Self.height / side).rounded(.up)
    let start = try Session.effect("explode", at: 0)
    let end = try Session.effect("explode", at: 0.999_999)
    var ways: Set<Double> = []
    for index in 0..<Int(rows) * 10 {
      let (from, to) = (
        try start.part("container/tiles/\(index)").frame, try end.part("container/tiles/\(index)").frame
      )
      let x = Double(index % 10) * side
      let y = Double(index / 10) * side
      let cut = Rect(x: x, y: y, width: side, height: min(side, Self.height - y))
      #expect(from.isClose(to: cut))
      // Shrunk about its middle to a hundredth, which a turn makes wider by at most √2.
      #expect(to.size.width < 0.0145 * side)
      let (dx, dy) = (to.center.x - from.center.x, to.center.y - from.center.y)
      #expect(abs(dx) <= 100 && abs(dy) <= 100)
      ways.insert(dx)
      ways.insert(dy)
    }
    // No two tiles fly alike, nor as far across as down; and the seed decides.
    #expect(ways.count == Int(rows) * 20)
    #expect(
      try Session.effect("explode", at: 0.5).layerSamples()
        == Session.effect("explode", at: 0.5).layerSamples()
    )
  }
}

extension Session {
  /// A scene's first transition, or a named one, so many seconds after it was begun.
  static func effect(_ scene: String, _ transition: String? = nil, at time: Double) throws -> Session {
    var session = try Session(scene)
    let name = try #require(transition ?? session.scene.transitions.first?.name)
    session.handle(.trigger(name))
    session.advance(to: time)
    return session
  }

  /// A layer that is there.
  func part(_ id: String) throws -> LayerSample { try #require(layer(id)) }
}
