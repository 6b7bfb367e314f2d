/// Where keyframes lie in time when some do not say.
enum KeyframeOffsets {
  /// The first is at 0 and the last at 1 unless they say otherwise; those between are spread evenly.
  static func spread(_ offsets: [Double?]) -> [Double] {
    guard offsets.count > 1 else { return offsets.map { $0 ?? 1 } }
    var known = offsets
    known[0] = known[0] ?? 0
    known[known.count - 1] = known[known.count - 1] ?? 1
    var result: [Double] = []
    var last = 0
    for (index, offset) in known.enumerated() {
      guard let offset else { continue }
      let start = result.last ?? offset
      let steps = Double(max(index - last, 1))
      for step in stride(from: 1, to: index - last, by: 1) {
        result.append(start + (offset - start) * Double(step) / steps)
      }
      // Never backwards: an offset before its predecessor's counts as equal to it.
      result.append(max(offset, start))
      last = index
    }
    return result
  }
}
