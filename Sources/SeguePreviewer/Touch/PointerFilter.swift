import SegueGeometry

/// Turns a mouse's jumps from cell to cell into a motion.
///
/// A mouse is reported in whole cells, some 40 pt high at 80 × 24. The pointer goes through every reported place, each
/// a fixed lag after its report and in straight lines: so it moves with the hand's own velocity, whatever that is, and
/// a place reported out of rest is reached in a glide of a few frames. To glide to the newest place from wherever it is
/// would be smoother, but loses a fifth of a flick's velocity at its end.
struct PointerFilter: Hashable, Sendable {
  /// Seconds of a glide out of rest.
  static let glide = 0.05
  /// A report is taken to have happened a frame ago, so that the frame it is drawn in already moves.
  static let headStart: Double = 1.0 / 60
  /// Reports nearer to each other than so many seconds came in one read: the last of them counts.
  private static let sameRead = 0.001

  /// A place and when the pointer is there.
  private struct Waypoint: Hashable, Sendable {
    var time: Double
    var place: Point
  }

  /// By rising time, never empty; before the first it rests there.
  private var way: [Waypoint]
  var target: Point { way[way.count - 1].place }

  /// Rests at a place.
  init(at location: Point) { way = [Waypoint(time: -.infinity, place: location)] }

  /// Heads for a reported place.
  mutating func report(_ location: Point, at time: Double) {
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

  /// Goes to a place in exactly so many seconds.
  mutating func sweep(to location: Point, at time: Double, duration seconds: Double) {
    let here: Point = self.location(at: time)
    way = [Waypoint(time: time, place: here), Waypoint(time: time + seconds, place: location)]
  }

  /// Where the pointer is at `time` seconds.
  func location(at time: Double) -> Point {
    guard let next = way.firstIndex(where: { $0.time > time }) else { return target }
    guard next > 0 else { return way[0].place }
    let from: Waypoint = way[next - 1]
    let to: Waypoint = way[next]
    return from.place + (to.place - from.place) * ((time - from.time) / (to.time - from.time))
  }

  /// Whether the way is over at `time` seconds.
  func hasArrived(at time: Double) -> Bool { time >= way[way.count - 1].time }

  /// Forgets the waypoints before the one that was passed last.
  private mutating func leaveBehind(_ time: Double) {
    guard let next = way.firstIndex(where: { $0.time > time }), next > 1 else { return }
    way.removeFirst(next - 1)
  }
}
