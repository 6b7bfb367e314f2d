import SegueModel
import SegueTransitions

/// A verdict in words, as the screen tells it until the next gesture begins.
extension GestureVerdict {
  /// As `cancelled: progress > 0.5 was false (progress 0.37)`.
  var sentence: String { "\(outcome.rawValue): \(reason)" }

  /// The same without the outcome.
  var reason: String {
    guard let condition, let held else {
      return occasion == .cancelled ? "the system took the touch away" : "\(gesture) has no finish condition"
    }
    let values: String = readings.map(\.text).joined(separator: ", ")
    return "\(condition) was \(held)" + (values.isEmpty ? "" : " (\(values))")
  }
}

extension GestureVerdict.Reading {
  /// As `velocity.y 120 pt/s`.
  var text: String {
    if case .boolean(let flag) = value { return "\(name) \(flag)" }
    let number: Double = value.number
    let digits: Int = abs(number) < 10 ? 3 : 1
    return "\(name) \(Decimals.trimmed(number, digits: digits))" + (unit.isEmpty ? "" : " \(unit)")
  }
}
