/// An axis-aligned rectangle, in points.
///
/// A negative width or height is kept as it is; edges and overlaps are computed as if it were standardized.
public struct Rect: Hashable, Sendable {
  /// The corner that width and height are measured from: the top left one unless they are negative.
  public var origin: Point
  /// Width and height, in points.
  public var size: Size

  /// An empty rectangle at the origin.
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

  /// The left edge, whatever the sign of the width.
  public var minX: Double { min(origin.x, origin.x + size.width) }
  /// The right edge, whatever the sign of the width.
  public var maxX: Double { max(origin.x, origin.x + size.width) }
  /// The top edge, whatever the sign of the height.
  public var minY: Double { min(origin.y, origin.y + size.height) }
  /// The bottom edge, whatever the sign of the height.
  public var maxY: Double { max(origin.y, origin.y + size.height) }
  /// The point where the diagonals cross.
  public var center: Point { Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }
  /// Whether the width or the height is 0 or negative.
  public var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

  /// Returns whether a point lies inside; the left and top edges do, the right and bottom ones do not.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Returns the common part; nil if the rectangles do not overlap or only touch.
  public func intersection(_ other: Rect) -> Rect? {
    let left = max(minX, other.minX)
    let right = min(maxX, other.maxX)
    let top = max(minY, other.minY)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the smallest rectangle that holds both, also if one of them is empty.
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

  /// Returns the rectangle with every side moved outwards by `amount` points, or inwards if it is negative.
  public func expanded(by amount: Double) -> Rect {
    Rect(
      x: origin.x - amount,
      y: origin.y - amount,
      width: size.width + 2 * amount,
      height: size.height + 2 * amount
    )
  }

  /// Returns the rectangle moved by `delta`, in points.
  public func offset(by delta: Point) -> Rect { Rect(origin: origin + delta, size: size) }
}
