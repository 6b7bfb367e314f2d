package import SegueGeometry
import SegueGestures

/// Two fingers on the device, spread and closed by notches of the wheel or by keys.
///
/// The scale glides from notch to notch as a finger does from cell to cell, and the fingers lift when no
/// notch has come for a while. Times are wall-clock seconds.
package struct Pinch: Hashable, Sendable {
  /// A change to pass on: a phase and the scale.
  package typealias Change = Contact<Double>.Change

  /// The factor by which a notch changes the distance of the fingers.
  package static let notch = 1.1
  /// Seconds without a notch after which the fingers lift.
  package static let stillness = 0.4
  /// The range of scales.
  package static let range = 0.05...20.0

  /// The place between the fingers, in points of the canvas.
  package let center: Point
  /// Filters the scale, as its x coordinate.
  private var filter = PointerFilter(at: Point(x: 1, y: 0))
  private var contact = Contact(1.0)
  private var lastNotch: Double
  /// The last scale passed on.
  package var scale: Double { contact.value }
  package var isUp: Bool { contact.isUp }

  /// Creates two fingers about to touch the canvas around a place.
  package init(at center: Point, time: Double) {
    self.center = center
    lastNotch = time
  }

  /// Spreads the fingers by a number of notches, or closes them if negative.
  package mutating func turn(by notches: Int, at time: Double) {
    var goal: Double = filter.target.x
    for _ in 0..<abs(notches) { goal = notches > 0 ? goal * Self.notch : goal / Self.notch }
    filter.report(Point(x: min(max(goal, Self.range.lowerBound), Self.range.upperBound), y: 0), at: time)
    lastNotch = time
  }

  /// The changes since the last call.
  package mutating func changes(at time: Double) -> [Change] {
    let hasRested: Bool = time >= lastNotch + Self.stillness
    return contact.follow(filter.location(at: time).x, lifts: hasRested && filter.hasArrived(at: time))
  }

  /// Cancels the pinch.
  package mutating func cancel() -> [Change] { contact.cancel() }
}
