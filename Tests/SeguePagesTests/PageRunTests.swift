import SegueGeometry
import SegueGestures
import SegueModel
import SeguePages
import SegueScenes
import SegueTransitions
import Testing

@Suite("A page's run")
struct PageRunTests {
  private let scene: Scene
  private let course = PageCourse(
    name: "hide",
    startScreen: "sheet",
    events: [TimedEvent(time: 0.25, event: .trigger("hide"))]
  )

  init() throws { scene = try SceneFile.load("slide-down").scene }

  private func fresh() -> PageRun { PageRun(course, of: scene, options: Session.Options()) }

  @Test("A moment is the same from whichever side it is reached")
  func seeking() {
    var forwards: [Double: [LayerSample]] = [:]
    var run = fresh()
    #expect(run.length > 0.5 && run.time == 0)
    let times = (0...20).map { Double($0) * run.length / 20 }
    for time in times {
      run.seek(to: time)
      forwards[time] = run.session.layerSamples()
    }
    #expect(forwards[times[3]] != forwards[times[12]])
    for time in [times[12], times[3], times[17], times[16], times[0], times[20], times[8]] {
      run.seek(to: time)
      #expect(run.session.layerSamples() == forwards[time])
      #expect(run.time == time)
    }
    run.seek(to: .nan)
    #expect(run.time == 0)
    run.seek(to: 1e9)
    #expect(run.time == run.length && !run.isMoving)
  }

  @Test("A hand takes the place of what was to come, and can be seen again")
  func touching() {
    var run = fresh()
    run.seek(to: 0.1)
    run.touch(.began, at: Point(x: 196, y: 160))
    #expect(run.isHeld)
    for step in 1...10 {
      run.advance(to: 0.1 + Double(step) * 0.02)
      run.touch(.moved, at: Point(x: 196, y: 160 + Double(step) * 25))
    }
    #expect(run.session.status.transition == "hide")
    run.touch(.ended, at: Point(x: 196, y: 410))
    #expect(!run.isHeld && run.isMoving && run.length > run.time)
    let pulled = run.session.layerSamples()
    let time = run.time
    run.seek(to: run.length)
    #expect(run.session.screen == "home" && !run.isMoving)
    run.seek(to: 0)
    #expect(run.session.screen == "sheet")
    run.seek(to: time)
    #expect(run.session.layerSamples() == pulled)
  }

  @Test("A finger that goes down and does nothing cuts off the course")
  func cutting() {
    var run = fresh()
    run.touch(.began, at: Point(x: 196, y: 800))
    run.touch(.cancelled, at: Point(x: 196, y: 800))
    run.seek(to: run.length)
    #expect(run.session.screen == "sheet")
    run.advance(to: 5)
    #expect(run.session.screen == "sheet" && run.length == 5)
  }

  @Test("A run that never ends is looked at for a minute")
  func endless() throws {
    let text = """
      segue: 1
      screens:
        a: {layers: {dot: {frame: [0, 0, 10, 10], fill: red}}}
        b: {layers: {dot: {frame: [0, 0, 10, 10], fill: red}}}
      transitions:
        t: {kind: push, from: a, to: b, duration: 1, tracks: {to/dot: {x: 0 -> 100, repeat: forever}}}
      """
    let scene = try SceneFile.parse(Array(text.utf8), path: "x.yaml", folder: nil).scene
    let course = PageCourse(
      name: "t",
      startScreen: "a",
      events: [TimedEvent(time: 0, event: .trigger("t"))]
    )
    #expect(PageRun(course, of: scene, options: Session.Options()).length <= 60.1)
  }
}
