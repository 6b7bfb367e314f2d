import SegueGeometry
import SegueGestures
import SegueTransitions
import SegueUIKitRules
import Testing

/// A map with a sheet of places over it, what is seen of them, and a hand.
enum Sheets {
  static let heights = [120.0, 400, 700]
  static let names = ["small", "half", "full"]

  /// A map, and a sheet of places over it.
  static func session(
    _ keys: String = "",
    dismissal: Bool = true,
    rows: Int = 30,
    scroll: String = "y"
  ) throws -> Session {
    let text = """
      segue: 1
      device: [400, 800]
      screens:
        map:
          fill: systemGreen
          layers:
            field: {scroll: y, frame: [0, 0, W, 90], layers: {row: {repeat: 9, frame: [0, 60 * i, W, 50], fill: white}}}
            pin: {frame: [10, 20, 40, 40], fill: red}
        places:
          fill: white
          layers:
            list: {scroll: \(scroll), frame: [0, 60, W, 640], layers: {row: {repeat: \(rows), frame: [0, 60 * i, W, 50], fill: gray}}}
      transitions:
        open:
          kind: present
          from: map
          to: places
          presentation: {style: page-sheet, detents: {small: 120, half: 0.5 * H, full: H - 100}, scrolls: to/list\(keys)}
      \(dismissal ? "  close: {kind: dismiss, from: places, to: map}" : "")
      gestures:
        drag: {in: map/pin, recognize: pan, sets: {map/pin: {x: here + x - start.x}}}
      """
    var session = Session(scene: try Scenes.parse(text))
    session.handle(.trigger("open"))
    session.advance(to: 1)
    return session
  }

  static func top(_ session: Session) throws -> Double {
    try #require(session.layer("places")).frame.minY
  }

  static func offset(_ session: Session) throws -> Double {
    let list = try #require(session.layer("places/list")).frame.minY
    return list - (try #require(session.layer("places/list/row-0")).frame.minY)
  }

  static func dimming(_ session: Session) throws -> Double {
    try #require(session.layer("container/dimming")).opacity
  }

  /// The calls on the sheet's delegate since a time.
  static func calls(_ session: Session) -> [SheetCall] {
    session.trace.compactMap {
      if case .call(.sheet(let call)) = $0.event { call } else { nil }
    }
  }

  /// UIScrollView's resistance, c = .55.
  static func rubber(_ distance: Double, _ dimension: Double) -> Double {
    distance * dimension * 0.55 / (dimension + 0.55 * distance)
  }

  /// Presses, begins to move by 20 points, and goes on in even steps of 20 ms.
  static func drag(
    _ session: inout Session,
    from place: Point,
    by way: Double,
    steps: Int = 10,
    _ look: (Session, Double) throws -> Void = { _, _ in }
  ) throws {
    let start = session.time
    let slop = way < 0 ? -20.0 : 20
    session.pointer(.began, place.x, place.y, at: start)
    session.pointer(.moved, place.x, place.y + slop, at: start + 0.02)
    for step in 1...steps {
      let moved = way * Double(step) / Double(steps)
      session.pointer(.moved, place.x, place.y + slop + moved, at: start + 0.02 + Double(step) * 0.02)
      try look(session, moved)
    }
  }

  static func lift(_ session: inout Session, at place: Point, resting: Bool) {
    if resting { session.pointer(.moved, place.x, place.y, at: session.time + 0.3) }
    session.pointer(.ended, place.x, place.y, at: session.time)
  }
}
