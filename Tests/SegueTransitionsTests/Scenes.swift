import SegueGeometry
import SegueGestures
import SegueModel
import SegueScenes
import SegueTransitions
import Testing

/// The scenes of the repository, read from beside the tests.
enum Scenes {
  static func load(_ name: String) throws -> Scene {
    let tests = #filePath.split(separator: "/").dropLast(3)
    return try SceneFile.load("/" + tests.joined(separator: "/") + "/Scenes/\(name)").scene
  }

  /// A scene written out in a test.
  static func parse(_ text: String) throws -> Scene {
    try SceneFile.parse(Array(text.utf8), path: "test.yaml", folder: nil).scene
  }
}

extension Session {
  init(_ name: String, startScreen: String? = nil) throws {
    var options = Options()
    options.startScreen = startScreen
    self.init(scene: try Scenes.load(name), options: options)
  }

  /// A layer as presented now.
  func layer(_ id: String) -> LayerSample? { layerSamples().first { $0.id == id } }

  /// Plays a script in full, and `rest` seconds more.
  mutating func play(_ script: Script, rest: Double = 5) {
    for step in script.events {
      advance(to: step.time)
      handle(step.event)
    }
    advance(to: (script.steps.last?.time ?? 0) + rest)
  }

  /// Plays a script up to a time.
  mutating func play(_ script: Script, until time: Double) {
    for step in script.events where step.time <= time {
      advance(to: step.time)
      handle(step.event)
    }
    advance(to: time)
  }

  mutating func pointer(_ phase: PointerEvent.Phase, _ x: Double, _ y: Double, at time: Double) {
    advance(to: time)
    handle(.pointer(.init(phase: phase, location: Point(x: x, y: y), time: time)))
  }
}

extension Scene {
  func script(_ name: String) throws -> Script {
    try #require(scripts.first { $0.name == name }).script
  }
}
