extension Double {
  /// The number with at most three decimals, without trailing zeros, and a point regardless of locale.
  package var shortDecimals: String {
    guard abs(self) < 1e15 else { return "\(self)" }
    var text = threeDecimals[...]
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text == "-0" ? "0" : String(text)
  }

  /// The number with three decimals, and a point regardless of locale.
  ///
  /// Infinities, NaN and magnitudes from 1e15 on are as Swift prints them.
  package var threeDecimals: String {
    guard abs(self) < 1e15 else { return "\(self)" }
    let thousandths = Int(clamping: (self * 1000).rounded())
    let digits = String(abs(thousandths) % 1000)
    let sign = thousandths < 0 ? "-" : ""
    return sign + "\(abs(thousandths) / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
  }
}
