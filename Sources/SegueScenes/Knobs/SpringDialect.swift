public import SegueMotion

/// The ways to write a spring that times itself; each names the same springs by other numbers.
public enum SpringDialect: String, Hashable, Sendable, CaseIterable {
  /// `response`, `ratio`: SwiftUI's.
  case response
  /// `duration`, `bounce`: UIKit's since iOS 17.
  case bounce
  /// `stiffness`, `damping`, `mass`: CASpringAnimation's.
  case physical

  /// A spring's numbers in this dialect, as they stand between the parentheses.
  ///
  /// Twelve digits, so that the motion stays within 1e-9 of what it was.
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

  /// The damping that acts, which is less than the written one where Core Animation clamps it.
  private static func coefficients(of spring: Spring, ratio: Double) -> [(String, Double)] {
    let damping = 2 * ratio * spring.angularFrequency * spring.mass
    let numbers = [("stiffness", spring.stiffness), ("damping", damping)]
    return spring.mass == 1 ? numbers : numbers + [("mass", spring.mass)]
  }

  private static func digits(_ value: Double) -> String {
    var decimals = 12
    var magnitude = abs(value)
    while magnitude >= 1, decimals > 0 {
      magnitude /= 10
      decimals -= 1
    }
    return NumberText.text(value, decimals: decimals)
  }
}
