package import SegueGeometry
import SegueGestures
package import SegueModel
import SegueTransitions

/// How long a script takes, and the velocity at its last release.
package struct GestureMeasure: Hashable, Sendable {
  /// A velocity as UIKit's recognizers report it.
  package enum Release: Hashable, Sendable {
    /// `UIPanGestureRecognizer.velocity(in:)`, points per second.
    case points(Point)
    /// `UIPinchGestureRecognizer.velocity`, scale per second.
    case scale(Double)
  }

  /// The time of the last step in seconds.
  package var duration: Double
  /// The velocity at the last release; nil if nothing is released.
  package var release: Release?

  /// Measures a script; linear in the number of its steps.
  package init(of script: Script) {
    duration = script.duration
    var tracker = VelocityTracker()
    var last = Point.zero
    for timed in script.events {
      switch timed.event {
      case .pointer(let pointer):
        if pointer.phase == .began { tracker.reset() }
        // Lifting a finger at rest says nothing about its speed.
        if pointer.phase != .ended || pointer.location != last {
          tracker.add(pointer.location, at: timed.time)
        }
        last = pointer.location
        if pointer.phase == .ended { release = .points(tracker.velocity(at: timed.time)) }
      case .pinch(let phase, let scale, _):
        if phase == .began { tracker.reset() }
        let place = Point(x: scale, y: 0)
        if phase != .ended || place != last { tracker.add(place, at: timed.time) }
        last = place
        if phase == .ended { release = .scale(tracker.velocity(at: timed.time).x) }
      default: continue
      }
    }
  }

  /// A short form for lists: `0, -1000`, `2.4/s`; a dash if nothing is released.
  package var shortRelease: String {
    switch release {
    case .points(let velocity): "\(Self.whole(velocity.x)), \(Self.whole(velocity.y))"
    case .scale(let velocity): "\(velocity.formatted(places: 1))/s"
    case nil: "-"
    }
  }

  /// A long form in words.
  package var longRelease: String {
    switch release {
    case .points(let velocity): "let go at (\(Self.whole(velocity.x)), \(Self.whole(velocity.y))) pt/s"
    case .scale(let velocity): "let go at \(velocity.formatted(places: 2)) scale/s"
    case nil: "nothing is let go"
    }
  }

  /// A whole number, without a sign before zero.
  private static func whole(_ value: Double) -> String {
    let text: String = value.formatted(places: 0)
    return text == "-0" ? "0" : text
  }
}
