import SegueGeometry
import SegueGestures
import SegueModel
import SegueTestSupport
import SegueTransitions

/// A hand that does to a scene what a seed says: coherent drags, flicks and taps, and all that may come between.
///
/// It plays a session along, so that it touches what is there. Its doings are the steps of the run.
public struct Hand {
  var random: SeededGenerator
  var session: Session
  var steps: [FuzzStep] = []
  /// How deep doings lie within doings: a drag may be disturbed, its disturbance may not.
  var depth = 0

  /// The run of a seed, on one of some scenes.
  public static func run(seed: UInt64, of scenes: [FuzzScene]) -> FuzzRun {
    let chosen = scenes[Int(seed / 2 % UInt64(scenes.count))]
    var random = SeededGenerator(seed: seed)
    var scene = chosen.scene
    if Int.random(in: 0..<10, using: &random) == 0 { scene.device = Device(name: "terminal", size: nil) }
    let options = Session.Options(of: scene, &random)
    var hand = Hand(random: random, session: Session(scene: scene, options: options))
    for _ in 0..<Int.random(in: 1...12, using: &hand.random) { hand.act() }
    return FuzzRun(
      seed: seed,
      sceneName: chosen.name,
      scene: scene,
      drawing: chosen.drawing,
      options: options,
      steps: hand.steps
    )
  }

  private init(random: SeededGenerator, session: Session) {
    self.random = random
    self.session = session
  }

  var scene: Scene { session.scene }

  /// One doing.
  mutating func act() {
    depth += 1
    defer { depth -= 1 }
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<7 where depth == 1: drag()
    case 0..<3: press()
    case 3..<6: wait()
    case 6..<9: tapLayer()
    case 9: tapWithFinger()
    case 10..<13: trigger()
    case 13: turn()
    case 14: resize()
    case 15: scroll()
    case 16: wheel()
    case 17: pinch()
    case 18: strayFinger()
    default: wait()
    }
  }

  /// Does something at the present time.
  mutating func take(_ event: SessionEvent) {
    steps.append(FuzzStep(time: session.time, event: event))
    session.handle(event)
  }

  mutating func touch(_ phase: PointerEvent.Phase, _ place: Point, finger: Int = 0) {
    take(.pointer(PointerEvent(touch: finger, phase: phase, location: place, time: session.time)))
  }

  /// Lets time pass in frames of uneven length.
  mutating func pass(_ seconds: Double) {
    let frames = Int.random(in: 1...3, using: &random)
    let end = session.time + seconds
    for _ in 1..<frames { tick(to: .random(in: session.time...max(end, session.time), using: &random)) }
    tick(to: end)
  }

  private mutating func tick(to time: Double) {
    steps.append(FuzzStep(time: time))
    session.advance(to: time)
  }

  /// One of some numbers, or one between two of them.
  mutating func number(around marks: [Double]) -> Double {
    let low = marks.randomElement(using: &random) ?? 0
    let high = marks.randomElement(using: &random) ?? 0
    return Bool.random(using: &random) ? low : .random(in: min(low, high)...max(low, high), using: &random)
  }

  /// A place of the canvas, seldom just off it.
  mutating func place() -> Point {
    let size = session.canvas
    return Point(
      x: .random(in: -10...size.width + 10, using: &random),
      y: .random(in: -10...size.height + 10, using: &random)
    )
  }
}

extension Session.Options {
  /// Options that a run might have.
  fileprivate init(of scene: Scene, _ random: inout SeededGenerator) {
    self.init()
    reduceMotion = Int.random(in: 0..<6, using: &random) == 0
    allInterruptible = Int.random(in: 0..<5, using: &random) < 2
    if Int.random(in: 0..<2, using: &random) == 0 {
      startScreen = scene.screens.randomElement(using: &random)?.name
    }
  }
}
