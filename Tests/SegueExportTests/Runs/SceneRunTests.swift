import SegueExport
import SegueModel
import SegueTransitions
import SegueUIKitRules
import Testing

@Suite struct SceneRunTests {
  @Test func anUnknownTransitionNamesTheOthers() {
    var scene = Scene(title: "", device: Device(name: "", size: nil), start: "home")
    scene.transitions = ["open", "close"].map { name in
      TransitionDefinition(name: name, kind: .push, from: "home", to: "home")
    }
    let error = #expect(throws: RunError.self) {
      try SceneRun(scene: scene, course: .transition("opne"))
    }
    #expect(error == .unknownTransition("opne", available: ["open", "close"]))
    #expect(
      error?.description == "the scene has no transition 'opne'\n  did you mean 'open'? it has: open, close"
    )
  }

  @Test func aScriptBeginsOnTheScreenItTouches() throws {
    var scene = Scene(title: "", device: Device(name: "", size: nil), start: "home")
    scene.screens = ["home", "detail"].map { ScreenDefinition(name: $0, root: LayerDefinition(name: $0)) }
    scene.transitions = [TransitionDefinition(name: "open", kind: .push, from: "home", to: "detail")]
    let tap = Script(steps: [Script.Step(time: 0, action: .tap(LayerPath("detail")))])
    #expect(try SceneRun(scene: scene, course: .script(tap, of: nil)).session.screen == "detail")
    #expect(try SceneRun(scene: scene, course: .rest).session.screen == "home")
  }

  @Test func framesAreTakenAtTheTimesListed() throws {
    let scene = Scene(title: "", device: Device(name: "", size: nil), start: "home")
    let run = try SceneRun(scene: scene, course: .rest)
    var seen: [Double] = []
    FrameTimes.list([0, 0.5, 0.5, 2]).forEach(in: run) { time, run in
      #expect(run.session.time == time)
      seen.append(time)
    }
    #expect(seen == [0, 0.5, 0.5, 2])
  }

  @Test func framesAtARateEndWithTheRun() throws {
    let scene = Scene(title: "", device: Device(name: "", size: nil), start: "home")
    let script = Script(steps: [Script.Step(time: 0.25, action: .rotate(.landscape))])
    let run = try SceneRun(scene: scene, course: .script(script, of: nil))
    var times: [Double] = []
    var ends: [Bool] = []
    FrameTimes.rate(framesPerSecond: 10).forEach(in: run) { time, run in
      times.append(time)
      ends.append(run.isOver)
    }
    #expect(Array(times.prefix(4)) == [0, 0.1, 0.2, 0.3])
    #expect(ends.firstIndex(of: true) == ends.count - 1)
  }

  @Test func traceLinesHaveMilliseconds() {
    #expect(TraceWriter.line(TraceEntry(time: 0.05, event: .call(.update(0.15)))) == "0.050 update(0.150)")
    #expect(TraceWriter.line(TraceEntry(time: 12, event: .call(.finish))) == "12.000 finish")
  }
}
