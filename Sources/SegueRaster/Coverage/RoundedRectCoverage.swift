import CMath
import SegueGeometry
import SegueStage

/// The exact coverage of an axis-aligned rectangle with elliptical corners, by closed forms.
struct RoundedRectCoverage: CoverageSource {
  let box: PixelBox
  private let left: Double
  private let top: Double
  private let right: Double
  private let bottom: Double
  private let topLeft: Size
  private let topRight: Size
  private let bottomRight: Size
  private let bottomLeft: Size
  private let bytes: UnsafeMutablePointer<UInt8>

  /// Creates the coverage of an outline under an axis-aligned projection to pixels; `scratch` holds one row of bytes.
  init(_ outline: Outline, projection: Projection, limits: PixelBox, scratch: ScratchBuffer<UInt8>) {
    let rect = Rect(
      x: outline.rect.minX * projection.xx + projection.tx,
      y: outline.rect.minY * projection.yy + projection.ty,
      width: outline.rect.size.width * projection.xx,
      height: outline.rect.size.height * projection.yy
    )
    let soft = outline.softEdges.mirrored(x: projection.xx < 0, y: projection.yy < 0)
    left = soft.contains(.left) ? rect.minX : PixelBox.betweenPixels(rect.minX)
    top = soft.contains(.top) ? rect.minY : PixelBox.betweenPixels(rect.minY)
    right = soft.contains(.right) ? rect.maxX : PixelBox.betweenPixels(rect.maxX)
    bottom = soft.contains(.bottom) ? rect.maxY : PixelBox.betweenPixels(rect.maxY)
    box = PixelBox(around: rect).intersection(limits)
    func radius(_ points: Double) -> Size {
      Size(width: points * abs(projection.xx), height: points * abs(projection.yy))
    }
    let radii = outline.radii.mirrored(x: projection.xx < 0, y: projection.yy < 0)
    topLeft = radius(radii.topLeft)
    topRight = radius(radii.topRight)
    bottomRight = radius(radii.bottomRight)
    bottomLeft = radius(radii.bottomLeft)
    bytes = scratch.reserve(limits.width + 16)
  }

  func row(_ y: Int) -> RowCoverage {
    let ya = max(Double(y), top)
    let yb = min(Double(y) + 1, bottom)
    var result = RowCoverage(
      start: box.x0,
      solidStart: box.x0,
      solidEnd: box.x0,
      end: box.x0,
      bytes: bytes,
      origin: box.x0
    )
    let height = yb - ya
    guard height > 0 else { return result }
    let leftA = leftEdge(ya)
    let leftB = leftEdge(yb)
    let rightA = rightEdge(ya)
    let rightB = rightEdge(yb)
    let leftIsStraight = yb > top + topLeft.height && ya < bottom - bottomLeft.height
    let rightIsStraight = yb > top + topRight.height && ya < bottom - bottomRight.height
    let outerLeft = leftIsStraight ? left : min(leftA, leftB)
    let outerRight = rightIsStraight ? right : max(rightA, rightB)
    result.start = clampedX(outerLeft.rounded(.down))
    result.end = max(clampedX(outerRight.rounded(.up)), result.start)
    let innerStart = min(max(clampedX(max(leftA, leftB).rounded(.up)), result.start), result.end)
    let innerEnd = min(max(clampedX(min(rightA, rightB).rounded(.down)), innerStart), result.end)
    // A pixel between may still see a corner's arc, where the row holds the arc's end: only whole rows are solid.
    let isWhole = height >= 1 - 1e-9
    setEdges(from: result.start, to: innerStart, ya, yb)
    if isWhole {
      result.solidStart = innerStart
      result.solidEnd = innerEnd
    } else {
      let byte = RoundedRectCoverage.byte(height)
      if innerEnd > innerStart {
        (bytes + (innerStart - box.x0)).update(repeating: byte, count: innerEnd - innerStart)
      }
      result.solidStart = result.end
      result.solidEnd = result.end
    }
    setEdges(from: innerEnd, to: result.end, ya, yb)
    return result
  }

  private func clampedX(_ x: Double) -> Int { min(max(PixelBox.pixel(x), box.x0), box.x1) }

  private static func byte(_ coverage: Double) -> UInt8 {
    UInt8(clamping: coverage * 255 + 0.5)
  }

  private func setEdges(from start: Int, to end: Int, _ ya: Double, _ yb: Double) {
    for x in start..<max(end, start) {
      bytes[x - box.x0] = RoundedRectCoverage.byte(area(x: x, ya: ya, yb: yb))
    }
  }

  /// The area of a pixel's part inside: its part of the rectangle, less what the four corners cut away.
  private func area(x: Int, ya: Double, yb: Double) -> Double {
    let xa = max(Double(x), left)
    let xb = min(Double(x) + 1, right)
    guard xb > xa else { return 0 }
    // Each corner is turned so that the distance from its centre grows towards the corner.
    let fromLeft = (near: xa - left, far: xb - left)
    let fromRight = (near: right - xb, far: right - xa)
    let fromTop = (near: ya - top, far: yb - top)
    let fromBottom = (near: bottom - yb, far: bottom - ya)
    return (xb - xa) * (yb - ya) - cut(topLeft, fromLeft, fromTop) - cut(topRight, fromRight, fromTop)
      - cut(bottomRight, fromRight, fromBottom) - cut(bottomLeft, fromLeft, fromBottom)
  }

  /// The area that a corner cuts from a box given by its distances from the two edges.
  private func cut(
    _ radius: Size,
    _ x: (near: Double, far: Double),
    _ y: (near: Double, far: Double)
  ) -> Double {
    guard radius.width > 0, radius.height > 0, x.near < radius.width, y.near < radius.height else { return 0 }
    let x0 = max(radius.width - x.far, 0) / radius.width
    let x1 = (radius.width - x.near) / radius.width
    let y0 = max(radius.height - y.far, 0) / radius.height
    let y1 = (radius.height - y.near) / radius.height
    let box = (x1 - x0) * (y1 - y0)
    return (box - QuarterDisc.area(x0: x0, x1: x1, y0: y0, y1: y1)) * radius.width * radius.height
  }

  private func leftEdge(_ y: Double) -> Double {
    left + max(inset(topLeft, y - top), inset(bottomLeft, bottom - y))
  }

  private func rightEdge(_ y: Double) -> Double {
    right - max(inset(topRight, y - top), inset(bottomRight, bottom - y))
  }

  /// How far a corner's arc lies inside the vertical edge, at a distance from the horizontal one.
  private func inset(_ radius: Size, _ distance: Double) -> Double {
    guard radius.width > 0, radius.height > 0, distance < radius.height else { return 0 }
    let d = min((radius.height - distance) / radius.height, 1)
    return radius.width * (1 - (1 - d * d).squareRoot())
  }
}

/// Areas of the unit disc's first quadrant.
enum QuarterDisc {
  /// The area of the disc inside `x0…x1` × `y0…y1`, all coordinates at least 0.
  ///
  /// The arc is `√(1 - x²)`. Left of `p`, where it rises above `y1`, the box is full; right of `q`, where it falls
  /// below `y0`, empty; between, the area is `∫ √(1 - x²) - y0 dx`.
  static func area(x0: Double, x1: Double, y0: Double, y1: Double) -> Double {
    let p = y1 >= 1 ? 0 : (1 - y1 * y1).squareRoot()
    let q = y0 >= 1 ? 0 : (1 - y0 * y0).squareRoot()
    let full = max(min(x1, p) - x0, 0) * (y1 - y0)
    let from = max(x0, p)
    let to = min(x1, q)
    guard to > from else { return full }
    return full + underArc(from, to) - y0 * (to - from)
  }

  /// `∫ √(1 - x²) dx = (x √(1 - x²) + asin x) / 2`, from `a` to `b`.
  ///
  /// The two arcs differ by that of `b √(1 - a²) - a √(1 - b²)`, which is small where a pixel is small beside the radius: a
  /// series does for it, and an arcsine costs as much as the rest of the pixel twice over.
  private static func underArc(_ a: Double, _ b: Double) -> Double {
    let (ya, yb) = ((1 - a * a).squareRoot(), b < 1 ? (1 - b * b).squareRoot() : 0)
    return (min(b, 1) * yb - a * ya + arc(min(b, 1) * ya - a * yb)) / 2
  }

  /// The arcsine of a number from 0 to 1, within 1e-12.
  ///
  /// `asin s = s + s³/6 + 3 s⁵/40 + …`, of which the ninth term is below that up to a quarter.
  private static func arc(_ s: Double) -> Double {
    guard s < 0.25 else { return asin(min(s, 1)) }
    let square = s * s
    var sum = 143.0 / 10240
    for term in [231.0 / 13312, 63.0 / 2816, 35.0 / 1152, 5.0 / 112, 3.0 / 40, 1.0 / 6, 1] {
      sum = sum * square + term
    }
    return s * sum
  }
}
