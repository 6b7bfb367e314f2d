import SegueGeometry

/// The fingers of one touch sequence, from the first contact until all are lifted.
///
/// Movement is that of their centroid. A finger that lands or lifts moves the centroid but not the
/// translation.
struct ContactTrack: Hashable, Sendable {
  private struct Touch: Hashable {
    let id: Int
    var location: Point
  }

  /// What an event meant for the sequence.
  enum Outcome {
    /// Not a finger of this sequence, or numbers that are not finite.
    case ignored
    case landed
    case moved
    /// A finger was lifted, and may have moved since its last event.
    case lifted(moved: Bool)
    case cancelled
  }

  /// The number of fingers that count, in the order they landed; the others only keep the sequence going.
  let limit: Int
  private var touches: [Touch] = []
  private var anchor = Point.zero
  private var settled = Point.zero
  private var tracker = VelocityTracker()

  private(set) var contactLocation = Point.zero
  private(set) var location = Point.zero
  private(set) var translation = Point.zero
  private(set) var contactTime: Double = 0
  private(set) var time: Double = 0

  init(limit: Int = .max) { self.limit = max(limit, 1) }

  var count: Int { touches.count }
  var isTouched: Bool { !touches.isEmpty }
  var velocity: Point { velocity(at: time) }

  func velocity(at time: Double) -> Point { tracker.velocity(at: time) }

  /// The locations of the first two fingers; nil if there are fewer.
  var pair: (first: Point, second: Point)? {
    touches.count > 1 ? (touches[0].location, touches[1].location) : nil
  }

  mutating func follow(_ event: PointerEvent) -> Outcome {
    guard event.time.isFinite, event.location.x.isFinite, event.location.y.isFinite else {
      return .ignored
    }
    let index = touches.firstIndex { $0.id == event.touch }
    switch (event.phase, index) {
    case (.began, nil):
      land(event)
      return .landed
    case (.moved, let index?):
      move(index, event)
      return .moved
    case (.ended, let index?):
      let hasMoved = touches[index].location != event.location
      // Lifting a finger at rest says nothing about its speed, so it adds no sample.
      if hasMoved { move(index, event) }
      lift(index, at: event.time)
      return .lifted(moved: hasMoved)
    case (.cancelled, let index?):
      lift(index, at: event.time)
      return .cancelled
    default:
      return .ignored
    }
  }

  mutating func advance(to newTime: Double) {
    if newTime.isFinite { time = max(time, newTime) }
  }

  private mutating func land(_ event: PointerEvent) {
    if touches.isEmpty {
      self = ContactTrack(limit: limit)
      contactLocation = event.location
      contactTime = event.time
      time = event.time
      tracker.add(event.location, at: event.time)
    }
    touches.append(Touch(id: event.touch, location: event.location))
    advance(to: event.time)
    settle()
  }

  private mutating func move(_ index: Int, _ event: PointerEvent) {
    touches[index].location = event.location
    advance(to: event.time)
    guard index < limit else { return }
    location = centroid
    translation = settled + (location - anchor)
    tracker.add(contactLocation + translation, at: event.time)
  }

  private mutating func lift(_ index: Int, at newTime: Double) {
    touches.remove(at: index)
    advance(to: newTime)
    // Once the last finger is lifted, its location and translation stay.
    if isTouched { settle() }
  }

  /// Continues from the present translation with the fingers that are down now.
  private mutating func settle() {
    location = centroid
    anchor = location
    settled = translation
  }

  private var centroid: Point {
    let counted = touches.prefix(limit)
    guard let first = counted.first, counted.count > 1 else { return counted.first?.location ?? location }
    let sum = counted.dropFirst().reduce(first.location) { $0 + $1.location }
    return sum * (1 / Double(counted.count))
  }
}
