import SegueGeometry
import SegueModel

extension SceneDocument {
  /// Returns the seconds that a timing curve is fitted to: the innermost `duration` around it, a number or a token for
  /// one; nil if there is none, or it is an expression.
  public func duration(around id: Knob.ID) -> Double? {
    for depth in stride(from: id.keys.count - 1, through: 1, by: -1) {
      guard let value = values[id.keys.prefix(depth) + ["duration"]] else { continue }
      return seconds(value.text)
    }
    return nil
  }

  private func seconds(_ text: String) -> Double? {
    if let number = Double(text) { return number }
    guard text.hasPrefix("$") else { return nil }
    let token = Knob.ID(keys: ["tokens", String(text.dropFirst())], index: 0)
    guard let knob = knob(token), Double(knob.text) != nil, case .number(let number) = knob.value else {
      return nil
    }
    // A token that is more than one literal is an expression.
    return knobs.contains { $0.id.keys == token.keys && $0.id.index > 0 } ? nil : number
  }

  /// Returns the text with one curve replaced by another; a curve that sets its own duration removes the `duration`
  /// beside it, which would have no effect.
  func replacing(_ range: SourceRange, with text: String, timesItself: Bool, _ keys: [String]) -> [UInt8] {
    var bytes = source
    let beside = timesItself ? values[keys.dropLast() + ["duration"]]?.cut(from: bytes) : nil
    let curve = range.lower..<range.upper
    // The later of the two first, so that the places of the earlier one stay true.
    if let beside, beside.lowerBound > curve.lowerBound { bytes.removeSubrange(beside) }
    bytes.replaceSubrange(curve, with: text.utf8)
    if let beside, beside.lowerBound < curve.lowerBound { bytes.removeSubrange(beside) }
    return bytes
  }
}
