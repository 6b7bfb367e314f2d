import Foundation
import SegueGeometry

extension Path {
  /// The factor by which the control points of a quarter of a circle stand away from its ends: 4/3 · (√2 − 1).
  private static let quarter = 0.552_284_749_830_793_4

  static func rect(_ rect: CGRect) -> Path {
    let box = rect.standardized
    return Path(elements: [
      .move(Point(x: box.minX, y: box.minY)), .line(Point(x: box.maxX, y: box.minY)),
      .line(Point(x: box.maxX, y: box.maxY)), .line(Point(x: box.minX, y: box.maxY)), .close,
    ])
  }

  static func ellipse(in rect: CGRect) -> Path {
    let box = rect.standardized
    return roundedRect(box, radii: CGSize(width: box.width / 2, height: box.height / 2))
  }

  /// A rectangle whose corners, all of them or some, are quarters of ellipses.
  static func roundedRect(_ rect: CGRect, radii: CGSize, corners: PathCorners = .all) -> Path {
    let box = rect.standardized.rect
    let width = min(max(Double(radii.width), 0), box.size.width / 2)
    let height = min(max(Double(radii.height), 0), box.size.height / 2)
    var path = Path()
    func turn(_ corner: PathCorners, at point: Point, from: (Double, Double), to: (Double, Double)) {
      let isRound = corners.contains(corner)
      let (w, h) = isRound ? (width, height) : (0, 0)
      let start = Point(x: point.x + from.0 * w, y: point.y + from.1 * h)
      path.elements.append(path.elements.isEmpty ? .move(start) : .line(start))
      guard isRound, width > 0, height > 0 else { return }
      let end = Point(x: point.x + to.0 * w, y: point.y + to.1 * h)
      path.addCurve(
        end,
        start.interpolated(to: point, fraction: quarter),
        end.interpolated(to: point, fraction: quarter)
      )
    }
    turn(.topLeft, at: Point(x: box.minX, y: box.minY), from: (0, 1), to: (1, 0))
    turn(.topRight, at: Point(x: box.maxX, y: box.minY), from: (-1, 0), to: (0, 1))
    turn(.bottomRight, at: Point(x: box.maxX, y: box.maxY), from: (0, -1), to: (-1, 0))
    turn(.bottomLeft, at: Point(x: box.minX, y: box.maxY), from: (1, 0), to: (0, -1))
    path.elements.append(.close)
    return path
  }

  /// An arc as one curve for each quarter of a turn or less; `joins` begins it with a line.
  static func arc(
    _ center: CGPoint,
    radius: CGFloat,
    from: CGFloat,
    to: CGFloat,
    increasing: Bool,
    joins: Bool
  ) -> Path {
    let (center, radius, turn) = (center.point, Double(radius), 2 * Double.pi)
    var sweep = Double(to - from)
    guard sweep.isFinite else { return Path() }
    if increasing, sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) + turn }
    if !increasing, sweep > 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) - turn }
    sweep = min(max(sweep, -turn), turn)
    let count = max(Int(clamping: (abs(sweep) / (turn / 4)).rounded(.up)), 1)
    let step = sweep / Double(count)
    let reach = 4.0 / 3 * tan(step / 4) * radius
    func place(_ angle: Double) -> Point {
      center + Point(x: cos(angle), y: sin(angle)) * radius
    }
    func direction(_ angle: Double) -> Point { Point(x: -sin(angle), y: cos(angle)) }
    let first = place(Double(from))
    var path = Path(elements: [joins ? .line(first) : .move(first)])
    for index in 0..<count {
      let (a, b) = (Double(from) + step * Double(index), Double(from) + step * Double(index + 1))
      path.addCurve(place(b), place(a) + direction(a) * reach, place(b) - direction(b) * reach)
    }
    return path
  }

  mutating func addCurve(_ end: Point, _ control1: Point, _ control2: Point) {
    elements.append(.curve(control1: control1, control2: control2, end: end))
  }

  mutating func addQuadCurve(_ end: Point, control: Point) {
    let start = currentPoint ?? end
    let third = 2.0 / 3
    addCurve(
      end,
      start.interpolated(to: control, fraction: third),
      end.interpolated(to: control, fraction: third)
    )
  }
}

/// Corners of a rectangle, as `UIRectCorner` has them.
struct PathCorners: OptionSet {
  let rawValue: UInt

  static let topLeft = PathCorners(rawValue: 1)
  static let topRight = PathCorners(rawValue: 2)
  static let bottomLeft = PathCorners(rawValue: 4)
  static let bottomRight = PathCorners(rawValue: 8)
  static let all: PathCorners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
