import SegueModel
import SegueTransitions
import Testing

/// What holds for every scene, whatever is done to it.
@Suite struct LawTests {
  static let names = [
    "app-store", "corner-slide", "herb-gallery", "image-card", "logo-reveal", "picture-corner", "side-panel",
    "slide-down",
  ]

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
}
