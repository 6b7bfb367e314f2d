import SegueGeometry

extension Path {
  /// Where the pen stands after the last element; nil if there is none.
  var currentPoint: Point? {
    var (current, start): (Point?, Point?) = (nil, nil)
    for element in elements {
      switch element {
      case .move(let point): (current, start) = (point, point)
      case .line(let point), .curve(_, _, let point): current = point
      case .close: current = start
      }
    }
    return current
  }

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

  /// The path with each curve as `steps` straight lines.
  func flattened(steps: Int) -> Path {
    var flat = Path(fillRule: fillRule)
    for element in elements {
      guard case .curve(let control1, let control2, let end) = element else {
        flat.elements.append(element)
        continue
      }
      let start = flat.currentPoint ?? control1
      for step in 1...max(steps, 1) {
        let t = Double(step) / Double(max(steps, 1))
        let u = 1 - t
        let outer = start * (u * u * u) + control1 * (3 * u * u * t)
        flat.elements.append(.line(outer + control2 * (3 * u * t * t) + end * (t * t * t)))
      }
    }
    return flat
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

extension Path {
  /// The part of an outline between two fractions of its length, as straight lines.
  func trimmed(to part: ClosedRange<Double>) -> Path {
    let edges = flattened(steps: 32).edges
    let whole = edges.reduce(0) { $0 + ($1.end - $1.start).length }
    var (result, passed) = (Path(fillRule: fillRule), 0.0)
    var last: Point?
    for edge in edges {
      let length = (edge.end - edge.start).length
      let (low, high) = (part.lowerBound * whole - passed, part.upperBound * whole - passed)
      passed += length
      guard length > 0, high > 0, low < length else { continue }
      let start = edge.start.interpolated(to: edge.end, fraction: max(low / length, 0))
      let end = edge.start.interpolated(to: edge.end, fraction: min(high / length, 1))
      if last != start { result.elements.append(.move(start)) }
      result.elements.append(.line(end))
      last = end
    }
    return result
  }

  /// The straight lines of a flattened path, with those that close subpaths.
  private var edges: [(start: Point, end: Point)] {
    var edges: [(start: Point, end: Point)] = []
    var (current, start): (Point?, Point?) = (nil, nil)
    for element in elements {
      switch element {
      case .move(let point): (current, start) = (point, point)
      case .line(let point), .curve(_, _, let point):
        if let current { edges.append((current, point)) }
        current = point
      case .close:
        if let current, let start { edges.append((current, start)) }
        current = start
      }
    }
    return edges
  }
}
