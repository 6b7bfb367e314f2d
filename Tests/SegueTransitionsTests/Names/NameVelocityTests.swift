import SegueGeometry
import SegueGestures
import SegueModel
import SegueTransitions
import Testing

/// Every number of a hand has its velocity: what follows it goes on with that when it is let go.
@Suite struct NameVelocityTests {
  /// How a name comes to the layer that follows it.
  enum Way: CaseIterable {
    case itself, local, progress

    func gesture(_ name: String, recognize: String) -> String {
      let (keys, value) =
        switch self {
        case .itself: ("", name)
        case .local: ("let: {it: \(name)}\n  ", "it")
        case .progress: ("progress: (\(name)) / 50\n  ", "progress * 50")
        }
      return """
        drag:
          in: sheet
          recognize: \(recognize)
          \(keys)sets: {sheet/card: {x: 7 + (\(value)) / 2}}
          cancel: {ease: spring(stiffness 200 damping 20 velocity inherit)}
        """
    }
  }

  /// The rates of the names under a finger that goes at (300, −200) points per second.
  private static let pan: [(String, Double)] = [
    ("x", 300), ("y", -200), ("dx", 300), ("dy", -200), ("start.x", 0), ("start.y", 0), ("velocity.x", 0),
    ("velocity.y", 0), ("projected.x", 300), ("projected.y", -200), ("W", 0), ("H", 0),
  ]

  /// Those under two fingers that go apart by 2 in a second, and together at (120, −80) points per second.
  private static let pinch: [(String, Double)] = [
    ("scale * 100", 200), ("start.scale * 100", 0), ("velocity.scale * 100", 0), ("x", 120), ("y", -80),
    ("dx", 120), ("dy", -80), ("start.x", 0), ("start.y", 0),
  ]

  @Test(arguments: pan, Way.allCases) func ofAFinger(_ number: (name: String, rate: Double), _ way: Way)
    throws
  {
    var session = try HandOffScene.session(gestures: way.gesture(number.name, recognize: "pan"))
    session.swing(300, -200, seconds: 0.15)
    session.lift(245, 270)
    try expect(number.rate / 2, session)
  }

  @Test(arguments: pinch, Way.allCases) func ofTwoFingers(
    _ number: (name: String, rate: Double),
    _ way: Way
  ) throws {
    var session = try HandOffScene.session(gestures: way.gesture(number.name, recognize: "pinch"))
    let start = session.time
    session.handle(.pinch(.began, scale: 1, at: Point(x: 200, y: 300)))
    for step in 1...15 {
      let passed = Double(step) / 100
      session.advance(to: start + passed)
      let place = Point(x: 200 + 120 * passed, y: 300 - 80 * passed)
      session.handle(.pinch(.moved, scale: 1 + 2 * passed, at: place))
    }
    session.handle(.pinch(.ended, scale: 1.3, at: Point(x: 218, y: 288)))
    try expect(number.rate / 2, session)
  }

  private func expect(_ velocity: Double, _ session: Session) throws {
    let motion = session.motion("sheet/card") { $0.frame.minX }
    #expect(abs(motion.velocity - velocity) < 1e-3)
  }
}
