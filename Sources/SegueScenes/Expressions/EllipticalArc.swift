import SegueGeometry

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// SVG's arc by end points, as cubic curves.
struct EllipticalArc {
  private let center: Point
  private let radii: Size
  private let rotation: Double
  private let startAngle: Double
  private let sweep: Double

  /// SVG 1.1, F.6.5: from end points to a centre; radii too small are scaled up (F.6.6).
  ///
  /// Nil where the ends coincide.
  init?(from: Point, to: Point, radii: Size, rotation: Double, isLarge: Bool, isClockwise: Bool) {
    guard from != to else { return nil }
    let cosine = cos(rotation)
    let sine = sin(rotation)
    let half = (from - to) * 0.5
    let x = cosine * half.x + sine * half.y
    let y = cosine * half.y - sine * half.x
    let excess = (x * x) / (radii.width * radii.width) + (y * y) / (radii.height * radii.height)
    let grow = excess > 1 ? excess.squareRoot() : 1
    let rx = radii.width * grow
    let ry = radii.height * grow
    let denominator = rx * rx * y * y + ry * ry * x * x
    let radicand = max(0, rx * rx * ry * ry - denominator) / denominator
    let factor = radicand.squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let cx = factor * rx * y / ry
    let cy = -factor * ry * x / rx
    let middle = (from + to) * 0.5
    center = Point(x: cosine * cx - sine * cy + middle.x, y: sine * cx + cosine * cy + middle.y)
    self.radii = Size(width: rx, height: ry)
    self.rotation = rotation
    startAngle = atan2((y - cy) / ry, (x - cx) / rx)
    let endAngle = atan2((-y - cy) / ry, (-x - cx) / rx)
    var sweep = endAngle - startAngle
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    self.sweep = sweep
  }

  /// Pieces of at most a quarter turn: the control's distance is 4/3·tan(θ/4), off by 3e-4 of the radius.
  var curves: [Path.Element] {
    let count = max(1, Int(clamping: (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    let reach = 4.0 / 3 * tan(step / 4)
    return (0..<count).map { piece in
      let from = startAngle + Double(piece) * step
      let to = from + step
      return .curve(
        control1: place(x: cos(from) - reach * sin(from), y: sin(from) + reach * cos(from)),
        control2: place(x: cos(to) + reach * sin(to), y: sin(to) - reach * cos(to)),
        end: place(x: cos(to), y: sin(to))
      )
    }
  }

  /// A point of the unit circle on the ellipse.
  private func place(x: Double, y: Double) -> Point {
    let scaledX = x * radii.width
    let scaledY = y * radii.height
    return Point(
      x: center.x + cos(rotation) * scaledX - sin(rotation) * scaledY,
      y: center.y + sin(rotation) * scaledX + cos(rotation) * scaledY
    )
  }
}
