package import SegueGeometry
import SegueGestures
package import SegueModel
package import SegueTransitions

/// Where a gesture of a scene can be made, and in which direction.
package struct GestureAim: Sendable {
  /// The screen, and the orientation of the device.
  package var start: Script.Start
  /// Where a finger goes down, or the centre between two.
  package var place: Point
  /// A unit vector.
  package var direction: Point
  /// The distance from the place to the edge of the canvas, in points.
  package var room: Double
  /// The gesture's layer.
  private let path: LayerPath
  /// The scene at rest on that screen.
  private let session: any Playable

  /// Its direction, to be appended to the gesture's name.
  package var hint: String {
    switch (direction.x, direction.y) {
    case (0, 1...): ", down"
    case (0, ...(-1)): ", up"
    case (1..., 0): ", to the right"
    case (...(-1), 0): ", to the left"
    default: ""
    }
  }
}

extension GestureAim {
  /// Finds a place on the gesture's layer and the direction that advances the gesture furthest; nil if its
  /// screen cannot be reached.
  package init?(at gesture: GestureDefinition, in scene: Scene, options: Session.Options) {
    guard let screen = gesture.path.components.first, scene.screen(named: screen) != nil else { return nil }
    var options: Session.Options = options
    options.startScreen = screen
    let session = Session(scene: scene, options: options)
    guard session.screen == screen else { return nil }
    let canvas = Rect(origin: .zero, size: session.canvas)
    let start = Script.Start(screen: screen, orientation: session.orientation)
    guard let area = Self.area(of: gesture.path, in: session, on: canvas) else { return nil }
    func aim(at place: Point, _ direction: Point = .zero, room: Double = 0) -> GestureAim {
      GestureAim(
        start: start,
        place: place,
        direction: direction,
        room: room,
        path: gesture.path,
        session: session
      )
    }
    guard gesture.recognizer != .pinch, gesture.recognizer != .tap else {
      self = aim(at: area.center)
      return
    }
    let aims: [GestureAim] = Self.directions(of: gesture.recognizer).map { direction in
      let place: Point = Self.place(for: direction, gesture.recognizer, in: area, on: canvas)
      let room: Double = Self.room(from: place, direction, on: canvas)
      return aim(at: place, direction, room: room)
    }
    let scores: [Double] = aims.map { aims.count > 1 ? $0.trial(of: gesture) : 0 }
    let best: Double = scores.max() ?? 0
    // If no direction advances it further than the others, the one with the most room.
    let candidates: [GestureAim] = zip(aims, scores).filter { $0.1 >= best - 1e-6 }.map { $0.0 }
    guard let aim = candidates.max(by: { $0.room < $1.room }) else { return nil }
    self = aim
  }

  /// Where on the canvas the gesture's layer is at a time, after some steps; nil if it is not visible.
  package func layerPlace(after steps: [Script.Step], at time: Double) -> Point? {
    var session: any Playable = session
    for event in Script(steps: steps).events {
      session.advance(to: event.time)
      session.handle(event.event)
    }
    session.advance(to: time)
    return Self.area(of: path, in: session, on: Rect(origin: .zero, size: session.canvas))?.center
  }

  // MARK: Geometry

  /// The part of the canvas that the gesture's layer covers.
  private static func area(of path: LayerPath, in session: any Playable, on canvas: Rect) -> Rect? {
    let id: String? =
      path.isWildcard
      ? session.layerIDs.first { $0.hasPrefix(path.components.dropLast().joined(separator: "/") + "/") }
      : path.description
    guard let frame = id.flatMap({ session.inspect($0)?.frame }) else { return nil }
    let minimum = Point(x: max(frame.minX, canvas.minX), y: max(frame.minY, canvas.minY))
    let maximum = Point(x: min(frame.maxX, canvas.maxX), y: min(frame.maxY, canvas.maxY))
    guard maximum.x > minimum.x, maximum.y > minimum.y else { return nil }
    return Rect(
      x: minimum.x,
      y: minimum.y,
      width: maximum.x - minimum.x,
      height: maximum.y - minimum.y
    )
  }

  private static func directions(of recognizer: GestureDefinition.Recognizer) -> [Point] {
    switch recognizer {
    case .pan(let direction?), .swipe(let direction): [direction.vector]
    case .edgePan(let edge): [edge.vector * -1]
    case .pan, .tap, .pinch, .longPress:
      [.down, .up, .right, .left].map { (side: GestureDefinition.Direction) in side.vector }
    }
  }

  /// Behind the layer's centre, so that there is room to move.
  private static func place(
    for direction: Point,
    _ recognizer: GestureDefinition.Recognizer,
    in area: Rect,
    on canvas: Rect
  ) -> Point {
    let center: Point = area.center
    if case .edgePan(let edge) = recognizer {
      let reach = Point(x: canvas.size.width / 2 - edgeInset, y: canvas.size.height / 2 - edgeInset)
      let side = Point(x: edge.vector.x * reach.x, y: edge.vector.y * reach.y)
      return Point(
        x: edge.vector.x == 0 ? center.x : canvas.center.x + side.x,
        y: edge.vector.y == 0 ? center.y : canvas.center.y + side.y
      )
    }
    return Point(
      x: center.x - direction.x * area.size.width * 0.3,
      y: center.y - direction.y * area.size.height * 0.3
    )
  }

  /// The distance from the edge at which an edge pan begins, in points.
  private static let edgeInset = 2.0

  private static func room(from place: Point, _ direction: Point, on canvas: Rect) -> Double {
    let right: Double = direction.x > 0 ? canvas.maxX - place.x : place.x - canvas.minX
    let down: Double = direction.y > 0 ? canvas.maxY - place.y : place.y - canvas.minY
    return max((direction.x == 0 ? down : right) - 10, 0)
  }

  // MARK: Trial

  /// How far a drag in this direction advances the gesture's progress.
  private func trial(of gesture: GestureDefinition) -> Double {
    var session: any Playable = session
    var best: Double = 0
    let steps = 8
    session.handle(.pointer(PointerEvent(phase: .began, location: place, time: session.time)))
    for step in 1...steps {
      let part: Double = Double(step) / Double(steps)
      session.advance(to: part * 0.4)
      let there: Point = place + direction * (room * 0.8 * part)
      session.handle(.pointer(PointerEvent(phase: .moved, location: there, time: session.time)))
      guard let reading = session.gestureReading, reading.name == gesture.name else { continue }
      if reading.state == .began || reading.state == .changed { best = max(best, reading.progress) }
    }
    return best
  }
}

extension GestureDefinition.Direction {
  fileprivate var vector: Point {
    switch self {
    case .left: Point(x: -1, y: 0)
    case .right: Point(x: 1, y: 0)
    case .up: Point(x: 0, y: -1)
    case .down: Point(x: 0, y: 1)
    }
  }
}
