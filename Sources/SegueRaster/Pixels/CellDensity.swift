/// How much of a cell later layers cover: minus the binary logarithms of what they let through, in units of 2⁻²⁴.
struct CellDensity: Hashable, BitwiseCopyable {
  /// The density for light.
  var light: Int64 = 0
  /// The density for area, by opaque layers alone: a character vanishes where these cover its cell, and fades under
  /// others.
  var area: Int64 = 0

  static func + (left: CellDensity, right: CellDensity) -> CellDensity {
    CellDensity(light: left.light + right.light, area: left.area + right.area)
  }

  static func - (left: CellDensity, right: CellDensity) -> CellDensity {
    CellDensity(light: left.light - right.light, area: left.area - right.area)
  }
}
