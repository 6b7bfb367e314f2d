import Foundation
import SegueGeometry
import SegueGestures
import SegueModel
import SegueStage
import Testing

@testable import SegueTransitions

/// How a track goes from one of its values to the next, as a transition plays it, against numbers worked out by hand.
@Suite struct KeyframeTests {
  private static func scene(_ track: String, more: String = "") throws -> Scene {
    try Scenes.parse(
      """
      segue: 1
      device: [400, 800]
      screens:
        home: {fill: white}
        away: {layers: {dot: {frame: [40, 60, 120, 80], fill: red}}}
      transitions:
        go: {kind: push, from: home, to: away, duration: 1, ease: linear, tracks: {to/dot: \(track)}\(more)}
        back: {reverse: go}
      gestures:
        pull: {in: home, recognize: pan, progress: dx / 200, drives: go, finish: {when: true}}
      """
    )
  }

  private func state(_ session: Session) throws -> LayerState {
    let layer = try #require(session.stage.resolve(LayerPath("away/dot")).first)
    return session.stage.tree.presentation(of: layer, at: session.time)
  }

  private func states(_ track: String, at times: [Double]) throws -> [LayerState] {
    var session = Session(scene: try Self.scene(track))
    session.handle(.trigger("go"))
    return try times.map { time in
      session.advance(to: time)
      return try state(session)
    }
  }

  private func numbers(_ track: String, _ property: LayerProperty, at times: [Double]) throws -> [Double] {
    try states(track, at: times).map { ((($0.number(of: property) ?? .nan) * 1e9).rounded()) / 1e9 }
  }

  private static let quarters = [0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875]

  @Test func valuesGoStraightUnlessToldOtherwise() throws {
    for mode in ["", ", mode: linear"] {
      let found = try numbers("{x: 0 -> 100 -> 40\(mode)}", .frameX, at: Self.quarters)
      #expect(found == [25, 50, 75, 100, 85, 70, 55])
    }
  }

  @Test func aCurveBendsTheTimeBetweenTwoValues() throws {
    let track = "{x: 0 -> 100 -> 40, eases: [ease-in, linear(0 0.25 50% 1)]}"
    let found = try numbers(track, .frameX, at: [0.25, 0.5, 0.75])
    let eased = 100 * Numbers.bezier(0.5, 0.42, 0, 1, 1)
    #expect(abs(found[0] - eased) < 1e-6)
    #expect(found[1] == 100)
    #expect(found[2] == 85)
    let steps = try numbers("{x: 0 -> 80, eases: [steps(4 end)]}", .frameX, at: [0.3, 0.6])
    #expect(steps == [20, 40])
  }

  @Test func aDiscreteValueStaysUntilTheNextOnesTime() throws {
    let even = try numbers("{x: 10 -> 20 -> 30, mode: discrete}", .frameX, at: [0, 0.3, 0.4, 0.6, 0.7, 0.99])
    #expect(even == [10, 10, 20, 20, 30, 30])
    let placed = "{x: 10 -> 20 @ 0.8 -> 30 @ 0.9, mode: discrete}"
    #expect(try numbers(placed, .frameX, at: [0.5, 0.79, 0.81, 0.89, 0.91]) == [10, 10, 20, 20, 30])
    #expect(try numbers("{x: 1 -> 2, mode: discrete}", .frameX, at: [0.49, 0.51]) == [1, 2])
  }

  @Test func aPacedWayHasOnePace() throws {
    // 30 there, 10 back: three quarters of the time for the first.
    #expect(try numbers("{x: 0 -> 30 -> 20, mode: paced}", .frameX, at: [0.5, 0.75, 0.875]) == [20, 30, 25])
    // 3-4-5 triangles, of 50 and 100 points.
    let track = "{center: \"[0, 0] -> [30, 40] -> [30, 140]\", mode: paced}"
    #expect(try numbers(track, .centerX, at: [1.0 / 6, 1.0 / 3, 0.5]) == [15, 30, 30])
    #expect(try numbers(track, .centerY, at: [1.0 / 6, 1.0 / 3, 2.0 / 3]) == [20, 40, 90])
    // A frame's four numbers count together: √(4 · 10²) = 20, then 60.
    let frame = "{frame: \"[0, 0, 50, 50] -> [10, 10, 60, 60] -> [10, 10, 60, 120]\", mode: paced}"
    #expect(try numbers(frame, .boundsHeight, at: [0.25, 0.5, 0.75]) == [60, 80, 100])
    // Where nothing moves no pace is told.
    #expect(try numbers("{x: 5 -> 5 -> 5, mode: paced}", .frameX, at: [0.3, 0.7]) == [5, 5])
    let fills = try states("{fill: 0x000000 -> 0xff0000 -> 0xffffff, mode: paced}", at: [0.5])
    let share = 1 / (1 + 2.0.squareRoot())
    let green = (0.5 - share) / (1 - share)
    #expect(abs(fills[0].fill.green - green) < 1e-9)
  }

  /// The slope at the middle value is that of the line from the first to the last: 40 / 1.
  @Test func aCubicWayIsSmooth() throws {
    let track = "{x: 0 -> 100 @ 0.25 -> 40, mode: cubic}"
    let found = try numbers(track, .frameX, at: [0.125, 0.25, 0.625])
    // Hermite's middle is the mean, and an eighth of the slopes' difference: of 200 and 40, then of 40 and −40, by the time.
    #expect(found[0] == 55)
    #expect(found[1] == 100)
    #expect(found[2] == 77.5)
    let still = try numbers("{x: 0 -> 100 -> 40, mode: cubic, tension: 1}", .frameX, at: [0.25, 0.75])
    #expect(still == [50, 70])
    let early = try numbers("{x: 0 -> 100 -> 40, mode: cubic, bias: 1}", .frameX, at: [0.75])
    // The whole slope of the line before: 100 a piece, and −60 at the end.
    #expect(early == [90])
    let sharp = try numbers("{x: 0 -> 100 -> 40, mode: cubic, continuity: -1}", .frameX, at: [0.25, 0.75])
    // Leaving 0 with 2 · 50, arriving with the whole of 100; leaving 100 with −60, arriving with −60.
    #expect(sharp == [50, 70])
  }

  private static let tracks: [String] = [
    "{x: 300 -> 40 @ 0.7 -> 90, eases: [ease-in, ease-out]}", "{x: 300 -> 10 -> 90, mode: paced}",
    "{x: 300 -> 10 @ 0.2 -> 90, mode: cubic}", "{x: 300 -> 10 -> 90 -> 0, mode: cubic-paced}",
    "{center: \"[0, 0] -> [90, 40] -> [30, 140] -> rest\", mode: cubic-paced}",
    "{center: \"[0, 0] -> [90, 40] @ 0.6 -> [30, 140] -> rest\", mode: cubic, tension: 0.3, bias: -0.5}",
    "{x: 300 -> 10 @ 0.2 -> 90, mode: cubic, continuity: 0.4, eases: [ease-in-out, bezier(.3 -.4 .6 1.5)]}",
    "{width: 300 -> 10 @ 0.2 -> 90, at: 0.2..0.7, mode: cubic, ease: ease-in-out}",
    "{along: M 10 20 C 300 0 -90 60 200 300 L 250 310, turn: auto}",
    "{along: M 10 20 C 300 0 -90 60 200 300 L 250 310, mode: paced, turn: auto-reverse}",
    "{along: M 10 20 Q 300 0 200 300 A 40 40 0 0 1 90 80 Z, eases: [ease-in, linear, ease-out, linear]}",
    "{center: \"[0, 0] -> [90, 40] @ 0.6 -> [30, 140] -> rest\", arc: 50, turn: auto}",
    "{position: \"[0, 0] -> [90, 40]\", arc: -20 + 5, eases: [ease-in-out], at: 0.2..0.7, opacity: 0 -> 1}",
    "{radius: \"[0, 9, 30, 2] -> 40 -> [9, 0, 0, 9]\", mode: cubic-paced}",
  ]

  @Test(arguments: tracks) func velocitiesAreDerivatives(_ track: String) throws {
    var session = Session(scene: try Self.scene(track))
    session.handle(.trigger("go"))
    let h = 1e-6
    for step in 1..<53 {
      let time = Double(step) / 53
      session.advance(to: time)
      let layer = try #require(session.stage.resolve(LayerPath("away/dot")).first)
      let tree = session.stage.tree
      for property in [LayerProperty.positionX, .positionY, .boundsWidth, .radiusTopRight, .rotationZ] {
        let after = tree.presentation(of: layer, at: time + h).number(of: property) ?? 0
        let before = tree.presentation(of: layer, at: time - h).number(of: property) ?? 0
        let velocity = tree.velocity(of: property, of: layer, at: time)
        let error = abs(velocity - (after - before) / (2 * h))
        #expect(error < 2e-3 * (1 + abs(velocity)), "\(property) \(time)")
      }
    }
  }

  private static let jumps = [
    "{x: 300 -> 10 -> 90, mode: discrete}", "{x: 300 -> 10 @ 0.2 -> 90 -> 4, mode: discrete, at: 0.1..0.8}",
    "{x: 300 -> 10 @ 0.2 -> 90, eases: [steps(3 start), ease-out]}",
  ]

  @Test(arguments: tracks + jumps) func theWayBackIsTheMirrorImage(_ track: String) throws {
    let scene = try Self.scene(track)
    var back = Session(scene: scene)
    back.handle(.trigger("go"))
    back.advance(to: 100)
    back.handle(.trigger("back"))
    for part in stride(from: 0.983, to: 0, by: -0.0317) {
      var there = Session(scene: scene)
      there.handle(.trigger("go"))
      there.advance(to: part)
      back.advance(to: 101 - part)
      let (one, other) = (try state(there), try state(back))
      for property in LayerProperty.allCases {
        guard let number = one.number(of: property), let mirrored = other.number(of: property) else {
          continue
        }
        let away = property == .rotationZ ? abs(sin((number - mirrored) / 2)) : abs(number - mirrored)
        #expect(away < 1e-8, "\(property) \(part)")
      }
    }
  }

  /// A hand holds a transition where the clock would be.
  @Test(arguments: tracks) func aHandSeesTheSameWay(_ track: String) throws {
    guard !track.contains("ease: ease-in-out") else { return }
    let scene = try Self.scene(track)
    var hand = Session(scene: scene)
    var count = 0
    hand.pointer(.began, 50, 700, at: 0)
    for step in 1...40 {
      hand.pointer(.moved, 50 + 4 * Double(step), 700, at: Double(step) / 20)
      guard hand.status.phase == .interactive, hand.status.progress < 1 else { continue }
      count += 1
      var clock = Session(scene: scene)
      clock.handle(.trigger("go"))
      clock.advance(to: hand.status.progress)
      let (held, played) = (try state(hand), try state(clock))
      #expect(abs(held.position.x - played.position.x) < 1e-9)
      #expect(abs(held.bounds.size.width - played.bounds.size.width) < 1e-9)
    }
    #expect(count > 30)
  }
}
