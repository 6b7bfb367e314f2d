import SegueGeometry

/// A font of 5 × 9 dots, drawn for pictures of grids: ASCII, Latin-1 and a few signs that interfaces use.
enum PixelFont {
  /// Dots across a cell, including the space to the next character.
  static let columns = 6.0
  /// Dots down a cell: two for accents, seven from the capitals' top to the baseline, two for descenders.
  static let rows = 11.0

  /// The rows of dots of a character, accents first; bit 4 is the leftmost dot.
  struct Bitmap: Hashable, Sendable {
    fileprivate(set) var rows: [UInt8]

    /// Whether a point, in fractions of the cell, is inked.
    func isInked(_ u: Double, _ v: Double) -> Bool {
      let column = Int(clamping: (u * PixelFont.columns - 0.5).rounded(.down))
      let row = Int(clamping: (v * PixelFont.rows).rounded(.down))
      guard (0..<5).contains(column), row >= 0, row < rows.count else { return false }
      return rows[row] >> UInt8(4 - column) & 1 == 1
    }
  }

  /// The dots of a scalar, or nil if the font lacks it.
  static func bitmap(_ scalar: Unicode.Scalar) -> Bitmap? { bitmaps[scalar] }

  private static let bitmaps: [Unicode.Scalar: Bitmap] = {
    var bitmaps: [Unicode.Scalar: Bitmap] = [:]
    for entry in dots.split(whereSeparator: \.isWhitespace) {
      guard let scalar = entry.unicodeScalars.first else { continue }
      let digits = entry.dropFirst().compactMap(\.hexDigitValue)
      let rows = stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
      bitmaps[scalar] = Bitmap(rows: [0, 0] + rows)
    }
    let accented = zip(0xc0..<0x100 as Range<UInt32>, zip(bases, accents))
    for (value, (base, accent)) in accented {
      guard let scalar = Unicode.Scalar(value), let letter = base.unicodeScalars.first,
        let mark = marks[accent], var bitmap = bitmaps[letter]
      else { continue }
      bitmap.add(mark, isSmall: base.isLowercase, isBelow: accent == ",")
      bitmaps[scalar] = bitmap
    }
    return bitmaps
  }()

  /// The base letter and the accent of U+00C0 to U+00FF; a dot marks a letter drawn on its own.
  private static let bases = "AAAAAA.CEEEEIIII.NOOOOO..UUUUY..aaaaaa.ceeeeiiii.nooooo..uuuuy.y"
  private static let accents = "`'^~:o.,`'^:`'^:.~`'^~:..`'^:'..`'^~:o.,`'^:`'^:.~`'^~:..`'^:'.:"
  private static let marks: [Character: (UInt8, UInt8)] = [
    "`": (0x08, 0x04), "'": (0x02, 0x04), "^": (0x04, 0x0a), "~": (0x0d, 0x16), ":": (0x00, 0x0a),
    "o": (0x06, 0x06), ",": (0x04, 0x08),
  ]

  /// A scalar, then two hexadecimal digits for each row from the capitals' top.
  private static let dots = """
    !04040404040004 "0A0A0A00000000 #0A0A1F0A1F0A0A $040F140E051E04 %18190204081303 &0C12140815120D
    '04040800000000 (02040808080402 )08040202020408 *0004150E150400 +0004041F040400 ,00000000000C0408
    -0000000E000000 .00000000000C0C /00010204081000 00E11131519110E 1040C040404040E 20E11010204081F
    31F02040201110E 402060A121F0202 51F101E0101110E 60608101E11110E 71F010204080808 80E11110E11110E
    90E11110F01020C :000C0C000C0C00 ;000C0C000C0408 <02040810080402 =00001F001F0000 >08040201020408
    ?0E110102040004 @0E11010D15150E A0E11111F111111 B1E11111E11111E C0E11101010110E D1E11111111111E
    E1F10101E10101F F1F10101E101010 G0E11101711110F H1111111F111111 I0E04040404040E J0702020202120C
    K11121418141211 L1010101010101F M111B1515111111 N11111915131111 O0E11111111110E P1E11111E101010
    Q0E11111115120D R1E11111E141211 S0F10100E01011E T1F040404040404 U1111111111110E V11111111110A04
    W1111111515150A X11110A040A1111 Y1111110A040404 Z1F01020408101F [0E08080808080E \\00100804020100
    ]0E02020202020E ^040A1100000000 _000000000000001F `08040200000000 a00000E010F110F b1010161911111E
    c00000E1010110E d01010D1311110F e00000E111F100E f0609081C080808 g00000D1311130D010E
    h10101619111111 i04000C0404040E j02000602020202120C k10101214181412 l0C04040404040E
    m00001A15151111 n00001619111111 o00000E1111110E p00001E111119161010 q00000D1311130D0101
    r00001619101010 s00000E100E011E t08081C08080906 u0000111111130D v00001111110A04 w0000111115150A
    x0000110A040A11 y0000111111130D010E z00001F0204081F {02040408040402 |04040404040404
    }08040402040408 ~00000815020000 ¡04000404040404 £0609081C08081F °0C12120C000000 ±04041F0404001F
    ·00000C0C000000 «00050A140A0500 »00140A050A1400 ¿0400040810110E ×00110A040A1100 ÷0004001F000400
    Æ0F14141F141417 Ø0E13151515190E ß0E111214121116 æ00001A051F140B ø00010E1315190E Ð0E09091D09090E
    ð0A040A010F110E Þ10101E111E1010 þ10101E11111E1010 ‐0000000E000000 –0000001F000000 —0000001F000000
    ‘02040400000000 ’04040800000000 “050A0A00000000 ”0A0A1400000000 •00000E0E0E0000 …00000000000015
    ‹00020408040200 ›00080402040800 €07081E081E0807 ←0004081F080400 ↑040E1504040404 →0004021F020400
    ↓04040404150E04 ✓00010102121408 ✕00110A040A1100 ▶10181C1E1C1810 ◀0103070F070301 ●000E1F1F1F0E00
    ○000E1111110E00 ★04041F0E0E1B11 ♥000A1F1F0E0400
    """
}

extension PixelFont.Bitmap {
  /// Adds an accent of two rows above the letter, or below it.
  fileprivate mutating func add(_ mark: (UInt8, UInt8), isSmall: Bool, isBelow: Bool) {
    while rows.count < 11 { rows.append(0) }
    // A lower-case letter leaves two rows free below the capitals' top, or one row and its own dot.
    let first = isBelow ? 9 : isSmall ? 1 : 0
    if isSmall, !isBelow { rows[2] = 0 }
    rows[first] |= mark.0
    rows[first + 1] |= mark.1
  }
}
