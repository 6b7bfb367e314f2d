package import SegueGeometry
import SegueGestures
package import SegueTransitions

/// The fingers on the device, each with its recent path.
package struct TouchTrail {
  /// A place where a finger is or was.
  package struct Dot: Hashable, Sendable {
    package var place: Point
    /// The age: 0 at the finger, 1 at the end of its trail.
    package var age: Double

    package init(place: Point, age: Double) {
      self.place = place
      self.age = age
    }
  }

  /// The length of a trail in preview seconds.
  package static let duration = 0.3
  /// The distance of the fingers of a pinch of scale 1, in points.
  package static let spread = 120.0

  /// The dots, newest last.
  package let dots: [Dot]

  /// The trail left by events, which are in order of time.
  package init(_ events: ArraySlice<TimedEvent>, at time: Double) {
    var dots: [Dot] = []
    var isNewest: Bool = true
    for entry in events.reversed() {
      guard let touch = Self.touch(of: entry.event) else { continue }
      let age: Double = (time - entry.time) / Self.duration
      let isDown: Bool = isNewest && touch.isDown
      guard isDown || age < 1 else { break }
      for place in touch.places { dots.append(Dot(place: place, age: isDown ? 0 : max(age, 0.01))) }
      isNewest = false
    }
    self.dots = dots.reversed()
  }

  private static func touch(of event: SessionEvent) -> (places: [Point], isDown: Bool)? {
    switch event {
    case .pointer(let pointer): ([pointer.location], pointer.phase.isDown)
    case .pinch(let phase, let scale, let center): (fingers(of: scale, about: center), phase.isDown)
    default: nil
    }
  }

  /// The positions of thumb and forefinger, lower left and upper right.
  private static func fingers(of scale: Double, about center: Point) -> [Point] {
    let half: Double = spread / 2 * scale * 0.5.squareRoot()
    return [Point(x: center.x - half, y: center.y + half), Point(x: center.x + half, y: center.y - half)]
  }
}

extension PointerEvent.Phase {
  fileprivate var isDown: Bool { self == .began || self == .moved }
}
