public import Foundation
import SegueGeometry

/// Core Graphics' values as texts: `{1, 2}`, `{{0, 0}, {3, 4}}`.
extension NSCoder {
  /// A point as a text.
  public class func string(for point: CGPoint) -> String { text([point.x, point.y]) }
  /// A size as a text.
  public class func string(for size: CGSize) -> String { text([size.width, size.height]) }
  /// A rectangle as a text.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }
  /// The point of a text; zero if it has none.
  public class func cgPoint(for string: String) -> CGPoint {
    let numbers = numbers(string, 2)
    return CGPoint(x: numbers[0], y: numbers[1])
  }
  /// The size of a text; zero if it has none.
  public class func cgSize(for string: String) -> CGSize {
    let numbers = numbers(string, 2)
    return CGSize(width: numbers[0], height: numbers[1])
  }
  /// The rectangle of a text; zero if it has none.
  public class func cgRect(for string: String) -> CGRect {
    let numbers = numbers(string, 4)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private class func text(_ numbers: [CGFloat]) -> String {
    "{"
      + numbers.map { $0 == $0.rounded() && abs($0) < 1e15 ? String(Int(clamping: Double($0))) : "\($0)" }
      .joined(separator: ", ") + "}"
  }

  private class func numbers(_ string: String, _ count: Int) -> [CGFloat] {
    let parts = string.split { "{}, ".contains($0) }.compactMap { Double($0) }
    return parts.count == count ? parts.map { CGFloat($0) } : Array(repeating: 0, count: count)
  }
}
