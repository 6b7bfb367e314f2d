import SegueGeometry

extension Path {
  /// The box around all end points and control points; nil if there are none.
  var box: Rect? {
    var box: Rect?
    for element in elements {
      let points: [Point] =
        switch element {
        case .move(let point), .line(let point): [point]
        case .curve(let control1, let control2, let end): [control1, control2, end]
        case .close: []
        }
      for point in points {
        let dot = Rect(origin: point, size: .zero)
        box = box?.union(dot) ?? dot
      }
    }
    return box
  }

  /// The path with each point moved by a transform; without one, the path.
  func applying(_ transform: CGAffineTransform?) -> Path {
    guard let transform, !transform.isIdentity else { return self }
    func moved(_ point: Point) -> Point { CGPoint(point).applying(transform).point }
    var path = self
    path.elements = elements.map { element in
      switch element {
      case .move(let point): .move(moved(point))
      case .line(let point): .line(moved(point))
      case .curve(let control1, let control2, let end):
        .curve(control1: moved(control1), control2: moved(control2), end: moved(end))
      case .close: .close
      }
    }
    return path
  }

  /// Whether a point is inside, by counting the edges to its right that it lies beside.
  func contains(_ point: Point, evenOdd: Bool) -> Bool {
    var (winding, crossings) = (0, 0)
    var (current, start): (Point?, Point?) = (nil, nil)
    func cross(_ a: Point?, _ b: Point?) {
      guard let a, let b, (a.y <= point.y) != (b.y <= point.y) else { return }
      guard a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x) > point.x else { return }
      winding += b.y > a.y ? 1 : -1
      crossings += 1
    }
    for element in flattened(steps: 32).elements {
      switch element {
      case .move(let next):
        cross(current, start)
        (current, start) = (next, next)
      case .line(let next), .curve(_, _, let next):
        cross(current, next)
        current = next
      case .close:
        cross(current, start)
        current = start
      }
    }
    cross(current, start)
    return evenOdd ? crossings % 2 == 1 : winding != 0
  }
}
