extension Path: Interpolatable {
  /// Returns the path whose points are `fraction` of the way to those of `end`.
  ///
  /// Core Animation blends only paths of the same steps, and leaves the others undefined: here these are brought to the
  /// same steps first. The rule of filling is this path's.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public func interpolated(to end: Path, fraction: Double) -> Path {
    guard isAlike(end) else {
      if fraction == 0 || fraction == 1 {
        return Path(elements: (fraction == 0 ? self : end).elements, fillRule: fillRule)
      }
      let (first, last) = matched(with: end)
      return first.interpolated(to: last, fraction: fraction)
    }
    var result = self
    for index in elements.indices {
      result.elements[index] = elements[index].interpolated(to: end.elements[index], fraction: fraction)
    }
    return result
  }

  /// Whether two paths take the same steps, whatever their points.
  public func isAlike(_ other: Path) -> Bool {
    elements.count == other.elements.count
      && zip(elements, other.elements).allSatisfy { $0.isAlike($1) }
  }

  /// This path and another one as curves of the same number, which draw what the two drew.
  ///
  /// The subpaths are paired in their order; one without a counterpart grows out of the middle of its box. Of two paired
  /// subpaths the one with fewer curves has some of them divided, evenly along the subpath.
  public func matched(with other: Path) -> (Path, Path) {
    let (own, others) = (subpaths, other.subpaths)
    var (first, second) = (Path(fillRule: fillRule), Path(fillRule: other.fillRule))
    for index in 0..<max(own.count, others.count) {
      let one = index < own.count ? own[index] : others[index].collapsed
      let two = index < others.count ? others[index] : own[index].collapsed
      let count = max(one.pieces.count, two.pieces.count)
      let isClosed = one.isClosed && two.isClosed
      first.elements += one.elements(dividedInto: count, isClosed: isClosed)
      second.elements += two.elements(dividedInto: count, isClosed: isClosed)
    }
    return (first, second)
  }

  private var subpaths: [Subpath] {
    var subpaths: [Subpath] = []
    var pen = Point.zero
    func add(_ piece: Piece) {
      if subpaths.isEmpty || subpaths[subpaths.count - 1].isClosed { subpaths.append(Subpath(start: pen)) }
      subpaths[subpaths.count - 1].pieces.append(piece)
      pen = piece.end
    }
    for element in elements {
      switch element {
      case .move(let point):
        subpaths.append(Subpath(start: point))
        pen = point
      case .line(let point): add(Piece(from: pen, to: point))
      case .curve(let control1, let control2, let end):
        add(Piece(start: pen, control1: control1, control2: control2, end: end))
      case .close:
        guard let start = subpaths.last?.start else { continue }
        if pen != start { add(Piece(from: pen, to: start)) }
        subpaths[subpaths.count - 1].isClosed = true
        pen = start
      }
    }
    return subpaths.filter { !$0.pieces.isEmpty }
  }
}

/// A part of a path between two moves.
private struct Subpath {
  var start: Point
  var pieces: [Path.Piece] = []
  var isClosed = false

  init(start: Point) { self.start = start }

  /// The same number of curves, all at the middle of the box around the control points.
  var collapsed: Subpath {
    let points = pieces.flatMap { [$0.start, $0.control1, $0.control2, $0.end] }
    let (left, right) = (points.map { $0.x }.min() ?? start.x, points.map { $0.x }.max() ?? start.x)
    let (top, bottom) = (points.map { $0.y }.min() ?? start.y, points.map { $0.y }.max() ?? start.y)
    let middle = Point(x: (left + right) / 2, y: (top + bottom) / 2)
    var result = Subpath(start: middle)
    result.pieces = pieces.map { _ in Path.Piece(from: middle, to: middle) }
    result.isClosed = isClosed
    return result
  }

  /// The steps that draw it as `count` curves, at least as many as it has.
  func elements(dividedInto count: Int, isClosed: Bool) -> [Path.Element] {
    var elements = [Path.Element.move(pieces.first?.start ?? start)]
    for (index, piece) in pieces.enumerated() {
      let parts = (index + 1) * count / pieces.count - index * count / pieces.count
      for part in piece.divided(into: parts) {
        elements.append(.curve(control1: part.control1, control2: part.control2, end: part.end))
      }
    }
    return isClosed ? elements + [.close] : elements
  }
}

extension Path.Piece {
  /// The curve in parts, at least one, of the same length in its parameter (de Casteljau).
  fileprivate func divided(into count: Int) -> [Path.Piece] {
    var (parts, rest) = ([Path.Piece](), self)
    for left in (1..<max(count, 1) + 1).reversed() where left > 1 {
      let (head, tail) = rest.split(at: 1 / Double(left))
      parts.append(head)
      rest = tail
    }
    return parts + [rest]
  }

  private func split(at fraction: Double) -> (Path.Piece, Path.Piece) {
    let a = start.interpolated(to: control1, fraction: fraction)
    let b = control1.interpolated(to: control2, fraction: fraction)
    let c = control2.interpolated(to: end, fraction: fraction)
    let (d, e) = (a.interpolated(to: b, fraction: fraction), b.interpolated(to: c, fraction: fraction))
    let middle = d.interpolated(to: e, fraction: fraction)
    return (
      Path.Piece(start: start, control1: a, control2: d, end: middle),
      Path.Piece(start: middle, control1: e, control2: c, end: end)
    )
  }
}

extension Path.Element {
  fileprivate func isAlike(_ other: Path.Element) -> Bool {
    switch (self, other) {
    case (.move, .move), (.line, .line), (.curve, .curve), (.close, .close): true
    default: false
    }
  }

  fileprivate func interpolated(to end: Path.Element, fraction: Double) -> Path.Element {
    switch (self, end) {
    case (.move(let a), .move(let b)): .move(a.interpolated(to: b, fraction: fraction))
    case (.line(let a), .line(let b)): .line(a.interpolated(to: b, fraction: fraction))
    case (.curve(let a1, let a2, let a), .curve(let b1, let b2, let b)):
      .curve(
        control1: a1.interpolated(to: b1, fraction: fraction),
        control2: a2.interpolated(to: b2, fraction: fraction),
        end: a.interpolated(to: b, fraction: fraction)
      )
    default: self
    }
  }
}
