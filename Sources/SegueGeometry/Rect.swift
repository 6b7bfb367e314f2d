/// An axis-aligned rectangle, in points.
///
/// A negative width or height is kept as computed.
public struct Rect: Hashable, Sendable {
  public var origin: Point
  public var size: Size

  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// Creates a rectangle from its origin and size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its four numbers, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  public var minX: Double { min(origin.x, origin.x + size.width) }
  public var maxX: Double { max(origin.x, origin.x + size.width) }
  public var minY: Double { min(origin.y, origin.y + size.height) }
  public var maxY: Double { max(origin.y, origin.y + size.height) }
  public var center: Point { Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }
  public var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

  /// Whether the point lies inside, the left and top edges included.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The common part, or nil where the rectangles do not overlap.
  public func intersection(_ other: Rect) -> Rect? {
    let left = max(minX, other.minX)
    let right = min(maxX, other.maxX)
    let top = max(minY, other.minY)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest rectangle that holds both.
  public func union(_ other: Rect) -> Rect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(
      x: left,
      y: top,
      width: max(maxX, other.maxX) - left,
      height: max(maxY, other.maxY) - top
    )
  }

  /// The rectangle moved outwards by `amount` points on every side.
  public func expanded(by amount: Double) -> Rect {
    Rect(
      x: origin.x - amount,
      y: origin.y - amount,
      width: size.width + 2 * amount,
      height: size.height + 2 * amount
    )
  }

  public func offset(by delta: Point) -> Rect { Rect(origin: origin + delta, size: size) }
}
