/// Numbers as decimals: a point in every locale, no exponent, and the same text on every machine.
///
/// Every decimal that Segue prints is printed here, so that a file, a panel and a message agree on how a number is
/// rounded: half away from zero, at the last place, with no sign before a zero.
package struct DecimalText: Hashable, Sendable {
  /// The digits after the point, 0 to 15.
  package let places: Int
  /// Whether zeros at the end are printed: `0.50` rather than `0.5`.
  package let keepsZeros: Bool
  /// Whether a fraction has a zero before its point: `0.5` rather than `.5`.
  package let hasLeadingZero: Bool

  /// Creates a format; places beyond 0 to 15 are clamped, as a `Double` holds no more.
  package init(places: Int, keepsZeros: Bool, hasLeadingZero: Bool = true) {
    self.places = min(max(places, 0), 15)
    self.keepsZeros = keepsZeros
    self.hasLeadingZero = hasLeadingZero
  }

  /// The text of a number.
  ///
  /// Infinities, NaN and numbers that have more than 2⁵³ units of the last place, whose digits a `Double` does not
  /// hold, are as Swift prints them.
  package func text(_ value: Double) -> String {
    let power = Self.powers[places]
    let scaled = (abs(value) * Double(power)).rounded()
    guard scaled <= 0x1p53 else { return "\(value)" }
    // Of 64 bits also where `Int` has 32, as on a page.
    let (whole, rest) = (Int64(exactly: scaled) ?? 0).quotientAndRemainder(dividingBy: power)
    let sign = value < 0 && scaled != 0 ? "-" : ""
    let fraction = fraction(rest)
    guard !fraction.isEmpty else { return sign + String(whole) }
    return sign + (whole == 0 && !hasLeadingZero ? "" : String(whole)) + "." + fraction
  }

  /// The digits after the point.
  private func fraction(_ rest: Int64) -> Substring {
    guard places > 0 else { return "" }
    let digits = String(rest)
    var fraction = (String(repeating: "0", count: max(places - digits.utf8.count, 0)) + digits)[...]
    guard !keepsZeros else { return fraction }
    while fraction.last == "0" { fraction.removeLast() }
    return fraction
  }

  private static let powers: [Int64] = (0...15).map { places in
    (0..<places).reduce(1) { power, _ in power * 10 }
  }
}

extension Double {
  /// The number with exactly so many digits after the point.
  package func formatted(places: Int) -> String { DecimalText(places: places, keepsZeros: true).text(self) }

  /// The number with at most so many digits after the point, and no zeros at the end.
  package func formatted(atMost places: Int) -> String {
    DecimalText(places: places, keepsZeros: false).text(self)
  }

  /// The shortest text that reads back as the same number; a whole number has no fraction.
  package var shortest: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
