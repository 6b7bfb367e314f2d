import Foundation
import SegueGeometry
import SegueStage

/// A value of an animation as an app gives it: numbers of any kind, points, sizes, boxes, colours, matrices.
enum AnimationValue {
  case numbers([Double])
  case color(Color)
  case matrix(Transform3D)

  /// The value that an app gave; nil if it is none that Core Animation animates.
  init?(_ value: Any) {
    switch value {
    case let value as CGFloat: self = .numbers([Double(value)])
    case let value as Double: self = .numbers([value])
    case let value as Float: self = .numbers([value.decimal])
    case let value as Int: self = .numbers([Double(value)])
    case let value as CGPoint: self = .numbers([Double(value.x), Double(value.y)])
    case let value as CGSize: self = .numbers([Double(value.width), Double(value.height)])
    case let value as CGRect: self = Self(value)
    case let value as CATransform3D: self = .matrix(value.matrix)
    case let value as CGAffineTransform: self = .matrix(value.matrix)
    case let value as CGColor: self = .color(value.color)
    case let value as NSValue: self.init(value.boxed)
    case let value as NSNumber: self = .numbers([value.doubleValue])
    case let value as any ColorConvertible: self = .color(value.engineColor)
    default: return nil
    }
  }

  private init(_ rect: CGRect) {
    self = .numbers([
      Double(rect.origin.x), Double(rect.origin.y), Double(rect.width), Double(rect.height),
    ])
  }

  /// The value's part for the property at an index of a path; nil if it is of another kind.
  func part(_ index: Int, of path: AnimationPath) -> LayerValue? {
    switch (self, path.properties[index].kind) {
    case (.numbers(let numbers), .number):
      let place = path.isShared ? 0 : index
      return numbers.indices.contains(place) ? .number(numbers[place]) : nil
    case (.color(let color), .color): return .color(color)
    case (.matrix(let matrix), .transform): return .transform(matrix)
    default: return nil
    }
  }
}

/// A colour of another name, which an app may give where Core Animation wants its own.
protocol ColorConvertible {
  var engineColor: Color { get }
}
