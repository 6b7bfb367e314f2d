import SegueGeometry
import SegueGestures
import SegueModel
import SegueTransitions

/// Drags as people make them: along a gesture's way, with a wobble, let go, flicked, taken away or left lying.
extension Hand {
  mutating func drag() {
    let own = scene.gestures.filter { $0.path.components.first == session.screen }
    let gesture = (own.isEmpty ? scene.gestures : own).randomElement(using: &random)
    let way = direction(of: gesture)
    let start = start(of: gesture)
    var finger = start
    touch(.began, finger)
    if mayRest(gesture) { pass(number(around: [0.1, 0.2, 0.5, 0.7])) }
    let reach = number(around: [5, 12, 60, 130, 200, 250, 400, 700])
    let moves = Int.random(in: 1...9, using: &random)
    for move in 1...moves {
      if Int.random(in: 0..<14, using: &random) == 0 { act() }
      pass(number(around: [0, 0.001, 0.016, 0.03, 0.12]))
      let share = Double(move) / Double(moves) + .random(in: -0.2...0.1, using: &random)
      let wobble = Point(x: .random(in: -6...6, using: &random), y: .random(in: -6...6, using: &random))
      finger = Point(
        x: start.x + (way.x * reach * share + wobble.x).rounded(),
        y: start.y + (way.y * reach * share + wobble.y).rounded()
      )
      touch(.moved, finger)
    }
    letGo(finger)
  }

  /// Whether a finger that rests before it moves may come to something.
  private func mayRest(_ gesture: GestureDefinition?) -> Bool {
    if case .longPress = gesture?.recognizer { return true }
    return scene.transitions.contains { $0.hold != nil }
  }

  private mutating func letGo(_ finger: Point) {
    if Int.random(in: 0..<3, using: &random) == 0 { pass(number(around: [0.01, 0.09, 0.2])) }
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<6: touch(.ended, finger)
    case 6: touch(.ended, Point(x: finger.x + 7, y: finger.y + 9))
    case 7..<9: touch(.cancelled, finger)
    default: break
    }
  }

  private mutating func start(of gesture: GestureDefinition?) -> Point {
    let size = session.canvas
    var place = Point(
      x: .random(in: 0...size.width, using: &random).rounded(),
      y: .random(in: 0...size.height, using: &random).rounded()
    )
    // A direct scroll layer's or an edge's gesture: from near the edge.
    let isEdge = Int.random(in: 0..<4, using: &random) == 0
    switch gesture?.recognizer {
    case .edgePan(.left): place.x = 3
    case .edgePan(.right): place.x = size.width - 3
    case .edgePan(.up): place.y = 3
    case .edgePan(.down): place.y = size.height - 3
    default: if isEdge { place.x = .random(in: 0...31, using: &random) }
    }
    return place
  }

  private mutating func direction(of gesture: GestureDefinition?) -> Point {
    let ways = [Point(x: 0, y: 1), Point(x: 0, y: -1), Point(x: 1, y: 0), Point(x: -1, y: 0)]
    let way =
      switch gesture?.recognizer {
      case .edgePan(.left), .pan(.right), .swipe(.right): ways[2]
      case .edgePan(.right), .pan(.left), .swipe(.left): ways[3]
      case .edgePan(.up), .pan(.down), .swipe(.down): ways[0]
      case .edgePan(.down), .pan(.up), .swipe(.up): ways[1]
      case .pan(nil), .tap, .pinch, .longPress, nil:
        ways[[0, 0, 0, 1, 2, 3][Int.random(in: 0..<6, using: &random)]]
      }
    guard Int.random(in: 0..<8, using: &random) == 0 else { return way }
    return ways.randomElement(using: &random) ?? way
  }
}
