import SegueGeometry
import Testing

@Suite struct PathMorphingTests {
  private static let square = Path(elements: [
    .move(Point(x: 0, y: 0)), .line(Point(x: 10, y: 0)), .line(Point(x: 10, y: 10)),
    .line(Point(x: 0, y: 10)), .close,
  ])
  private static let triangle = Path(elements: [
    .move(Point(x: 20, y: 0)), .line(Point(x: 30, y: 10)), .line(Point(x: 10, y: 10)), .close,
  ])
  private static let arch = Path(elements: [
    .move(Point(x: 0, y: 5)),
    .curve(control1: Point(x: 1, y: -3), control2: Point(x: 9, y: -3), end: Point(x: 10, y: 5)),
  ])

  /// What the outline encloses, by Green's theorem: ∫ x y′ − y x′ is of the fifth degree for each piece, which
  /// three places and weights of Gauss integrate exactly.
  private func area(_ path: Path) -> Double {
    let (third, root) = (5.0 / 18, 0.6.squareRoot() / 2)
    return path.pieces.reduce(0.0) { sum, piece in
      let parts = [(0.5 - root, third), (0.5, 4.0 / 9), (0.5 + root, third)].map { t, weight in
        weight * turn(piece, t)
      }
      return sum + parts.reduce(0, +) / 2
    }
  }

  /// x y′ − y x′.
  private func turn(_ piece: Path.Piece, _ t: Double) -> Double {
    let u = 1 - t
    let outer = piece.start * (u * u * u) + piece.control1 * (3 * u * u * t)
    let place = outer + piece.control2 * (3 * u * t * t) + piece.end * (t * t * t)
    let first = (piece.control1 - piece.start) * (3 * u * u)
    let slope =
      first + (piece.control2 - piece.control1) * (6 * u * t) + (piece.end - piece.control2) * (3 * t * t)
    return place.x * slope.y - place.y * slope.x
  }

  @Test func pathsOfTheSameStepsAreBlendedPointByPoint() {
    var moved = Self.square
    moved.elements[2] = .line(Point(x: 30, y: 50))
    #expect(Self.square.isAlike(moved))
    let half = Self.square.interpolated(to: moved, fraction: 0.5)
    #expect(half.elements[2] == .line(Point(x: 20, y: 30)))
    #expect(half.elements[1] == Self.square.elements[1])
    #expect(Self.square.interpolated(to: moved, fraction: 0) == Self.square)
    #expect(Self.square.interpolated(to: moved, fraction: 1) == moved)
  }

  @Test func theEndsOfAnyWayAreThePathsThemselves() {
    let all = [
      Self.square, Self.triangle, Self.arch, Path(),
      Path(elements: Self.square.elements + Self.arch.elements),
    ]
    for a in all {
      for b in all {
        #expect(a.interpolated(to: b, fraction: 0).elements == a.elements)
        #expect(a.interpolated(to: b, fraction: 1).elements == b.elements)
      }
    }
  }

  @Test func pathsOfOtherStepsAreBroughtToTheSameAndDrawWhatTheyDrew() {
    let all = [
      Self.square, Self.triangle, Self.arch, Path(elements: Self.square.elements + Self.arch.elements),
    ]
    for a in all {
      for b in all {
        let (one, two) = a.matched(with: b)
        #expect(one.isAlike(two))
        #expect(abs(area(one) - area(a)) < 1e-9 && abs(area(two) - area(b)) < 1e-9)
        // Near an end the picture is near that end's.
        let near = a.interpolated(to: b, fraction: 1e-9)
        #expect(abs(area(near) - area(a)) < 1e-6)
      }
    }
  }

  @Test func aSubpathWithoutACounterpartGrowsOutOfItsMiddle() {
    let both = Path(elements: Self.square.elements + Self.triangle.elements)
    let half = Self.square.interpolated(to: both, fraction: 0.5)
    // The triangle of area 100 at half its size has a quarter of that, around (20, 5).
    #expect(abs(abs(area(half)) - 125) < 1e-9)
  }

  @Test func aPartOfALine() {
    let line = Path(elements: [.move(.zero), .line(Point(x: 10, y: 0)), .line(Point(x: 10, y: 10))])
    #expect(
      line.trimmed(to: 0.25...0.75).elements == [
        .move(Point(x: 5, y: 0)), .line(Point(x: 10, y: 0)), .line(Point(x: 10, y: 5)),
      ]
    )
    #expect(line.trimmed(to: 0...0).elements.isEmpty)
  }

  /// Where the dashes of a line along x begin and end.
  private func dashes(_ length: Double, _ pattern: [Double], phase: Double = 0) -> [Double] {
    let line = Path(elements: [.move(.zero), .line(Point(x: length, y: 0))])
    return line.dashed(pattern, phase: phase).elements.compactMap {
      switch $0 {
      case .move(let point), .line(let point): point.x
      case .curve, .close: nil
      }
    }
  }

  @Test func aLineInDashes() {
    #expect(dashes(20, [6, 3]) == [0, 6, 9, 15, 18, 20])
    #expect(dashes(20, [6, 3], phase: 4) == [0, 2, 5, 11, 14, 20])
    #expect(dashes(20, [6, 3], phase: -2) == [2, 8, 11, 17])
    #expect(dashes(20, [6, 3], phase: 7) == [2, 8, 11, 17])
    // An odd number is taken twice: 5 on, 5 off.
    #expect(dashes(20, [5]) == [0, 5, 10, 15])
    #expect(dashes(3, [6, 3]) == [0, 3] && dashes(3, [0, 9]).count <= 2)
  }

  @Test func dashesGoRoundCornersAndBeginWithEachSubpath() {
    let corner = Path(elements: [.move(.zero), .line(Point(x: 5, y: 0)), .line(Point(x: 5, y: 5))])
    #expect(
      corner.dashed([8, 8], phase: 0).elements == [
        .move(.zero), .line(Point(x: 5, y: 0)), .line(Point(x: 5, y: 3)),
      ]
    )
    let two = Path(elements: corner.elements + [.move(Point(x: 20, y: 0)), .line(Point(x: 30, y: 0))])
    #expect(
      two.dashed([8, 8], phase: 0).elements.suffix(2) == [
        .move(Point(x: 20, y: 0)), .line(Point(x: 28, y: 0)),
      ]
    )
  }

  @Test func whatIsNoPatternLeavesTheLineWhole() {
    let line = Path(elements: [.move(.zero), .line(Point(x: 10, y: 0))])
    for pattern in [[], [0, 0], [-1, 3], [Double.nan], [1e-9, 1e-9], [.infinity, 1]] {
      #expect(line.dashed(pattern, phase: 0) == line)
    }
    #expect(line.dashed([3, 3], phase: .infinity) == line)
  }
}
