import SegueGeometry
import SegueGestures
import SegueModel
import SegueTestSupport
import SegueTransitions
import Testing

/// What holds for every scene, whatever is done to it.
@Suite struct LawTests {
  static let names = [
    "app-store", "corner-slide", "herb-gallery", "image-card", "logo-reveal", "side-panel", "slide-down",
  ]

  /// Seconds, long enough for slide-down's cancel, which by its rule takes p / (1 − p).
  static let rest = 100_000.0

  @Test(arguments: names) func theSameInputGivesTheSameOutputToTheBit(_ name: String) throws {
    let scene = try Scenes.load(name)
    let script = try scene.script("tour")
    var once = Session(scene: scene)
    var again = Session(scene: scene)
    once.play(script, until: 1.3)
    again.play(script, until: 1.3)
    #expect(once.layerSamples() == again.layerSamples())
    #expect(once.trace == again.trace)
  }

  @Test(arguments: names) func theFrameRateChangesNothing(_ name: String) throws {
    let scene = try Scenes.load(name)
    let script = try scene.script("tour")
    var coarse = Session(scene: scene)
    var fine = Session(scene: scene)
    for step in script.events {
      coarse.advance(to: step.time)
      coarse.handle(step.event)
      while fine.time + 0.007 < step.time { fine.advance(to: fine.time + 0.007) }
      fine.advance(to: step.time)
      fine.handle(step.event)
      #expect(coarse.layerSamples() == fine.layerSamples())
    }
    #expect(coarse.trace == fine.trace)
  }

  @Test(arguments: names) func aCheckpointIsNotTouchedByWhatFollows(_ name: String) throws {
    let scene = try Scenes.load(name)
    var session = Session(scene: scene)
    session.play(try scene.script("tour"), until: 1.1)
    let checkpoint = session
    let before = checkpoint.layerSamples()
    session.play(try scene.script("cancel"))
    #expect(checkpoint.layerSamples() == before)
  }

  @Test(arguments: names) func noReleaseJumps(_ name: String) throws {
    for script in ["finish", "cancel"] {
      let scene = try Scenes.load(name)
      let steps = try scene.script(script).events
      var session = Session(scene: scene)
      for step in steps.dropLast() {
        session.advance(to: step.time)
        session.handle(step.event)
      }
      session.advance(to: try #require(steps.last).time)
      let held = session.layerSamples()
      session.handle(try #require(steps.last).event)
      #expect(session.layerSamples() == held)
    }
  }

  /// Where nothing scrolls and nothing stays hidden, every end is a screen as if it had just been opened.
  @Test(arguments: ["corner-slide", "logo-reveal", "side-panel", "slide-down"])
  func anySequenceEndsInAStartOrAnEndState(_ name: String) throws {
    let scene = try Scenes.load(name)
    for seed in 1000..<1060 {
      var random = SeededGenerator(seed: UInt64(seed))
      var options = Session.Options()
      options.allInterruptible = seed % 2 == 1
      options.reduceMotion = seed % 5 == 4
      var session = Session(scene: scene, options: options)
      for _ in 0..<Int.random(in: 1...40, using: &random) { session.disturb(&random) }
      session.handle(.pointer(PointerEvent(phase: .cancelled, location: .zero, time: session.time)))
      session.handle(.rotate(.portrait))
      session.advance(to: session.time + LawTests.rest)
      options.startScreen = session.screen
      #expect(
        session.layerSamples() == Session(scene: scene, options: options).layerSamples(),
        "seed \(seed)"
      )
    }
  }

  /// Any sequence of touches, taps, turns and pauses: nothing traps, and all comes to rest on a screen as the
  /// scene lays it out.
  @Test(arguments: names) func anySequenceEndsAtRest(_ name: String) throws {
    let scene = try Scenes.load(name)
    for seed in 300..<420 {
      var random = SeededGenerator(seed: UInt64(seed))
      var options = Session.Options()
      options.allInterruptible = seed % 2 == 1
      options.reduceMotion = seed % 5 == 4
      var session = Session(scene: scene, options: options)
      for _ in 0..<Int.random(in: 1...40, using: &random) { session.disturb(&random) }
      session.handle(.pointer(PointerEvent(phase: .cancelled, location: .zero, time: session.time)))
      session.handle(.rotate(.portrait))
      session.advance(to: session.time + LawTests.rest)
      #expect(!session.isAnimating, "seed \(seed)")
      var rested = session
      rested.advance(to: session.time + 100)
      #expect(rested.layerSamples() == session.layerSamples(), "seed \(seed)")
      // A presentation controller's dimming stays exactly as long as what it presents.
      let left = session.layerSamples().map(\.id).filter { $0.hasPrefix("container/") }
      #expect(left == (session.screen == "panel" ? ["container/dimming"] : []), "seed \(seed)")
      #expect(session.layerSamples().allSatisfy { $0.frame.minX.isFinite && $0.opacity.isFinite })
    }
  }
}

extension Session {
  /// Something that a user might do.
  fileprivate mutating func disturb(_ random: inout SeededGenerator) {
    let place = Point(x: .random(in: -20...420, using: &random), y: .random(in: -20...880, using: &random))
    let phases: [PointerEvent.Phase] = [.began, .moved, .moved, .moved, .ended, .cancelled]
    switch Int.random(in: 0..<10, using: &random) {
    case 0: advance(to: time + .random(in: 0...1, using: &random))
    case 1: handle(.rotate(Bool.random(using: &random) ? .portrait : .landscape))
    case 2: handle(.wheel(at: place, by: Point(x: 0, y: .random(in: -200...200, using: &random))))
    case 3:
      if let transition = availableTransitions.randomElement(using: &random) {
        handle(.trigger(transition.name))
      }
    case 4:
      handle(
        .pinch(
          phases.randomElement(using: &random) ?? .began,
          scale: .random(in: 0...2, using: &random),
          at: place
        )
      )
    default:
      advance(to: time + .random(in: 0...0.05, using: &random))
      let phase = phases.randomElement(using: &random) ?? .moved
      handle(.pointer(PointerEvent(phase: phase, location: place, time: time)))
    }
  }
}
