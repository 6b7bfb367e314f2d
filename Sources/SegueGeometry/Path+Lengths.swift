extension Path {
  /// Where the pen stands after the last element; nil if there is none.
  package var currentPoint: Point? {
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

  /// The path with each curve as `steps` straight lines.
  package func flattened(steps: Int) -> Path {
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

  /// The part of an outline between two fractions of its length, as straight lines.
  package func trimmed(to part: ClosedRange<Double>) -> Path {
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
