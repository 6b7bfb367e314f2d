import SegueGeometry
public import SegueMotion

/// The ways to write a spring that sets its own duration; each describes the same springs by different numbers.
public enum SpringDialect: String, Hashable, Sendable, CaseIterable {
  /// `response`, `ratio`: SwiftUI's.
  case response
  /// `duration`, `bounce`: UIKit's since iOS 17.
  case bounce
  /// `stiffness`, `damping`, `mass`: CASpringAnimation's.
  case physical

  /// Returns a spring's numbers in this dialect, as written between the parentheses.
  ///
  /// They have the fewest digits that keep each number within a relative error of 1e-11, so that the motion changes by
  /// less than 1e-9 and converting to another dialect and back restores the numbers.
  public func text(of spring: Spring) -> String {
    let ratio = spring.effectiveDampingRatio
    let pairs: [(String, Double)] =
      switch self {
      case .response: [("response", spring.perceptualDuration), ("ratio", ratio)]
      case .bounce:
        [("duration", spring.perceptualDuration), ("bounce", ratio <= 1 ? 1 - ratio : 1 / ratio - 1)]
      case .physical: Self.coefficients(of: spring, ratio: ratio)
      }
    let numbers = pairs.map { "\($0.0) \(Self.digits($0.1))" }.joined(separator: " ")
    return self == .physical && ratio > 1 ? numbers + " overdamped" : numbers
  }

  /// The effective damping, which is less than the value written if Core Animation clamps it.
  private static func coefficients(of spring: Spring, ratio: Double) -> [(String, Double)] {
    let damping = 2 * ratio * spring.angularFrequency * spring.mass
    let numbers = [("stiffness", spring.stiffness), ("damping", damping)]
    return spring.mass == 1 ? numbers : numbers + [("mass", spring.mass)]
  }

  private static func digits(_ value: Double) -> String {
    for decimals in 0..<12 {
      let text = value.formatted(atMost: decimals)
      if let written = Double(text), abs(written - value) <= abs(value) * 1e-11 { return text }
    }
    return value.formatted(atMost: 12)
  }
}
