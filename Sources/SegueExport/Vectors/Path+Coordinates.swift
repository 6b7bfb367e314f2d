import SegueGeometry

extension Path {
  /// The coordinates of all points, in drawing order.
  var coordinates: [Double] {
    elements.flatMap { element -> [Double] in
      switch element {
      case .move(let point), .line(let point): [point.x, point.y]
      case .curve(let control1, let control2, let end):
        [control1.x, control1.y, control2.x, control2.y, end.x, end.y]
      case .close: []
      }
    }
  }

  /// The path of the same steps with other coordinates, as many as it has.
  func moved(to coordinates: [Double]) -> Path {
    var (path, rest) = (self, coordinates[...])
    func next() -> Point {
      defer { rest = rest.dropFirst(2) }
      return Point(x: rest.first ?? 0, y: rest.dropFirst().first ?? 0)
    }
    for index in path.elements.indices {
      switch path.elements[index] {
      case .move: path.elements[index] = .move(next())
      case .line: path.elements[index] = .line(next())
      case .curve:
        let (control1, control2) = (next(), next())
        path.elements[index] = .curve(control1: control1, control2: control2, end: next())
      case .close: break
      }
    }
    return path
  }
}
