/// The marks of placeholders, by Unicode's own properties instead of a table.
enum ModelMarks {
  private static let excluded: Set<UInt32> = [
    0x300, 0x301, 0x302, 0x303, 0x304, 0x306, 0x307, 0x308, 0x309, 0x30a, 0x30b, 0x30c, 0x30f, 0x311, 0x313,
    0x314, 0x342, 0x653, 0x654,
  ]

  private static let numbers: [Unicode.Scalar: Int] = {
    let scalars = (0..<UInt32(0x20000)).compactMap(Unicode.Scalar.init).filter { scalar in
      let properties = scalar.properties
      guard properties.canonicalCombiningClass.rawValue == 230, properties.generalCategory == .nonspacingMark,
        let age = properties.age, (age.major, age.minor) <= (6, 0), !excluded.contains(scalar.value)
      else { return false }
      return !isDecomposed(scalar)
    }
    return Dictionary(uniqueKeysWithValues: scalars.enumerated().map { ($1, $0) })
  }()

  /// A composed mark begins with another mark once it is decomposed, so it equals that pair.
  private static func isDecomposed(_ scalar: Unicode.Scalar) -> Bool {
    [0x340, 0x341, 0x343, 0x344].contains(scalar.value)
  }

  static func number(_ scalar: Unicode.Scalar) -> Int? { numbers[scalar] }
  static var count: Int { numbers.count }
}
