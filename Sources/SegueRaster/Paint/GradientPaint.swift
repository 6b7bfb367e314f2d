import SegueGeometry
import SegueStage

/// A gradient, looked up in a table of premultiplied colours.
struct GradientPaint: Paint {
  /// Steps of the table; a step is less than one level of 255 over any span of two stops.
  static let steps = 1024

  private let table: UnsafeMutablePointer<UInt32>
  private let isRadial: Bool
  /// From pixels to gradient coordinates: `x` is the place along a linear gradient; a radial one's place is the
  /// distance from (0, 0).
  private let toGradient: Projection
  let isOpaque: Bool
  let meanAlpha: Float
  var solid: UInt32? { nil }

  /// Creates the paint over a layer's bounds; nil where the layer is seen edge-on or the stops are fewer than 2.
  ///
  /// The gradient is laid out in the unit square of the bounds and stretched with it, as `CAGradientLayer` does.
  init?(_ gradient: Gradient, bounds: Rect, toPixels: Projection, table: ScratchBuffer<UInt32>) {
    guard gradient.stops.count > 1, bounds.size.width > 0, bounds.size.height > 0,
      let inverse = toPixels.inverse
    else { return nil }
    let toUnit = Projection(
      scaleX: 1 / bounds.size.width,
      scaleY: 1 / bounds.size.height,
      translation: Point(x: -bounds.minX / bounds.size.width, y: -bounds.minY / bounds.size.height)
    )
    let unit = inverse.concatenating(toUnit)
    switch gradient.kind {
    case .linear(let start, let end):
      let d = end - start
      // Equal points show the last colour everywhere.
      let scale = d.length > 0 ? 1 / (d.x * d.x + d.y * d.y) : 0
      let offset = d.length > 0 ? -(start.x * d.x + start.y * d.y) * scale : 1
      let along = Projection(
        xx: d.x * scale,
        xy: 0,
        xw: 0,
        yx: d.y * scale,
        yy: 0,
        yw: 0,
        tx: offset,
        ty: 0,
        tw: 1
      )
      toGradient = unit.concatenating(along)
      isRadial = false
    case .radial(let center, let radius):
      let x = 1 / max(abs(radius.width), 1e-9)
      let y = 1 / max(abs(radius.height), 1e-9)
      toGradient = unit.concatenating(
        Projection(scaleX: x, scaleY: y, translation: Point(x: -center.x * x, y: -center.y * y))
      )
      isRadial = true
    }
    self.table = table.reserve(GradientPaint.steps + 1)
    let opacity = GradientPaint.fill(self.table, gradient.stops)
    isOpaque = opacity.isOpaque
    meanAlpha = opacity.mean
  }

  /// Fills the table; colours are blended premultiplied.
  private static func fill(
    _ table: UnsafeMutablePointer<UInt32>,
    _ stops: [Gradient.Stop]
  ) -> (isOpaque: Bool, mean: Float) {
    var next = 0
    var alphas = 0
    var isOpaque = true
    for step in 0...steps {
      let t = Double(step) / Double(steps)
      while next < stops.count, !(stops[next].location > t) { next += 1 }
      let color: UInt32
      if next == 0 || next == stops.count {
        color = PixelColor.packed(stops[next == 0 ? 0 : stops.count - 1].color)
      } else {
        let (a, b) = (stops[next - 1], stops[next])
        color = blend(a.color, b.color, PixelColor.unit((t - a.location) / (b.location - a.location)))
      }
      table[step] = color
      alphas += Int(color >> 24)
      isOpaque = isOpaque && color >> 24 == 255
    }
    return (isOpaque, Float(alphas) / Float(255 * (steps + 1)))
  }

  private static func blend(_ a: Color, _ b: Color, _ t: Double) -> UInt32 {
    let weightA: Double = (1 - t) * PixelColor.unit(a.alpha)
    let weightB: Double = t * PixelColor.unit(b.alpha)
    func mix(_ x: Double, _ y: Double) -> Double {
      PixelColor.unit(x) * weightA + PixelColor.unit(y) * weightB
    }
    return PixelColor.premultiplied(
      red: mix(a.red, b.red),
      green: mix(a.green, b.green),
      blue: mix(a.blue, b.blue),
      alpha: weightA + weightB
    )
  }

  @inline(__always)
  private static func index(_ t: Double) -> Int {
    // The comparison also sends NaN to 0.
    t > 0 ? Int(clamping: min(t, 1) * Double(steps) + 0.5) : 0
  }

  func make(y: Int, from x0: Int, to x1: Int, into target: UnsafeMutablePointer<UInt32>) {
    let m = toGradient
    let py = Double(y) + 0.5
    // Each pixel by itself, not from the one before: a part of a row must be the same as in the whole.
    let (u0, v0, w0) = (py * m.yx + m.tx, py * m.yy + m.ty, py * m.yw + m.tw)
    let isFlat = m.xw == 0 && m.yw == 0
    if isFlat, m.xx == 0, !isRadial {
      target.update(repeating: table[GradientPaint.index(u0 / w0)], count: x1 - x0)
      return
    }
    for x in x0..<max(x1, x0) {
      let px = Double(x) + 0.5
      let (u, w) = (px * m.xx + u0, px * m.xw + w0)
      let v = px * m.xy + v0
      let t = isRadial ? (u * u + v * v).squareRoot() / w : u / w
      target[x - x0] = table[GradientPaint.index(t)]
    }
  }
}
