import SegueFuzzing
import SegueGeometry
import SegueGestures
import SegueModel
import Testing

@testable import SegueTransitions

/// Checks do not look through time in which nothing moves, and find what they would have found there.
@Suite struct IdleTimeTests {
  private static let hour = 3600.0

  /// Looks on the way to a time.
  private func looks(_ watch: inout MotionWatch, until time: Double) -> Int {
    var count = 1
    while let next = watch.nextLook(before: time) {
      watch.step(to: next)
      count += 1
    }
    watch.step(to: time)
    return count
  }

  @Test func anHourOfRestIsOneLook() throws {
    var watch = MotionWatch(try Session("slide-down"), check: CheckDefinition())
    #expect(looks(&watch, until: Self.hour) == 1)
    #expect(watch.session.time == Self.hour)
  }

  @Test func anHourAfterATransitionIsAsManyLooksAsTheTransition() throws {
    var watch = MotionWatch(try Session("slide-down"), check: CheckDefinition())
    watch.handle(.trigger("show"))
    var brief = watch
    let duration = watch.session.status.duration
    #expect(duration > 0.1)
    let (few, many) = (looks(&brief, until: duration + 1), looks(&watch, until: Self.hour))
    #expect(many == few)
    #expect(Double(few) > 60 * duration)
    #expect(Double(few) < 60 * duration + 5)
  }

  /// A finger that rests on what it drives holds all of it.
  @Test func anHourUnderAFingerIsOneLook() throws {
    var session = try Session("slide-down")
    session.handle(.trigger("show"))
    session.advance(to: 5)
    session.pointer(.began, 196, 200, at: 5)
    session.pointer(.moved, 196, 260, at: 5.1)
    session.pointer(.moved, 196, 320, at: 5.2)
    #expect(session.status.phase == .interactive)
    var watch = MotionWatch(session, check: CheckDefinition())
    #expect(looks(&watch, until: Self.hour) <= 2)
  }

  /// What is cancelled is not compared with its start if the device was turned meanwhile, which lays everything out anew; nor
  /// is it forgotten that it was, though the turn that has waited for it begins at once.
  @Test func aTurnInACancelledRunIsNoFault() throws {
    let scene = """
      segue: 1
      device: iphone-15
      screens:
        home: {fill: white, layers: {card: {frame: [0, 100, 100, 100], fill: red}}}
        page: {fill: gray}
      transitions:
        open: {kind: push, from: home, to: page, tracks: {to: {x: W -> rest}}}
      gestures:
        drag: {in: home, recognize: pan, progress: -dx / W, drives: open, finish: {when: false}}
      """
    var check = CheckDefinition()
    check.lints = [.cancelRestores]
    var watch = MotionWatch(Session(scene: try Scenes.parse(scene)), check: check)
    func touch(_ phase: PointerEvent.Phase, _ x: Double, at time: Double) {
      watch.advance(to: time)
      watch.handle(.pointer(PointerEvent(phase: phase, location: Point(x: x, y: 400), time: time)))
    }
    touch(.began, 300, at: 0)
    touch(.moved, 250, at: 0.1)
    touch(.moved, 200, at: 0.2)
    watch.handle(.rotate(.landscape))
    touch(.ended, 200, at: 0.3)
    watch.advance(to: Self.hour)
    watch.finish()
    #expect(watch.session.orientation == .landscape)
    #expect(watch.findings.isEmpty, "\(watch.findings)")
  }

  /// Random runs of bundled and drawn scenes, with pauses between what is done, looked at in both ways.
  @Test(arguments: 0..<2) func whatIsPassedOverHoldsNothing(_ part: UInt64) throws {
    let scenes = try FuzzScene.all()
    var passedOver = 0
    for seed in part * 2..<part * 2 + 2 {
      let run = try FuzzRun.of(seed: seed, bundled: scenes)
      var check = CheckDefinition()
      check.lints = [.all]
      check.contained = run.scene.screens.map { LayerPath($0.name) }
      var watch = MotionWatch(run.start, check: check)
      var patient = watch
      for step in run.steps {
        watch.advance(to: step.time)
        passedOver += patient.lookAtEveryFrame(until: step.time)
        if let event = step.event {
          watch.handle(event)
          patient.handle(event)
        }
      }
      watch.finish()
      patient.finish()
      #expect(watch.findings == patient.findings, "seed \(seed)")
      #expect(watch.session.trace == patient.session.trace, "seed \(seed)")
    }
    #expect(passedOver > 0)
  }
}

extension MotionWatch {
  /// Looks at each frame up to a time, moving or not, and counts those in which nothing moved.
  fileprivate mutating func lookAtEveryFrame(until time: Double) -> Int {
    var count = 0
    while session.time + 1.0 / 60 < time {
      if !session.isAnimating { count += 1 }
      step(to: session.time + 1.0 / 60)
    }
    step(to: time)
    return count
  }
}
