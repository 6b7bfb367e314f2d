import SegueGeometry
import SegueModel

/// A value that changes from one moment to the next.
struct Leap: Hashable, Sendable {
  /// As samples name it.
  var layer: String
  var measure: LayerMeasure
  var from: Double
  var to: Double

  /// In the measure's unit.
  var amount: Double { abs(to - from) }

  static let places: [LayerMeasure] = [.x, .y, .width, .height]

  /// The amount with its unit: `50 pt`.
  var written: String { measure.text(of: amount) }

  /// From where to where: `y 150 pt → 100 pt`.
  var way: String { "\(measure.rawValue) \(measure.text(of: from)) → \(measure.text(of: to))" }
}

extension LayerMeasure {
  /// A value of this measure as people read it: with its unit, opacities in per cent, factors with a ×.
  func text(of value: Double) -> String {
    switch unit {
    case .points: "\(value.formatted(atMost: 3)) pt"
    case .degrees: "\(value.formatted(atMost: 3))°"
    case .number:
      if isFraction {
        "\((100 * value).formatted(atMost: 3)) %"
      } else if isFactor {
        "\(value.formatted(atMost: 3))×"
      } else {
        value.formatted(atMost: 3)
      }
    }
  }

  private var isFraction: Bool { self == .opacity || self == .shadowOpacity || ink != nil }
  private var isFactor: Bool { self == .scaleX || self == .scaleY }
}
