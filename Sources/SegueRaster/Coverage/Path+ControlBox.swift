import SegueGeometry

extension Path {
  /// The smallest rectangle that holds all end and control points, and so the whole path.
  var controlBox: Rect {
    var rect: Rect?
    func add(_ point: Point) {
      let dot = Rect(origin: point, size: .zero)
      rect = rect?.union(dot) ?? dot
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .curve(let control1, let control2, let end):
        add(control1)
        add(control2)
        add(end)
      case .close: break
      }
    }
    return rect ?? .zero
  }
}
