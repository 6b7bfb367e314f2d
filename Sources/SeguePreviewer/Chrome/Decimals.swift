import SegueGeometry

/// Numbers as text.
enum Decimals {
  /// The number with at most `digits` decimal places and no trailing zeros.
  static func trimmed(_ value: Double, digits: Int) -> String {
    var text: String = fixed(value, digits: digits)
    guard text.contains(".") else { return text }
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text == "-0" ? "0" : text
  }

  /// The number with exactly `digits` decimal places, 0…6; clamped to ±1e9.
  static func fixed(_ value: Double, digits: Int) -> String {
    guard !value.isNaN else { return "nan" }
    var scale: Int = 1
    for _ in 0..<digits { scale *= 10 }
    let clamped: Double = min(max(value, -1e9), 1e9)
    let scaled: Int = Int(clamping: (clamped * Double(scale)).rounded())
    let sign: String = scaled < 0 ? "-" : ""
    let whole: Int = abs(scaled) / scale
    guard digits > 0 else { return sign + String(whole) }
    let rest = String(abs(scaled) % scale)
    return sign + String(whole) + "." + String(repeating: "0", count: digits - rest.count) + rest
  }

  /// The number with at most one decimal place, and none if it would be 0.
  static func short(_ value: Double) -> String {
    let text: String = fixed(value, digits: 1)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
