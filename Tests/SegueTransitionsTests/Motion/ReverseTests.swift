import SegueGeometry
import SegueModel
import SegueStage
import Testing

@testable import SegueTransitions

/// `reverse` is the mirror image in time.
@Suite struct ReverseTests {
  private static func scene(_ track: String, more: String = "", end: String = "") throws -> Scene {
    try Scenes.parse(
      """
      segue: 1
      device: [400, 800]
      screens:
        home: {fill: white}
        away: {layers: {dot: {frame: [40, 60, 120, 80]}, ring: {frame: [0, 0, 10, 10]}}}
      transitions:
        go: {kind: push, from: home, to: away, duration: 1, \(more)tracks: {to/dot: \(track)}}
        back: {reverse: go\(end)}
      """
    )
  }

  private func state(_ session: Session, _ path: String = "away/dot") throws -> LayerState {
    let layer = try #require(session.stage.resolve(LayerPath(path)).first)
    return session.stage.tree.presentation(of: layer, at: session.time)
  }

  private func distance(_ one: LayerState, _ other: LayerState) -> Double {
    LayerProperty.allCases.compactMap { property in
      one.number(of: property).flatMap { number in other.number(of: property).map { abs(number - $0) } }
    }.max() ?? 0
  }

  /// The largest difference between what the way back shows and what the way there did as long before its end.
  private func error(_ scene: Scene, whole: Double) throws -> Double {
    var there = Session(scene: scene)
    there.handle(.trigger("go"))
    var back = there
    back.advance(to: 100)
    back.handle(.trigger("back"))
    #expect(back.status.phase == .running)
    var largest = 0.0
    // The parts are those of no step, whichever the curve.
    for part in stride(from: 0.983, to: 0, by: -0.0317) {
      there = Session(scene: scene)
      there.handle(.trigger("go"))
      there.advance(to: part * whole)
      back.advance(to: 100 + (1 - part) * whole)
      largest = max(largest, distance(try state(there), try state(back)))
    }
    back.advance(to: 100 + whole + 0.01)
    #expect(back.screen == "home")
    return largest
  }

  private static let eases = [
    "linear", "ease-in", "ease-out", "ease-in-out", "default", "bezier(.3 -.4 .6 1.5)", "steps(4 start)",
    "steps(4 end)", "steps(3 both)", "steps(5 none)", "linear(0 .3 50% .2 80% 1)",
  ]

  private static let timings: [(written: String, whole: Double)] = [
    ("", 1), (", at: 0.1..0.4", 1), (", at: 0.5..1", 1), (", delay: 0.2, duration: 0.4", 1),
    (", delay: 0.3", 1.3),
    (", duration: 0.4", 1), (", delay: 0.5, duration: 2", 2.5), (", at: 0.2..0.4, delay: 0.1", 1),
    (", at: 0.2..0.4, repeat: 3", 1), (", duration: 0.25, repeat: 2, autoreverse: true, delay: 0.1", 1.1),
    (", duration: 0.5, speed: 2, delay: 0.1", 1), (", at: 0.1..0.6, as: layer, fill: both", 1),
    (", at: 0.3..0.6, as: layer, fill: forwards", 1), (", at: 0.3..0.6, as: layer, fill: backwards", 1),
    (", at: 0.3..0.6, as: layer", 1),
  ]

  @Test func markersAreMirrored() throws {
    let scene = try Self.scene("{x: 200}", more: "markers: {early: 0.2, middle: 0.5, late: 0.7}, ")
    let markers = try #require(scene.transition(named: "back")).markers
    #expect(markers.map(\.name) == ["late", "middle", "early"])
    for (marker, fraction) in zip(markers, [0.3, 0.5, 0.8]) {
      #expect(abs(marker.fraction - fraction) < 1e-12)
    }
  }

  @Test(arguments: timings.indices) func everyTimeAndEveryCurveIsMirrored(_ index: Int) throws {
    let (timing, whole) = Self.timings[index]
    for ease in Self.eases {
      for way in ["x: 300 -> 40", "width: 10 -> 50 @ 0.3 -> 120", "scale: 0.5 -> 1, center.y: 20 -> rest"] {
        let own = try Self.scene("{\(way)\(timing), ease: \(ease)}")
        let found = try error(own, whole: whole)
        #expect(found < 1e-9, "\(way)\(timing), \(ease)")
        // Inherited; an explicit animation of a layer does not.
        guard !timing.contains("layer") else { continue }
        let inherited = try Self.scene("{\(way)\(timing)}", more: "ease: \(ease), ")
        #expect(try error(inherited, whole: whole) < 1e-9, "\(way)\(timing), inherited \(ease)")
      }
    }
  }

  /// Tracks one after the other, those that go on from what is seen too.
  @Test func whatFollowsOneAnotherDoesSoBackwards() throws {
    let tracks = [
      "[{x: 300 -> 200, at: 0..0.5}, {x: 200 -> 40, at: 0.5..1, ease: ease-in}]",
      "[{x: 300 -> 200, at: 0..0.5}, {x: rest, at: 0.5..1, ease: ease-in}]",
      "[{x: 300 -> rest, ease: ease-in}, {width: 10 -> rest, at: 0.25..0.5}]",
    ]
    for track in tracks { #expect(try error(Self.scene(track), whole: 1) < 1e-9, "\(track)") }
  }

  /// It begins at the mirrored time, and goes its own way from there.
  @Test func aSpringKeepsItsShape() throws {
    let scene = try Self.scene("{x: 300 -> 40, at: 0.2..0.6, ease: spring(ratio 0.5)}")
    var there = Session(scene: scene)
    there.handle(.trigger("go"))
    var back = there
    back.advance(to: 100)
    back.handle(.trigger("back"))
    for time in stride(from: 0.01, to: 0.39, by: 0.03) {
      there.advance(to: 0.2 + time)
      back.advance(to: 100.4 + time)
      let gone = 300 - (try #require(try state(there).number(of: .frameX)))
      #expect(abs(try #require(try state(back).number(of: .frameX)) - 40 - gone) < 1e-9)
    }
  }

  /// What is written beside `reverse` is meant for the way back.
  @Test func whatIsWrittenBesideItIsNotMirrored() throws {
    let scene = try Self.scene("{x: 300 -> 40}", more: "ease: ease-in, ", end: ", ease: ease-in")
    var session = Session(scene: scene)
    session.handle(.trigger("go"))
    session.advance(to: 10)
    session.handle(.trigger("back"))
    session.advance(to: 10.25)
    let x = try #require(try state(session).number(of: .frameX))
    #expect(abs(x - (40 + 260 * ClosedCurve.easeIn.value(0.25))) < 1e-9)
  }

  /// So it is for what goes there and back, whose curve is mirrored by nobody.
  @Test func aCurveOfTheWayBackIsThatOfAllItsTracks() throws {
    let scene = try Self.scene(
      "{x: 300 -> 40, duration: 0.5, autoreverse: true}",
      more: "ease: ease-in, ",
      end: ", ease: linear"
    )
    var session = Session(scene: scene)
    session.handle(.trigger("go"))
    session.advance(to: 10)
    session.handle(.trigger("back"))
    session.advance(to: 10.125)
    #expect(abs(try #require(try state(session).number(of: .frameX)) - (300 - 260 * 0.25)) < 1e-9)
  }

  /// `before` and `after` change places, and the view that came in above goes out above.
  @Test func whatIsSetAtOneEndIsUndoneAtTheOther() throws {
    let scene = try Self.scene(
      "{x: 300 -> 40}",
      more: "insert: below, before: {to/ring: {opacity: 0.5}}, after: {to/dot: {opacity: 0.25}}, "
    )
    var session = Session(scene: scene)
    session.handle(.trigger("go"))
    #expect(session.layerSamples().first?.id == "away")
    #expect(try state(session).opacity == 1)
    session.advance(to: 2)
    #expect(try state(session).opacity == 0.25)
    #expect(try state(session, "away/ring").opacity == 0.5)
    session.handle(.trigger("back"))
    #expect(session.layerSamples().first?.id == "away")
    #expect(try state(session).opacity == 1)
    #expect(try state(session, "away/ring").opacity == 0.5)
  }
}
