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

  /// The outline in dashes, as straight lines; each subpath begins with the first dash.
  ///
  /// - Parameters:
  ///   - lengths: Dashes and gaps by turns, in points; an odd number of them is taken twice.
  ///   - phase: Where in them a line begins, in points.
  /// - Returns: The dashes; the whole outline where lengths are negative, all 0, or so short that there would be too many.
  /// - Complexity: Grows with the edges of the flattened path and with the dashes, of which there are at most 10,000.
  package func dashed(_ lengths: [Double], phase: Double) -> Path {
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let period = pattern.reduce(0, +)
    let edges = flattened(steps: 32).edges
    let whole = edges.reduce(0) { $0 + ($1.end - $1.start).length }
    guard pattern.allSatisfy({ $0 >= 0 && $0.isFinite }), period > 0, phase.isFinite,
      whole / period * Double(pattern.count) < 10_000
    else { return self }
    var dasher = Dasher(pattern: pattern, phase: phase - (phase / period).rounded(.down) * period)
    var (result, last) = (Path(fillRule: fillRule), nil as Point?)
    for edge in edges {
      if last != edge.start { dasher.begin() }
      dasher.add(edge.start, edge.end, to: &result)
      last = edge.end
    }
    return result
  }

  /// Walks along lines and draws where the pattern has a dash.
  private struct Dasher {
    let pattern: [Double]
    let phase: Double
    private var index = 0
    private var left = 0.0
    private var isDrawing = false

    init(pattern: [Double], phase: Double) { (self.pattern, self.phase) = (pattern, phase) }

    /// Begins a line.
    mutating func begin() {
      (index, left, isDrawing) = (0, phase, false)
      while left >= pattern[index] {
        left -= pattern[index]
        index = (index + 1) % pattern.count
      }
      left = pattern[index] - left
    }

    mutating func add(_ start: Point, _ end: Point, to path: inout Path) {
      let length = (end - start).length
      guard length > 0 else { return }
      var passed = 0.0
      while passed < length {
        let step = min(left, length - passed)
        if index % 2 == 0 {
          if !isDrawing {
            path.elements.append(.move(start.interpolated(to: end, fraction: passed / length)))
            isDrawing = true
          }
          path.elements.append(.line(start.interpolated(to: end, fraction: min((passed + step) / length, 1))))
        }
        passed += step
        left -= step
        while left <= 0 {
          index = (index + 1) % pattern.count
          left = pattern[index]
          isDrawing = false
        }
      }
    }
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
