import SegueExport
import SegueModel
import SegueScenes
import SegueStage
import SegueTransitions

/// All that can be observed of a scene: what is presented at many moments, with and without reduced motion, the calls,
/// what is said of it, and what its checks find.
struct SchemaOutcome: Equatable {
  private var frames: [[LayerState]] = []
  private var lines: [TraceEntry] = []
  private var names: [String] = []
  private var findings: [String] = []

  /// nil where the scene is refused.
  init?(_ scene: SchemaScene) {
    guard let file = try? SceneFile.parse(Array(scene.text.utf8), path: "test.yaml", folder: nil) else {
      return nil
    }
    names = [file.scene.title] + file.scene.screens.map(\.name)
    names += file.scene.transitions.flatMap { [$0.name] + $0.markers.map { "\($0)" } }
    names += file.scene.gestures.map(\.name) + file.scene.scripts.map(\.name)
    if !file.scene.checks.isEmpty { findings = SceneChecks.diagnostics(of: file).map { "\($0)" } }
    for reducesMotion in [false, true] {
      for script in file.scene.scripts { play(script.script, in: file.scene, reducesMotion) }
    }
  }

  private mutating func play(_ script: Script, in scene: Scene, _ reducesMotion: Bool) {
    var options = Session.Options()
    options.reduceMotion = reducesMotion
    var session = Session(scene: scene, options: options)
    var events = script.events[...]
    var frame = Frame()
    // Between the hundredths, so that no frame falls on an event.
    for step in 0..<80 {
      let time = 0.0025 + Double(step) * 0.05
      while let event = events.first, event.time <= time {
        session.advance(to: event.time)
        session.handle(event.event)
        events.removeFirst()
      }
      session.advance(to: time)
      session.sample(into: &frame)
      frames.append(frame.nodes.map(\.state))
    }
    lines += session.trace
  }
}
