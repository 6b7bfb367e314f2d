import SegueGeometry

/// A straight wall that items bounce off.
///
/// An item is a box: it touches the wall if its middle is nearer to the wall's line than half of the box reaches in that
/// direction, `|n.x| · w / 2 + |n.y| · h / 2` for the line's normal `n`, and beside the wall itself. One that a step has
/// led to the line's other side, through the wall, has touched it as well, however fast it is.
@MainActor
struct DynamicWall {
  private let from: Point
  private let to: Point

  /// Creates a wall between two points of the reference view.
  init(from: Point, to: Point) { (self.from, self.to) = (from, to) }

  /// The walls along a path, whose curves are followed in 16 straight pieces.
  static func along(_ path: Path) -> [DynamicWall] {
    path.flattened(steps: 16).pieces.map { DynamicWall(from: $0.start, to: $0.end) }
  }

  /// Pushes an item off the wall, to the side that it comes from, and turns its velocity.
  ///
  /// - Returns: Whether they touched.
  func push(_ item: any UIDynamicItem, _ world: DynamicWorld) -> Bool {
    let span = to - from
    let length = span.length
    guard length > 0 else { return false }
    let ahead = span * (1 / length)
    let normal = Point(x: -ahead.y, y: ahead.x)
    let (half, tall) = (Double(item.bounds.width) / 2, Double(item.bounds.height) / 2)
    let reach = abs(normal.x) * half + abs(normal.y) * tall
    let center = item.center.point
    let distance = (center - from).dot(normal)
    let before = world.body(of: item).before ?? center
    let side: Double = (before - from).dot(normal) < 0 ? -1 : 1
    guard distance * side < reach else { return false }
    let along = (crossing(before, center, normal) - from).dot(ahead)
    let width = abs(ahead.x) * half + abs(ahead.y) * tall
    guard along > -width, along < length + width else { return false }
    let depth = reach * side - distance
    item.center = CGPoint(center + normal * depth)
    world.change(item) { body in
      let speed = body.velocity.dot(normal) * side
      guard speed < 0 else { return }
      let back = Self.bounced(speed, body.gained.dot(normal) * side, body.elasticity)
      body.velocity = body.velocity + normal * ((back - speed) * side)
    }
    return true
  }

  /// Where the way from one point to another crosses the wall's line; its end if it does not.
  private func crossing(_ start: Point, _ end: Point, _ normal: Point) -> Point {
    let (first, last) = ((start - from).dot(normal), (end - from).dot(normal))
    guard first * last < 0 else { return end }
    return start + (end - start) * (first / (first - last))
  }

  /// A velocity along an axis after a bounce; what is too slow to be seen is none.
  ///
  /// What the present step has added, as weight does at every step, is no impact: an item that lies would never rest.
  static func bounced(_ velocity: Double, _ gained: Double, _ elasticity: Double) -> Double {
    let impact = gained * velocity > 0 ? velocity - gained : velocity
    let back = -impact * elasticity
    return back * velocity >= 0 || abs(back) < 10 ? 0 : back
  }
}

extension Point {
  fileprivate func dot(_ other: Point) -> Double { x * other.x + y * other.y }
}
