extension Path {
  /// A line or a curve of a path, by its control points, which a line has at its thirds.
  public struct Piece: Hashable, Sendable {
    /// The points in order.
    public var start, control1, control2, end: Point

    /// Creates a curve.
    public init(start: Point, control1: Point, control2: Point, end: Point) {
      (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
    }

    /// Creates a straight line, at an even pace.
    public init(from start: Point, to end: Point) {
      let third = (end - start) * (1.0 / 3)
      self.init(start: start, control1: start + third, control2: end - third, end: end)
    }

    /// Creates the quadratic curve with one control point.
    public init(from start: Point, bentBy control: Point, to end: Point) {
      self.init(
        start: start,
        control1: start.interpolated(to: control, fraction: 2.0 / 3),
        control2: end.interpolated(to: control, fraction: 2.0 / 3),
        end: end
      )
    }

    /// The same curve from its end to its start.
    public var reversed: Piece { Piece(start: end, control1: control2, control2: control1, end: start) }
  }

  /// The lines and curves in drawing order, without the gaps between subpaths.
  public var pieces: [Piece] {
    var pieces: [Piece] = []
    var (current, first) = (Point.zero, Point.zero)
    func add(_ piece: Piece) {
      pieces.append(piece)
      current = piece.end
    }
    for element in elements {
      switch element {
      case .move(let point): (current, first) = (point, point)
      case .line(let point): add(Piece(from: current, to: point))
      case .curve(let control1, let control2, let end):
        add(Piece(start: current, control1: control1, control2: control2, end: end))
      case .close: if current != first { add(Piece(from: current, to: first)) }
      }
    }
    return pieces
  }

  /// The same line from its end to its start; of several subpaths that of all of them joined.
  public var reversed: Path {
    let pieces = self.pieces.reversed().map { $0.reversed }
    guard let first = pieces.first else { return self }
    let curves = pieces.map { Element.curve(control1: $0.control1, control2: $0.control2, end: $0.end) }
    return Path(elements: [.move(first.start)] + curves, fillRule: fillRule)
  }
}
