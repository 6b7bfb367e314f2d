public import SegueGeometry

/// The rounded outline of a device's screen, beyond which a plain ground is seen.
///
/// The corners are circular arcs; the devices' own curves begin slightly earlier.
public struct ScreenOutline: Hashable, Sendable {
  /// The screen's size in points.
  public var size: Size
  /// The corners' radius in points, at most half of either side.
  public var radius: Double
  /// The colour beyond the outline, `0xAABBGGRR`.
  public var ground: UInt32

  /// Creates an outline; a radius that is too large or negative is brought within its bounds.
  public init(size: Size, radius: Double, ground: UInt32 = 0) {
    self.size = size
    self.radius = max(min(radius, size.width / 2, size.height / 2), 0)
    self.ground = ground
  }

  /// Whether a point lies on the screen, its edge included.
  public func contains(_ point: Point) -> Bool { distance(beyond: point) <= 0 }

  /// How far a point lies beyond the outline, in points; negative inside.
  func distance(beyond point: Point) -> Double {
    let x = max(radius - point.x, point.x - (size.width - radius))
    let y = max(radius - point.y, point.y - (size.height - radius))
    return (x > 0 && y > 0 ? (x * x + y * y).squareRoot() : max(x, y)) - radius
  }

  /// Blends the ground over what lies beyond the outline, in some pixels that have just been drawn.
  ///
  /// A pixel through which the outline goes keeps as much of its own colour as the outline's distance from its centre says.
  ///
  /// - Complexity: Linear in the rows of the pixels and in those of them that lie in the corners' squares.
  func blend(into surface: inout Surface, of viewport: Viewport, in box: PixelBox) {
    guard radius > 0, surface.width > 0, surface.height > 0 else { return }
    let across = viewport.canvas.size.width / Double(surface.width)
    let down = viewport.canvas.size.height / Double(surface.height)
    let pixel = (across * down).squareRoot()
    // The columns between the corners, where nothing lies beyond the outline.
    let first = Int(clamping: ((radius - viewport.canvas.minX) / across).rounded(.awayFromZero))
    let last = Int(clamping: ((size.width - radius - viewport.canvas.minX) / across).rounded(.towardZero))
    let left = box.x0..<min(max(first, box.x0), box.x1)
    let right = max(min(max(last, box.x0), box.x1), left.upperBound)..<box.x1
    for y in box.y0..<max(box.y1, box.y0) {
      let height = viewport.canvas.minY + (Double(y) + 0.5) * down
      guard height < radius || height > size.height - radius else { continue }
      for columns in [left, right] {
        for x in columns {
          let place = Point(x: viewport.canvas.minX + (Double(x) + 0.5) * across, y: height)
          let part = min(max(distance(beyond: place) / pixel + 0.5, 0), 1)
          let index = y * surface.width + x
          surface.pixels[index] = Self.mix(surface.pixels[index], ground, part)
        }
      }
    }
  }

  /// A colour with a part, 0 to 1, of another.
  private static func mix(_ color: UInt32, _ other: UInt32, _ part: Double) -> UInt32 {
    if part <= 0 { return color }
    let weight = UInt32(clamping: (part * 256).rounded())
    var mixed: UInt32 = 0
    for shift in stride(from: UInt32(0), through: 24, by: 8) {
      let (own, new) = (color >> shift & 0xff, other >> shift & 0xff)
      mixed |= ((own * (256 - weight) + new * weight + 128) >> 8) << shift
    }
    return mixed
  }
}
