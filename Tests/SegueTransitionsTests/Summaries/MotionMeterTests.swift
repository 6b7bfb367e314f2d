import SegueModel
import SegueScenes
import SegueTransitions
import Testing

/// What a run comes to, against closed forms.
@Suite struct MotionMeterTests {
  private static func scene(_ tracks: String, _ rest: String = "") throws -> Scene {
    let text = """
      segue: 1
      device: [400, 800]
      screens:
        home: {layers: {dot: {frame: [0, 0, 40, 40]}}}
        away: {layers: {dot: {frame: [100, 200, 40, 40], layers: {eye: {frame: [5, 5, 9, 9]}}}, late: {frame: [9, 9, 9, 9]}}}
      transitions:
        go: {kind: push, from: home, to: away, \(tracks)}
      \(rest)
      """
    return try SceneFile.parse(Array(text.utf8), path: "test.yaml", folder: nil).scene
  }

  private func summary(
    _ tracks: String,
    layers: Set<String>? = nil,
    events: [TimedEvent] = [TimedEvent(time: 0, event: .trigger("go"))],
    budget: CheckBudget = CheckBudget()
  ) throws -> MotionSummary? {
    var options = Session.Options()
    options.startScreen = "home"
    let session = Session(scene: try Self.scene(tracks), options: options)
    var budget = budget
    return MotionMeter(session, events: events[...], layers: layers).summary(&budget)
  }

  @Test func aStraightWaySettlesHalfAPointBeforeItsEnd() throws {
    let found = try #require(
      try summary("duration: 0.5, ease: linear, tracks: {to: {opacity: 1 -> 1}, to/dot: {x: 0 -> rest}}")
    )
    let settling = try #require(found.settling)
    #expect(abs(settling.amount - 0.5 * (1 - 0.5 / 100)) < 2e-6)
    #expect(settling.layer == "away/dot" && settling.measure == .x)
    let duration = try #require(found.duration)
    #expect(abs(duration - 0.5) < 1e-9)
    #expect(found.overshoot == nil)
    let speed = try #require(found.speed)
    #expect(abs(speed.amount - 200) < 1e-6 && speed.layer == "away/dot")
  }

  @Test(arguments: [0.3, 0.5, 0.8]) func aSpringGoesPastItsEndByItsDampingRatio(ratio: Double) throws {
    let spring = "ease: spring(response 0.4 ratio \(ratio))"
    let found = try #require(
      try summary("\(spring), tracks: {to: {opacity: 1 -> 1}, to/dot: {y: 0 -> rest}}")
    )
    // The first extreme of 1 − e^(−ζω t)·(cos ω_d t + …): e^(−πζ/√(1−ζ²)), at t = π/ω_d.
    let root: Double = (1 - ratio * ratio).squareRoot()
    let expected: Double = Self.exponential(-Double.pi * ratio / root)
    let overshoot = try #require(found.overshoot)
    let moment: Double = 0.4 / (2 * root)
    // Between two looks the peak, a parabola, is missed by at most x″/8 · (1/240 s)².
    let frequency: Double = 2 * Double.pi / 0.4
    let curvature: Double = frequency * frequency * expected
    #expect(overshoot.amount <= expected + 1e-9)
    #expect(overshoot.amount >= expected - curvature / 8 / (240 * 240) - 1e-9)
    #expect(abs(overshoot.time - moment) < 1.0 / 240)
    #expect(overshoot.layer == "away/dot" && overshoot.measure == .y)
  }

  /// The series, so that the expectation does not come from the engine's own functions.
  private static func exponential(_ x: Double) -> Double {
    (1...60).reduce((sum: 1.0, term: 1.0)) { ($0.sum + $0.term * x / Double($1), $0.term * x / Double($1)) }
      .sum
  }

  @Test func onlyNamedLayersCount() throws {
    let tracks =
      "duration: 0.5, ease: linear, tracks: {to: {opacity: 1 -> 1}, to/dot: {x: 0 -> rest}, to/late: {y: 0 -> rest}}"
    let late = try #require(try summary(tracks, layers: ["away/late"]))
    let speed = try #require(late.speed)
    #expect(speed.layer == "away/late" && abs(speed.amount - 18) < 1e-6)
    #expect(late.settling.map(\.layer) == "away/late")
    let still = try #require(try summary(tracks, layers: ["home/dot"]))
    #expect(still.speed.map(\.layer) != "away/dot" && still.overshoot == nil)
  }

  @Test func whatIsCarriedAlongComesAfterWhatCarriesIt() throws {
    let found = try #require(
      try summary(
        "ease: spring(response 0.4 ratio 0.5), tracks: {to: {opacity: 1 -> 1}, to/dot: {x: 0 -> rest}}"
      )
    )
    #expect(found.overshoot.map(\.layer) == "away/dot")
    #expect(found.speed.map(\.layer) == "away/dot")
  }

  /// The box of a square that turns by 90° grows to √2 of its side and shrinks again, which goes past nothing.
  @Test func theBoxOfWhatTurnsDoesNotOvershoot() throws {
    let tracks =
      "duration: 0.5, ease: linear, tracks: {to: {opacity: 1 -> 1}, to/dot: {rotate: 0deg -> 80deg, scale: 1 -> 1.4}}"
    #expect(try #require(try summary(tracks)).overshoot == nil)
  }

  @Test func whatLeapsAtOnceIsMeasuredWhereItDoes() throws {
    // An animation to somewhere else than where the layer is laid out ends with a leap.
    let found = try #require(
      try summary(
        "duration: 0.5, ease: linear, tracks: {to: {opacity: 1 -> 1}, to/dot: {x: 0 -> 70}, to/late: {y: 0 -> rest}}"
      )
    )
    let jump = try #require(found.jump)
    #expect(abs(jump.amount - 30) < 1e-3 && jump.layer == "away/dot" && jump.measure == .x)
    #expect(abs(jump.time - 0.5) < 1e-9)
  }

  /// What a hand holds follows it in the steps in which it is heard of, and goes as fast as the hand.
  @Test func aHandsStepsAreNoJumps() throws {
    let text = """
      segue: 1
      device: [400, 800]
      screens: {home: {layers: {card: {frame: [0, 100, 400, 200]}}}}
      gestures:
        drag: {in: home/card, recognize: pan, sets: {home/card: {y: here + dy}}, cancel: {duration: 0.5, ease: linear}}
      scripts:
        pull: |
          0.00 press 200 150
          0.10 move 200 250
          0.20 move 200 350
          0.30 release 200 350
      """
    let file = try SceneFile.parse(Array(text.utf8), path: "test.yaml", folder: nil)
    let events = try #require(file.scene.scripts.first).script.events
    var budget = CheckBudget()
    let meter = MotionMeter(Session(scene: file.scene), events: events[...])
    let found = try #require(meter.summary(&budget))
    #expect(found.jump == nil)
    let speed = try #require(found.speed)
    #expect(speed.amount <= 1000 + 1e-3)
    let duration = try #require(found.duration)
    #expect(abs(duration - 0.5) < 1e-6)
  }

  /// A difference across the leap at a cut-off end would be read as a speed of thousands of points a second.
  @Test func aLeapIsNoSpeed() throws {
    let tracks = "duration: 0.5, ease: linear, tracks: {to: {opacity: 1 -> 1}, to/dot: {x: 0 -> 70}}"
    let found = try #require(try summary(tracks))
    let speed = try #require(found.speed)
    #expect(abs(speed.amount - 140) < 1e-6)
    #expect(found.jump.map(\.layer) == "away/dot")
  }

  @Test func aRunWithoutEndHasNoDuration() throws {
    let found = try #require(
      try summary("duration: 0.5, tracks: {to/dot: {opacity: 1 -> 0.5, repeat: forever}}")
    )
    #expect(found.duration == nil && found.settling == nil)
  }

  @Test func timesCountFromTheLastEvent() throws {
    let tracks = "duration: 0.5, ease: linear, tracks: {to: {opacity: 1 -> 1}, to/dot: {x: 0 -> rest}}"
    let late = try #require(try summary(tracks, events: [TimedEvent(time: 7, event: .trigger("go"))]))
    let now = try #require(try summary(tracks))
    let (first, second) = (try #require(late.settling), try #require(now.settling))
    #expect(abs(first.amount - second.amount) < 2e-6)
    let (speed, duration) = (try #require(late.speed), try #require(late.duration))
    #expect(abs(speed.time - 7) < 0.6 && abs(duration - 0.5) < 1e-9)
  }

  @Test func aSpentBudgetGivesNothing() throws {
    #expect(try summary("duration: 0.5, tracks: {to: {opacity: 0 -> 1}}", budget: CheckBudget(100)) == nil)
  }
}
