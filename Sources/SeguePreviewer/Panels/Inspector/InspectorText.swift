import SegueGeometry

/// Values as the inspector writes them.
enum InspectorText {
  /// A number with one digit after the point.
  static func number(_ value: Double) -> String { Decimals.fixed(value, digits: 1) }

  /// `#rrggbb`, with its alpha in percent where that is not all; `clear`.
  static func color(_ color: Color) -> String {
    guard color.alpha > 0 else { return "clear" }
    let code: String = [color.red, color.green, color.blue].map { hex($0) }.joined()
    let percent: Int = Int(clamping: (min(max(color.alpha, 0), 1) * 100).rounded())
    return percent == 100 ? "#\(code)" : "#\(code) \(percent)%"
  }

  private static func hex(_ component: Double) -> String {
    let byte: Int = Int(clamping: (min(max(component, 0), 1) * 255).rounded())
    let digits = String(byte, radix: 16)
    return digits.count < 2 ? "0" + digits : digits
  }
}
