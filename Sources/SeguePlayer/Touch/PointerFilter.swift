package import SegueGeometry

/// Turns a mouse's jumps from cell to cell into continuous motion.
///
/// The mouse is reported in whole cells, some 40 pt high at 80 × 24. The pointer passes through every
/// reported place in straight lines, each a fixed delay after its report, so it moves with the hand's own
/// velocity; out of rest, it glides to a reported place within a few frames. Gliding to the newest place from
/// wherever the pointer is would be smoother, but would lose a fifth of a flick's velocity at its end.
package struct PointerFilter: Hashable, Sendable {
  /// Seconds of a glide out of rest.
  package static let glide = 0.05
  /// Seconds by which reports are backdated, one frame, so that the frame they are drawn in already moves.
  package static let headStart: Double = 1.0 / 60
  /// Reports closer together than this, in seconds, came from one read; only the last of them counts.
  private static let sameRead = 0.001

  /// A place and the time at which the pointer is there.
  private struct Waypoint: Hashable, Sendable {
    var time: Double
    var place: Point
  }

  /// The waypoints in order of time, never empty; before the first, the pointer rests there.
  private var way: [Waypoint]
  package var target: Point { way[way.count - 1].place }

  /// Creates a filter at rest.
  package init(at location: Point) { way = [Waypoint(time: -.infinity, place: location)] }

  /// Heads for a reported place.
  package mutating func report(_ location: Point, at time: Double) {
    let arrival: Double = time + Self.glide - Self.headStart
    leaveBehind(time)
    let last: Waypoint = way[way.count - 1]
    if arrival - last.time < Self.sameRead {
      way[way.count - 1].place = location
      return
    }
    let start: Double = time - Self.headStart
    if last.time < start { way = [Waypoint(time: start, place: last.place)] }
    way.append(Waypoint(time: arrival, place: location))
  }

  /// Moves to a place in exactly this number of seconds.
  package mutating func sweep(to location: Point, at time: Double, duration seconds: Double) {
    let here: Point = self.location(at: time)
    way = [Waypoint(time: time, place: here), Waypoint(time: time + seconds, place: location)]
  }

  /// The position of the pointer at `time` seconds.
  package func location(at time: Double) -> Point {
    guard let next = way.firstIndex(where: { $0.time > time }) else { return target }
    guard next > 0 else { return way[0].place }
    let from: Waypoint = way[next - 1]
    let to: Waypoint = way[next]
    return from.place + (to.place - from.place) * ((time - from.time) / (to.time - from.time))
  }

  /// Whether the pointer has arrived at `time` seconds.
  package func hasArrived(at time: Double) -> Bool { time >= way[way.count - 1].time }

  /// Drops the waypoints before the one passed last.
  private mutating func leaveBehind(_ time: Double) {
    guard let next = way.firstIndex(where: { $0.time > time }), next > 1 else { return }
    way.removeFirst(next - 1)
  }
}
