/// The character that stands for a cell of an image, and the marks that say which cell (kitty's graphics protocol,
/// "Unicode placeholders").
enum Placeholder {
  /// The most rows and columns that an image may have, as there are only so many marks.
  static let mostCells = marks.count

  /// The character and its marks: row, column, and the highest byte of the image's id, whose lowest is the colour.
  static func put(row: Int, column: Int, idByte: Int, into bytes: inout [UInt8]) {
    bytes.put("\u{10eeee}")
    for number in [row, column, idByte] { bytes.append(contentsOf: marks[number]) }
  }

  /// In UTF-8, by what they stand for.
  private static let marks: [[UInt8]] = runs.flatMap { run in
    (0..<run & 0xff).compactMap { Unicode.Scalar(run >> 8 + $0).map { Array(String($0).utf8) } }
  }

  /// The marks of class 230 in Unicode 6.0 without a decomposition.
  ///
  /// Those that normalization may join with a letter are left out too. A run is its first mark and, in the lowest byte,
  /// how many there are.
  private static let runs: [UInt32] = [
    0x305_01, 0x30d_02, 0x310_01, 0x312_01, 0x33d_03, 0x346_01, 0x34a_03, 0x350_03, 0x357_01,
    0x35b_01, 0x363_0d, 0x483_05, 0x592_04, 0x597_03, 0x59c_06, 0x5a8_02, 0x5ab_02, 0x5af_01,
    0x5c4_01, 0x610_08, 0x657_05, 0x65d_02, 0x6d6_07, 0x6df_04, 0x6e4_01, 0x6e7_02, 0x6eb_02,
    0x730_01, 0x732_02, 0x735_02, 0x73a_01, 0x73d_01, 0x73f_03, 0x743_01, 0x745_01, 0x747_01,
    0x749_02, 0x7eb_07, 0x7f3_01, 0x816_04, 0x81b_09, 0x825_03, 0x829_05, 0x951_01, 0x953_02,
    0xf82_02, 0xf86_02, 0x135d_03, 0x17dd_01, 0x193a_01, 0x1a17_01, 0x1a75_08, 0x1b6b_01, 0x1b6d_07,
    0x1cd0_03, 0x1cda_02, 0x1ce0_01, 0x1dc0_02, 0x1dc3_07, 0x1dcb_02, 0x1dd1_16, 0x1dfe_01,
    0x20d0_02, 0x20d4_04, 0x20db_02, 0x20e1_01, 0x20e7_01, 0x20e9_01, 0x20f0_01, 0x2cef_03,
    0x2de0_20, 0xa66f_01, 0xa67c_02, 0xa6f0_02, 0xa8e0_12, 0xaab0_01, 0xaab2_02, 0xaab7_02,
    0xaabe_02, 0xaac1_01, 0xfe20_07, 0x10a0f_01, 0x10a38_01, 0x1d185_05, 0x1d1aa_04, 0x1d242_03,
  ]
}
