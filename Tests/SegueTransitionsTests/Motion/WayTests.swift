import Foundation
import SegueGeometry
import SegueModel
import SegueStage
import Testing

@testable import SegueTransitions

/// Ways that are not straight, against formulas written out apart from the engine.
@Suite struct WayTests {
  private static func states(_ track: String, at times: [Double]) throws -> [LayerState] {
    let scene = try Scenes.parse(
      """
      segue: 1
      device: [400, 800]
      screens:
        home: {fill: white}
        away: {layers: {dot: {frame: [40, 60, 120, 80], anchor: [0.5, 0.5], fill: red}}}
      transitions:
        go: {kind: push, from: home, to: away, duration: 1, ease: linear, tracks: {to/dot: \(track)}}
      """
    )
    var session = Session(scene: scene)
    session.handle(.trigger("go"))
    return try times.map { time in
      session.advance(to: time)
      let layer = try #require(session.stage.resolve(LayerPath("away/dot")).first)
      return session.stage.tree.presentation(of: layer, at: session.time)
    }
  }

  private func close(_ one: Point, _ x: Double, _ y: Double, within tolerance: Double = 1e-9) -> Bool {
    abs(one.x - x) < tolerance && abs(one.y - y) < tolerance
  }

  @Test func eachPartOfAPathTakesAsLong() throws {
    let states = try Self.states("{along: M 0 0 L 100 0 L 100 300}", at: [0.25, 0.5, 0.75])
    #expect(close(states[0].position, 50, 0))
    #expect(close(states[1].position, 100, 0))
    #expect(close(states[2].position, 100, 150))
    #expect(states.allSatisfy { $0.components.rotationZ == 0 })
  }

  @Test func atOnePaceTimesFollowFromLengths() throws {
    let length = 400 + 100_000.0.squareRoot()
    let times = [100 / length, 250 / length, 400 / length]
    let states = try Self.states("{along: M 0 0 H 100 V 300 Z, mode: paced}", at: times)
    #expect(close(states[0].position, 100, 0))
    #expect(close(states[1].position, 100, 150))
    #expect(close(states[2].position, 100, 300))
  }

  private static let bends = (
    Point(x: 10, y: 20), Point(x: 300, y: 0), Point(x: -90, y: 60), Point(x: 200, y: 300)
  )

  private func bernstein(_ t: Double) -> (Point, slope: Point) {
    let (a, b, c, d) = Self.bends
    let s = 1 - t
    let outer: Point = a * (s * s * s) + d * (t * t * t)
    let inner: Point = b * (3 * s * s * t) + c * (3 * s * t * t)
    let slope: Point = (b - a) * (3 * s * s) + (d - c) * (3 * t * t)
    return (outer + inner, slope + (c - b) * (6 * s * t))
  }

  @Test(arguments: ["auto", "auto-reverse"]) func aLayerTurnsWithItsPath(_ turn: String) throws {
    let times = (1..<40).map { Double($0) / 40 }
    let states = try Self.states("{along: M 10 20 C 300 0 -90 60 200 300, turn: \(turn)}", at: times)
    for (time, state) in zip(times, states) {
      let (point, slope) = bernstein(time)
      #expect(close(state.position, point.x, point.y))
      let angle = atan2(slope.y, slope.x) + (turn == "auto" ? 0 : Double.pi)
      #expect(abs(sin((state.components.rotationZ - angle) / 2)) < 1e-9)
    }
    // It never spins round to the same direction.
    for (one, next) in zip(states, states.dropFirst()) {
      #expect(abs(one.components.rotationZ - next.components.rotationZ) < 2)
    }
  }

  @Test func aCurveAtOnePaceCoversEvenLengths() throws {
    let count = 20_000
    var lengths = [0.0]
    for step in 1...count {
      let way = bernstein(Double(step) / Double(count)).0 - bernstein(Double(step - 1) / Double(count)).0
      lengths.append(lengths[step - 1] + (way.x * way.x + way.y * way.y).squareRoot())
    }
    let times = (1..<20).map { Double($0) / 20 }
    let states = try Self.states("{along: M 10 20 C 300 0 -90 60 200 300, mode: paced}", at: times)
    for (time, state) in zip(times, states) {
      let step = try #require(lengths.firstIndex { $0 >= time * lengths[count] })
      let point = bernstein(Double(step) / Double(count)).0
      #expect(close(state.position, point.x, point.y, within: 0.05))
    }
  }

  /// The straight way, and beside it a parabola that is 4 h p (1 − p) high.
  @Test(arguments: [40.0, -15]) func anArcBowsToTheLeft(_ bulge: Double) throws {
    let times = (0..<20).map { Double($0) / 20 }
    let states = try Self.states("{center: \"[100, 200] -> [400, 600]\", arc: \(bulge)}", at: times)
    for (p, state) in zip(times, states) {
      // 3-4-5: the left of (3, 4) is (4, −3), with y downwards.
      let height = 4 * bulge * p * (1 - p)
      let (x, y) = (100 + 300 * p + 0.8 * height, 200 + 400 * p - 0.6 * height)
      #expect(close(state.position, x, y))
    }
    let still = try Self.states("{center: \"[100, 200] -> [100, 200]\", arc: 40}", at: [0.5])
    #expect(close(still[0].position, 100, 200))
  }

  /// The way comes from a view animation's first value and ends in its last, turned as it ends.
  @Test func aWayHasItsEnds() throws {
    let view = try Self.states("{along: M 0 0 L 30 30, turn: auto, at: 0.2..0.6}", at: [0, 0.1, 0.7])
    #expect(close(view[0].position, 0, 0))
    #expect(close(view[1].position, 0, 0))
    #expect(close(view[2].position, 30, 30))
    for state in view { #expect(abs(state.components.rotationZ - .pi / 4) < 1e-12) }
    let layer = try Self.states(
      "{along: M 0 0 L 30 30, turn: auto, as: layer, at: 0.2..0.6}",
      at: [0.1, 0.4, 0.7]
    )
    #expect(close(layer[0].position, 100, 100))
    #expect(close(layer[1].position, 15, 15))
    #expect(close(layer[2].position, 100, 100))
    #expect(layer[2].components.rotationZ == 0)
  }
}
