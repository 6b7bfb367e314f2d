import Foundation
import SegueGeometry
import SegueStage

/// A value of an animation as an app gives it: numbers of any kind, points, sizes, boxes, colours, matrices, paths,
/// pictures, lists of numbers or colours.
enum AnimationValue {
  case numbers([Double])
  case color(Color)
  case matrix(Transform3D)
  case path(Path)
  case colors([Color])
  case picture(StageImage)

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
    case let value as CGPath: self = .path(value.path)
    case let value as CGImage:
      guard case .pixels(let pixels) = value.content else { return nil }
      self = .picture(pixels)
    case let list as [Any]: self.init(list: list)
    default: return nil
    }
  }

  /// A list's elements; nil unless all are numbers or all are colours.
  private init?(list: [Any]) {
    var (numbers, colors) = ([Double](), [Color]())
    for element in list {
      switch AnimationValue(element) {
      case .numbers(let values) where values.count == 1: numbers += values
      case .color(let color): colors.append(color)
      default: return nil
      }
    }
    if colors.count == list.count {
      self = .colors(colors)
    } else if numbers.count == list.count {
      self = .numbers(numbers)
    } else {
      return nil
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
    case (.path(let outline), .path): return .path(outline)
    case (.colors(let colors), .colors): return .colors(colors)
    case (.numbers(let numbers), .numbers): return .numbers(numbers)
    case (.picture(let picture), .picture): return .picture(picture)
    default: return nil
    }
  }
}

/// A colour of another name, which an app may give where Core Animation wants its own.
protocol ColorConvertible {
  var engineColor: Color { get }
}
