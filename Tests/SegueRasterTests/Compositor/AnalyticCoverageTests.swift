import SegueGeometry
import SegueStage
import SegueTestSupport
import Testing

@testable import SegueRaster

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Coverage against areas computed another way: polygons cut at each pixel's sides, and their area by the shoelace.
@Suite struct AnalyticCoverageTests {
  /// 1/512 before rounding to 255 levels, which may take half a level more.
  private static let tolerance = 1.0 / 512 + 0.5 / 255
  private static let size = 48

  @Test(arguments: UInt64(0)..<24)
  func roundedRectangles(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (rect, radius) = Self.roundedRect(&random)
    var drawing = Drawing(Self.size, Self.size)
    drawing.add(rect) {
      $0.fill = .white
      $0.cornerRadii = CornerRadii(radius)
    }
    expectAreas(drawing, of: Self.polygon(rect, radius))
  }

  @Test(arguments: UInt64(0)..<24)
  func turnedRoundedRectangles(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (rect, radius) = Self.roundedRect(&random)
    let angle = Double.random(in: -3...3, using: &random)
    let turn = Projection(
      xx: cos(angle),
      xy: sin(angle),
      xw: 0,
      yx: -sin(angle),
      yy: cos(angle),
      yw: 0,
      tx: 24 - 24 * cos(angle) + 24 * sin(angle),
      ty: 24 - 24 * sin(angle) - 24 * cos(angle),
      tw: 1
    )
    var drawing = Drawing(Self.size, Self.size)
    drawing.add(rect, turn) {
      $0.fill = .white
      $0.cornerRadii = CornerRadii(radius)
    }
    expectAreas(drawing, of: Self.polygon(rect, radius).compactMap { turn.apply($0) })
  }

  @Test(arguments: UInt64(0)..<24, [false, true])
  func clipsAndMasks(seed: UInt64, isMask: Bool) {
    var random = SeededGenerator(seed: seed)
    let (rect, radius) = Self.roundedRect(&random)
    let all = Rect(x: -10, y: -10, width: 80, height: 80)
    var drawing = Drawing(Self.size, Self.size)
    drawing.add(isMask ? all : rect) {
      $0.masksToBounds = !isMask
      $0.cornerRadii = CornerRadii(isMask ? 0 : radius)
    } sublayers: {
      if isMask {
        $0.add(rect, role: .mask) {
          $0.fill = .black
          $0.cornerRadii = CornerRadii(radius)
        }
      }
      $0.add(all) { $0.fill = .white }
    }
    expectAreas(drawing, of: Self.polygon(rect, radius))
  }

  @Test(arguments: UInt64(0)..<24)
  func triangles(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let points = (0..<3).map { _ in
      Point(x: .random(in: -10...60, using: &random), y: .random(in: -10...60, using: &random))
    }
    var drawing = Drawing(Self.size, Self.size)
    drawing.add(Rect(x: 0, y: 0, width: 48, height: 48)) {
      $0.fill = .white
      $0.contents.shape = ShapeContents(
        path: Path(elements: [.move(points[0]), .line(points[1]), .line(points[2]), .close])
      )
    }
    expectAreas(drawing, of: points)
  }

  /// Compares every pixel's alpha with the area of the polygon in it.
  private func expectAreas(_ drawing: Drawing, of polygon: [Point]) {
    let surface = drawing.draw()
    var worst = 0.0
    for y in 0..<Self.size {
      for x in 0..<Self.size {
        let area = Self.area(polygon, x: Double(x), y: Double(y))
        worst = max(worst, abs(Double(surface.alpha(x, y)) / 255 - area))
      }
    }
    #expect(worst <= Self.tolerance)
  }

  private static func roundedRect(_ random: inout SeededGenerator) -> (Rect, Double) {
    let rect = Rect(
      x: .random(in: 2...16, using: &random),
      y: .random(in: 2...16, using: &random),
      width: .random(in: 6...30, using: &random),
      height: .random(in: 6...30, using: &random)
    )
    let limit = min(rect.size.width, rect.size.height) / 2
    return (rect, .random(in: 0...limit, using: &random))
  }

  /// A rounded rectangle as a polygon, so fine that the arcs' areas are right to a millionth.
  private static func polygon(_ rect: Rect, _ radius: Double) -> [Point] {
    let centers = [
      Point(x: rect.maxX - radius, y: rect.maxY - radius),
      Point(x: rect.minX + radius, y: rect.maxY - radius),
      Point(x: rect.minX + radius, y: rect.minY + radius),
      Point(x: rect.maxX - radius, y: rect.minY + radius),
    ]
    return centers.enumerated().flatMap { quarter, center in
      (0...200).map { step in
        let angle = (Double(quarter) + Double(step) / 200) * Double.pi / 2
        return Point(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      }
    }
  }

  /// The area of a polygon inside a pixel (Sutherland and Hodgman's clipping, one side after the other).
  private static func area(_ polygon: [Point], x: Double, y: Double) -> Double {
    var points = cut(polygon) { $0.x - x }
    points = cut(points) { x + 1 - $0.x }
    points = cut(points) { $0.y - y }
    points = cut(points) { y + 1 - $0.y }
    guard var last = points.last else { return 0 }
    var twice = 0.0
    for point in points {
      twice += last.x * point.y - point.x * last.y
      last = point
    }
    return abs(twice) / 2
  }

  private static func cut(_ polygon: [Point], _ inside: (Point) -> Double) -> [Point] {
    guard var last = polygon.last else { return [] }
    var result: [Point] = []
    for point in polygon {
      let (a, b) = (inside(last), inside(point))
      if (a >= 0) != (b >= 0) { result.append(last + (point - last) * (a / (a - b))) }
      if b >= 0 { result.append(point) }
      last = point
    }
    return result
  }
}
