import CMath
import SegueGeometry
import SegueStage
import SegueTestSupport
import Testing

@testable import SegueRaster

@Suite struct CoverageTests {
  private func white(_ state: inout LayerState) { state.fill = .white }

  @Test func rectanglesCoverExactFractions() {
    var drawing = Drawing(8, 8)
    drawing.add(Rect(x: 1.25, y: 2.5, width: 3, height: 2), .identity, white)
    let surface = drawing.draw()
    #expect(surface.alpha(1, 3) == 191)
    #expect(surface.alpha(2, 3) == 255)
    #expect(surface.alpha(4, 3) == 64)
    #expect(surface.alpha(2, 2) == 128)
    #expect(surface.alpha(1, 2) == 96)
    #expect(surface.alpha(4, 4) == 32)
    #expect(surface.alpha(5, 3) == 0)
    #expect(surface.alpha(2, 5) == 0)
  }

  @Test(arguments: [0.0, 3, 7.3, 20, 500])
  func roundedRectanglesHaveTheirArea(radius: Double) {
    var drawing = Drawing(64, 64)
    drawing.add(Rect(x: 3.3, y: 4.7, width: 50.5, height: 41.2)) {
      $0.fill = .white
      $0.cornerRadii = CornerRadii(radius)
    }
    let r = min(radius, 20.6)
    let area = 50.5 * 41.2 - (4 - Double.pi) * r * r
    #expect(abs(drawing.draw().mass - area) < 0.25)
  }

  @Test func tracedAndClosedFormCoverageAgree() {
    let outline = Outline(
      Rect(x: 2.2, y: 3.1, width: 37.7, height: 30.4),
      radii: CornerRadii(topLeft: 3, topRight: 15, bottomRight: 0, bottomLeft: 9.5)
    )
    var compositor = Compositor()
    let box = PixelBox(x0: 0, y0: 0, x1: 48, y1: 40)
    compositor.clips.reset(to: box, of: box)
    let scratch = ScratchBuffer<UInt8>(filler: 0)
    let exact = RoundedRectCoverage(
      outline,
      projection: .identity,
      limits: compositor.clips.box,
      scratch: scratch
    )
    let traced = compositor.trace(outline, .identity)
    for y in exact.box.y0..<exact.box.y1 {
      let a = exact.row(y)
      let b = traced.row(y)
      for x in 0..<48 {
        let byteA = x >= a.start && x < a.end ? Int(a.byte(x)) : 0
        let byteB = x >= b.start && x < b.end ? Int(b.byte(x)) : 0
        #expect(abs(byteA - byteB) <= 1, "pixel \(x), \(y)")
      }
    }
  }

  @Test("a pixel's part of a disc is the integral below the arc, however small it is beside the radius")
  func partsOfDiscs() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<20_000 {
      let side = pow(10, Double.random(in: -4...0, using: &random))
      let x = Double.random(in: 0...(1 - side), using: &random)
      // The whole height, so that the arc is nowhere above the box.
      let area = QuarterDisc.area(x0: x, x1: x + side, y0: 0, y1: 1)
      func integral(_ x: Double) -> Double { (x * (1 - x * x).squareRoot() + asin(x)) / 2 }
      #expect(abs(area - (integral(x + side) - integral(x))) < 1e-12)
    }
  }

  @Test func quarterDiscsHaveTheirAreas() {
    #expect(abs(QuarterDisc.area(x0: 0, x1: 1, y0: 0, y1: 1) - Double.pi / 4) < 1e-12)
    #expect(QuarterDisc.area(x0: 0, x1: 0.5, y0: 0, y1: 0.5) == 0.25)
    #expect(QuarterDisc.area(x0: 0.9, x1: 1, y0: 0.9, y1: 1) == 0)
    // A grid of boxes adds up to the whole.
    var sum = 0.0
    for x in 0..<7 {
      for y in 0..<5 {
        sum += QuarterDisc.area(
          x0: Double(x) / 7,
          x1: Double(x + 1) / 7,
          y0: Double(y) / 5,
          y1: Double(y + 1) / 5
        )
      }
    }
    #expect(abs(sum - Double.pi / 4) < 1e-12)
  }

  @Test func rotatedRectanglesKeepTheirArea() {
    let turn = Transform3D.rotationZ(radians: 0.4).concatenating(.translation(x: 32, y: 32)).projection
    var drawing = Drawing(64, 64)
    drawing.add(Rect(x: -15, y: -10, width: 30, height: 20), turn, white)
    #expect(abs(drawing.draw().mass - 600) < 0.6)
  }

  private static func ring(_ center: Double, _ radius: Double, clockwise: Bool) -> [Path.Element] {
    let k = 0.552_284_75 * radius
    let c = center
    let s: Double = clockwise ? 1 : -1
    func point(_ x: Double, _ y: Double) -> Point { Point(x: c + x, y: c + s * y) }
    return [
      .move(point(radius, 0)),
      .curve(control1: point(radius, k), control2: point(k, radius), end: point(0, radius)),
      .curve(control1: point(-k, radius), control2: point(-radius, k), end: point(-radius, 0)),
      .curve(control1: point(-radius, -k), control2: point(-k, -radius), end: point(0, -radius)),
      .curve(control1: point(k, -radius), control2: point(radius, -k), end: point(radius, 0)),
      .close,
    ]
  }

  @Test(arguments: [
    (Path.FillRule.evenOdd, true, 300.0), (.evenOdd, false, 300), (.nonZero, true, 400),
    (.nonZero, false, 300),
  ])
  func holesFollowTheFillRule(rule: Path.FillRule, sameDirection: Bool, squares: Double) {
    let path = Path(
      elements: CoverageTests.ring(32, 20, clockwise: true)
        + CoverageTests.ring(32, 10, clockwise: sameDirection),
      fillRule: rule
    )
    var drawing = Drawing(64, 64)
    drawing.add(Rect(x: 0, y: 0, width: 64, height: 64)) {
      $0.fill = .white
      $0.contents.shape = ShapeContents(path: path)
    }
    #expect(abs(drawing.draw().mass - Double.pi * squares) < 1.2)
  }

  @Test func strokesHaveTheirWidthAndMitres() {
    let square: [Path.Element] = [
      .move(Point(x: 10, y: 10)), .line(Point(x: 50, y: 10)), .line(Point(x: 50, y: 40)),
      .line(Point(x: 10, y: 40)), .close,
    ]
    for elements in [
      square, Array(square.dropLast().reversed()).map(CoverageTests.moved(first: square[3])) + [.close],
    ] {
      var drawing = Drawing(64, 64)
      drawing.add(Rect(x: 0, y: 0, width: 64, height: 64)) {
        $0.contents.shape = ShapeContents(path: Path(elements: elements), strokeWidth: 4, strokeColor: .white)
      }
      let surface = drawing.draw()
      #expect(surface.mass == 44 * 34 - 36 * 26)
      #expect(surface.at(8, 8) == opaqueWhite && surface.at(51, 41) == opaqueWhite && surface.at(30, 25) == 0)
    }
  }

  /// Turns the elements of a reversed polygon into a polygon that begins with a move.
  private static func moved(first: Path.Element) -> (Path.Element) -> Path.Element {
    { element in
      switch element {
      case .move(let point): .line(point)
      case .line(let point): element == first ? .move(point) : element
      default: element
      }
    }
  }

  @Test func openStrokesHaveButtEnds() {
    var drawing = Drawing(32, 16)
    drawing.add(Rect(x: 0, y: 0, width: 32, height: 16)) {
      let path = Path(elements: [.move(Point(x: 4, y: 8)), .line(Point(x: 20, y: 8))])
      $0.contents.shape = ShapeContents(path: path, strokeWidth: 3, strokeColor: .white)
    }
    #expect(abs(drawing.draw().mass - 48) < 0.2)
  }

  /// What a stroke of width 6 adds beyond its rectangles, in squares of half the width: a cap at each end; at a corner of
  /// 90°, to the two rectangles less the square that both of them have.
  @Test(
    arguments: [
      (StrokeStyle(), 0.0, 1.0), (StrokeStyle(cap: .round), Double.pi, Double.pi + 1),
      (StrokeStyle(cap: .square), 4.0, 5.0), (StrokeStyle(join: .bevel), 0.0, 0.5),
      (StrokeStyle(join: .round), 0.0, Double.pi / 4),
    ]
  )
  func strokesHaveTheirCapsAndJoins(style: StrokeStyle, caps: Double, corner: Double) {
    func mass(_ points: [Point]) -> Double {
      var drawing = Drawing(64, 64)
      drawing.add(Rect(x: 0, y: 0, width: 64, height: 64)) {
        let path = Path(elements: [.move(points[0])] + points.dropFirst().map { .line($0) })
        $0.contents.shape = ShapeContents(path: path, strokeWidth: 6, strokeColor: .white)
        $0.contents.shape?.style = style
      }
      return drawing.draw().mass
    }
    let (start, end) = (Point(x: 10, y: 32), Point(x: 40, y: 32))
    #expect(abs(mass([start, end]) - (180 + 9 * caps)) < 0.5)
    // To both sides, as the corner's outer side is left of the one and right of the other.
    for last in [Point(x: 40, y: 52), Point(x: 40, y: 12)] {
      #expect(abs(mass([start, end, last]) - (180 + 120 - 9 + 9 * corner)) < 0.5)
      #expect(abs(mass([last, end, start]) - (180 + 120 - 9 + 9 * corner)) < 0.5)
    }
  }

  @Test func aFullTurnHasAnArc() {
    var drawing = Drawing(64, 64)
    drawing.add(Rect(x: 0, y: 0, width: 64, height: 64)) {
      let elements: [Path.Element] = [
        .move(Point(x: 10, y: 20)), .line(Point(x: 40, y: 20)), .line(Point(x: 10, y: 20)),
      ]
      $0.contents.shape = ShapeContents(path: Path(elements: elements), strokeWidth: 6, strokeColor: .white)
      $0.contents.shape?.style.join = .round
    }
    let surface = drawing.draw()
    #expect(surface.at(41, 20) == opaqueWhite && surface.at(41, 18) == opaqueWhite && surface.at(43, 20) == 0)
    #expect(surface.at(42, 17) != opaqueWhite && surface.at(9, 20) == 0)
  }

  @Test func dashesAreDrawnAlone() {
    var drawing = Drawing(64, 16)
    drawing.add(Rect(x: 0, y: 0, width: 64, height: 16)) {
      let path = Path(elements: [.move(Point(x: 2, y: 8)), .line(Point(x: 52, y: 8))])
      $0.contents.shape = ShapeContents(path: path, strokeWidth: 4, strokeColor: .white)
      $0.contents.shape?.style = StrokeStyle(dashes: [10, 5])
    }
    let surface = drawing.draw()
    #expect(abs(surface.mass - 4 * (10 + 10 + 10 + 5)) < 0.2)
    #expect(surface.at(13, 8) == 0 && surface.at(5, 8) == opaqueWhite && surface.at(20, 8) == opaqueWhite)
  }

  @Test func abuttingEdgesBlendAsCoverage() {
    var drawing = Drawing(4, 1)
    drawing.add(Rect(x: 0, y: 0, width: 1.5, height: 1), .identity, white)
    drawing.add(Rect(x: 1.5, y: 0, width: 2.5, height: 1), .identity, white)
    let surface = drawing.draw()
    // Coverage knows no geometry: a half over a half leaves a quarter of the ground.
    #expect(surface.alpha(1, 0) == 192)
    #expect(surface.alpha(0, 0) == 255 && surface.alpha(2, 0) == 255)
  }

  @Test func bordersLieInside() {
    var drawing = Drawing(32, 32)
    drawing.add(Rect(x: 4, y: 4, width: 20, height: 16)) {
      $0.border.width = 2
      $0.border.color = .white
    }
    #expect(drawing.draw().mass == 20 * 16 - 16 * 12)
  }
}
