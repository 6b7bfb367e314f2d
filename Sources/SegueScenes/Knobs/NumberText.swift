import SegueGeometry

/// A number as an author writes it: decimals, no exponent, and the leading zero or not.
struct NumberText {
  /// Digits behind the point.
  let decimals: Int
  /// Whether a fraction is written `0.5` rather than `.5`.
  let hasLeadingZero: Bool

  /// The style of a literal; one with an exponent has the most decimals.
  init(like text: String) {
    let digits = text.drop { $0 == "-" || $0 == "+" }.prefix { "0123456789.eE+-".contains($0) }
    hasLeadingZero = !digits.hasPrefix(".")
    if digits.contains(where: { $0 == "e" || $0 == "E" }) {
      decimals = Self.mostDecimals
    } else {
      let fraction = digits.split(separator: ".", omittingEmptySubsequences: false).dropFirst().first
      decimals = min(fraction?.prefix { $0.isNumber }.count ?? 0, Self.mostDecimals)
    }
  }

  /// A value with as many decimals as the style or `precision` has, whichever is more, without trailing zeros.
  func text(_ value: Double, precision: Double) -> String {
    let digits = max(decimals, Self.decimals(of: precision))
    return DecimalText(places: digits, keepsZeros: false, hasLeadingZero: hasLeadingZero).text(value)
  }

  private static let mostDecimals = 9

  /// The decimals that a step such as .05 needs.
  private static func decimals(of step: Double) -> Int {
    var rest = abs(step)
    var count = 0
    while count < mostDecimals, abs(rest - rest.rounded()) > 1e-9 {
      rest *= 10
      count += 1
    }
    return count
  }
}
