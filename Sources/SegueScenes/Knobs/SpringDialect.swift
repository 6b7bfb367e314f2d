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
  /// As few digits as leave each number within a part in 1e11, so that the motion stays within 1e-9 of what it was and
  /// a spring that comes back to a dialect has the numbers that it had.
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
    for decimals in 0..<12 {
      let text = NumberText.text(value, decimals: decimals)
      if let written = Double(text), abs(written - value) <= abs(value) * 1e-11 { return text }
    }
    return NumberText.text(value, decimals: 12)
  }
}
