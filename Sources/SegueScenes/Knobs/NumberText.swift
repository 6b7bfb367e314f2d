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
    return Self.text(value, decimals: digits, hasLeadingZero: hasLeadingZero)
  }

  /// A value with at most the given number of decimals.
  static func text(_ value: Double, decimals: Int, hasLeadingZero: Bool = true) -> String {
    let power = (0..<decimals).reduce(1.0) { product, _ in product * 10 }
    let scaled = (abs(value) * power).rounded()
    guard scaled < 1e15 else { return String(value) }
    let whole = Int(clamping: scaled) / Int(clamping: power)
    var fraction = String(Int(clamping: scaled) % Int(clamping: power))
    fraction = String(repeating: "0", count: max(decimals - fraction.count, 0)) + fraction
    while fraction.hasSuffix("0") { fraction.removeLast() }
    let sign = value < 0 && scaled != 0 ? "-" : ""
    guard !fraction.isEmpty, decimals > 0 else { return sign + String(whole) }
    let start = whole == 0 && !hasLeadingZero ? "" : String(whole)
    return "\(sign)\(start).\(fraction)"
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
