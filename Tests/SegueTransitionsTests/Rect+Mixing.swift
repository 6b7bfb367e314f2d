import SegueGeometry

extension Rect {
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
