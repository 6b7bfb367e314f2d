extension TextUnit {
  /// Whether a paragraph runs from right to left, as its first letter does.
  static func isRightToLeft(_ units: [TextUnit]) -> Bool {
    units.lazy.compactMap { $0.isRightToLeft }.first ?? false
  }

  /// Whether each unit runs from right to left.
  ///
  /// Digits, spaces and punctuation between letters of one direction have it too; others have the paragraph's. Two levels
  /// of the bidirectional algorithm, UAX #9: enough for labels, whose texts have no embeddings.
  static func directions(of units: [TextUnit]) -> [Bool] {
    let base = isRightToLeft(units)
    var result = Array(repeating: base, count: units.count)
    var before = base
    var index = 0
    while index < units.count {
      if let own = units[index].isRightToLeft {
        result[index] = own
        before = own
        index += 1
        continue
      }
      let next = units[index...].firstIndex { $0.isRightToLeft != nil } ?? units.count
      let after = next < units.count ? units[next].isRightToLeft ?? base : base
      for neutral in index..<next { result[neutral] = before == after ? before : base }
      index = next
    }
    // Numbers read from left to right in any text.
    for index in units.indices where units[index].scalar.properties.numericType == .decimal {
      result[index] = false
    }
    return result
  }
}
