import SegueGeometry
import SegueModel

extension Rect {
  /// Where the same is seen as soon as the device is turned.
  ///
  /// To the left (x, y) of a canvas w wide becomes (y, w − x), to the right of one h high (h − y, x).
  func turned(to orientation: Script.Orientation, from canvas: Size) -> Rect {
    let origin =
      orientation == .landscape
      ? Point(x: minY, y: canvas.width - maxX) : Point(x: canvas.height - maxY, y: minX)
    return Rect(origin: origin, size: Size(width: size.height, height: size.width))
  }

  /// Whether it is another to a millionth of a point.
  func isClose(to other: Rect) -> Bool {
    abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6
      && abs(size.width - other.size.width) < 1e-6 && abs(size.height - other.size.height) < 1e-6
  }

  /// The rectangle part of the way to another.
  func mixed(with end: Rect, _ part: Double) -> Rect {
    Rect(
      x: minX + (end.minX - minX) * part,
      y: minY + (end.minY - minY) * part,
      width: size.width + (end.size.width - size.width) * part,
      height: size.height + (end.size.height - size.height) * part
    )
  }
}
