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
    watch.touch(.began, 300, at: 0)
    watch.touch(.moved, 250, at: 0.1)
    watch.touch(.moved, 200, at: 0.2)
    watch.handle(.rotate(.landscape))
    watch.touch(.ended, 200, at: 0.3)
    watch.advance(to: Self.hour)
    watch.finish()
    #expect(watch.session.orientation == .landscape)
    #expect(watch.findings.isEmpty, "\(watch.findings)")
  }

  /// A card under a finger, which goes back when it is let go.
  private static let card = """
    segue: 1
    device: iphone-15
    screens:
      home: {fill: white, layers: {card: {frame: [0, 100, W / 2, 100], fill: red}}}
    transitions:
      turned: {kind: rotate, duration: 0}
    gestures:
      drag: {in: home/card, recognize: pan, sets: {home/card: {x: dx}}, finish: {when: false, rest: {home/card: {x: 9}}}, cancel: {duration: CANCEL}}
    """

  /// What watches the card after a finger has held and left it, and the way to touch it further.
  private func watchedCard(returningFor seconds: Double) throws -> MotionWatch {
    var check = CheckDefinition()
    check.lints = [.cancelRestores]
    let text = Self.card.replacing("CANCEL", with: "\(seconds)")
    var watch = MotionWatch(Session(scene: try Scenes.parse(text)), check: check)
    watch.touch(.began, 50, at: 0)
    watch.touch(.moved, 100, at: 0.1)
    watch.touch(.moved, 150, at: 0.2)
    watch.touch(.ended, 150, at: 0.4)
    return watch
  }

  /// A finger that came meanwhile lifts where the device has another size, which is what the rest is of from then on.
  @Test func aTurnAfterACancelledDragIsNoFault() throws {
    var watch = try watchedCard(returningFor: 0.3)
    watch.touch(.began, 300, at: 0.5)
    watch.advance(to: 1)
    #expect(watch.session.status.phase == .cancelled)
    watch.handle(.rotate(.landscape))
    watch.touch(.ended, 300, at: 1.1)
    watch.finish()
    #expect(watch.session.orientation == .landscape)
    #expect(watch.findings.isEmpty, "\(watch.findings)")
  }

  /// What has gone back while another finger was down is looked at as soon as that has lifted, and not again.
  @Test func aReturnUnderAFingerIsLookedAtOnce() throws {
    var watch = try watchedCard(returningFor: 0.3)
    watch.touch(.began, 300, at: 0.5)
    watch.touch(.ended, 300, at: 1)
    #expect(watch.session.status.phase == .cancelled)
    #expect(looks(&watch, until: Self.hour) == 2)
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
  fileprivate mutating func touch(_ phase: PointerEvent.Phase, _ x: Double, at time: Double) {
    advance(to: time)
    handle(.pointer(PointerEvent(phase: phase, location: Point(x: x, y: 150), time: time)))
  }

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
