import SegueGeometry
import SegueModel
import SegueScenes
import SegueTransitions

/// A verdict in words, as shown until the next gesture begins.
extension GestureVerdict {
  /// As `cancelled: progress > 0.5 was false (progress 0.37)`.
  var sentence: String {
    "\(result): \(reason)"
  }

  /// What became of the gesture in a word: `finished`, `cancelled`, or the detent that a sheet went to.
  var result: String {
    guard let landing else { return outcome.rawValue }
    return landing.detent ?? "dismissed"
  }

  /// Whether something was undone; a sheet that goes to a detent is where it was sent.
  var isSetback: Bool { landing == nil && outcome == .cancelled }

  /// The same without the outcome.
  var reason: String {
    if let landing { return "let go towards a height of \(landing.height.formatted(atMost: 0)) pt" }
    guard let condition, let held else {
      return occasion == .cancelled ? "the system took the touch away" : "\(gesture) has no finish condition"
    }
    let values: String = readings.map(\.text).joined(separator: ", ")
    return "\(condition) was \(held)" + (values.isEmpty ? "" : " (\(values))")
  }
}

extension GestureVerdict {
  /// The same verdict with the tokens in its condition added to the readings, since the others were compared
  /// with them.
  func tellingTokens(of knobs: [Knob]) -> GestureVerdict {
    guard let condition, condition.contains("$") else { return self }
    let names = Set(condition.split { " (),".contains($0) })
    var verdict = self
    for knob in knobs where knob.id.keys.first == "tokens" && knob.id.keys.count == 2 {
      let name = "$\(knob.id.keys[1])"
      guard names.contains(name[...]), case .number(let written) = knob.value else { continue }
      let number: Double = knob.kind == .percent ? written / 100 : written
      verdict.readings.append(Reading(name: name, value: .number(number), unit: ""))
    }
    return verdict
  }
}

extension GestureVerdict.Reading {
  /// As `velocity.y 120 pt/s`.
  var text: String {
    if case .boolean(let flag) = value { return "\(name) \(flag)" }
    let number: Double = value.number
    let digits: Int = abs(number) < 10 ? 3 : 1
    return "\(name) \(number.formatted(atMost: digits))" + (unit.isEmpty ? "" : " \(unit)")
  }
}
