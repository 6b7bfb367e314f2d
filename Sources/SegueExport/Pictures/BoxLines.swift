/// A box-drawing glyph, as arms from the middle of its cell.
struct BoxLines: Hashable, Sendable {
  /// Bits of the arms: 1 up, 2 right, 4 down, 8 left.
  let arms: Int
  let isHeavy: Bool

  /// The lines of a scalar; nil if it is not one of the plain light or heavy ones.
  static func of(_ scalar: UInt32) -> BoxLines? {
    if let arms = light[scalar] { return BoxLines(arms: arms, isHeavy: false) }
    return heavy[scalar].map { BoxLines(arms: $0, isHeavy: true) }
  }

  private static let light: [UInt32: Int] = [
    0x2500: 10, 0x2502: 5, 0x250c: 6, 0x2510: 12, 0x2514: 3, 0x2518: 9, 0x251c: 7, 0x2524: 13, 0x252c: 14,
    0x2534: 11, 0x253c: 15, 0x256d: 6, 0x256e: 12, 0x256f: 9, 0x2570: 3, 0x2574: 8, 0x2575: 1, 0x2576: 2,
    0x2577: 4,
  ]
  private static let heavy: [UInt32: Int] = [
    0x2501: 10, 0x2503: 5, 0x250f: 6, 0x2513: 12, 0x2517: 3, 0x251b: 9, 0x2523: 7, 0x252b: 13, 0x2533: 14,
    0x253b: 11, 0x254b: 15, 0x2578: 8, 0x2579: 1, 0x257a: 2, 0x257b: 4,
  ]

  /// Whether a point, in fractions of the cell, is on an arm; `aspect` is the cell's height over its width.
  func isInked(_ u: Double, _ v: Double, aspect: Double) -> Bool {
    let half = isHeavy ? 0.12 : 0.0625
    let isUpright = abs(u - 0.5) < half
    let isLevel = abs(v - 0.5) * aspect < half
    if isUpright && isLevel { return true }
    if isUpright { return arms & (v < 0.5 ? 1 : 4) != 0 }
    return isLevel && arms & (u < 0.5 ? 8 : 2) != 0
  }
}
