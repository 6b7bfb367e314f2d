import SegueGeometry
import SegueModel
import SegueStage
import SegueTransitions

@testable import SeguePlayer
@testable import SeguePreviewer

/// A stand-in for a session: kicks set it rolling for a while; how far it is depends on every moment before.
struct Ball: Playable {
  var time = 0.0
  var place = 0.0
  var speed = 0.0
  var stopTime = 0.0
  var kicks: [SessionEvent] = []

  var isAnimating: Bool { time < stopTime }

  mutating func advance(to newTime: Double) {
    guard newTime > time else { return }
    place += speed * max(min(newTime, stopTime) - time, 0)
    time = newTime
  }

  mutating func handle(_ event: SessionEvent) {
    kicks.append(event)
    guard case .wheel(let seconds, let newSpeed) = event else { return }
    stopTime = time + seconds.x
    speed = newSpeed.x
  }

  var stalledTransition: String? { nil }
  var canvas: Size { Size(width: 100, height: 100) }
  var device: Device { .free(canvas) }
  var orientation: Script.Orientation { .portrait }
  var safeArea: EdgeInsets { .zero }
  var appearance: Scene.Appearance { .light }

  /// One layer, where the ball is.
  var tree: LayerTree {
    var tree = LayerTree(root: Layer(name: "field"))
    var ball = LayerState()
    ball.position.x = place
    _ = tree.add(Layer(name: "ball", model: ball), to: tree.root)
    return tree
  }

  func identifier(of layer: LayerID) -> String? { layer == tree.root ? nil : tree[layer].name }
  func layer(of id: String) -> LayerID? { tree.sublayer(named: id, of: tree.root) }
  func layer(at place: Point) -> String? { nil }

  var screen: String { "field" }
  var availableTransitions: [TransitionDefinition] { [] }
  var status: TransitionStatus {
    TransitionStatus(transition: nil, phase: .idle, progress: 0, elapsed: 0, duration: 0)
  }
  var tracks: [TransitionTrack] { [] }
  var tracksOrigin: Double? { nil }
  var trace: [TraceEntry] { [] }
  var traceStarts: [TraceStart] { [] }
  func isTappable(at place: Point) -> Bool { false }
  var gestureReading: GestureReading? { nil }
  var lastVerdict: GestureVerdict? { nil }
}

extension SessionEvent {
  /// Sets a ball rolling.
  static func roll(seconds: Double, speed: Double) -> SessionEvent {
    .wheel(at: Point(x: seconds, y: 0), by: Point(x: speed, y: 0))
  }

  /// A kick that leaves a ball as it is.
  static var touch: SessionEvent { .trigger("touch") }
}

extension Player {
  /// The ball that is played.
  var ball: Ball { subject as? Ball ?? Ball() }
}
