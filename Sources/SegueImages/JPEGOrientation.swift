/// How a camera was held: what makes a JPEG's pixels upright.
///
/// Tag 0x0112 of the Exif data (CIPA DC-008, section 4.6.4), which is a TIFF file in a segment APP1 of the JPEG.
struct JPEGOrientation: Hashable {
  /// Whether the pixels are mirrored, left to right, before they are turned.
  var isMirrored = false
  /// Quarter turns clockwise that make them upright.
  var quarterTurns = 0

  /// An upright picture's.
  init() {}

  /// That of a value from 1 to 8; upright for any other.
  init(value: Int) {
    switch value {
    case 2: isMirrored = true
    case 3: quarterTurns = 2
    case 4: (isMirrored, quarterTurns) = (true, 2)
    case 5: (isMirrored, quarterTurns) = (true, 3)
    case 6: quarterTurns = 1
    case 7: (isMirrored, quarterTurns) = (true, 1)
    case 8: quarterTurns = 3
    default: break
    }
  }

  /// The one that a JPEG says; upright if it says none.
  init(_ jpeg: [UInt8]) {
    self.init(value: Self.tiff(of: jpeg).flatMap(Self.value) ?? 1)
  }

  /// The Exif data of a JPEG, which come before its pixels.
  private static func tiff(of jpeg: [UInt8]) -> ArraySlice<UInt8>? {
    var place = 2
    while place + 4 <= jpeg.count, jpeg[place] == 0xff {
      let marker = jpeg[place + 1]
      let length = Int(jpeg[place + 2]) << 8 | Int(jpeg[place + 3])
      // Pixels follow the start of a scan.
      guard marker != 0xda, length >= 2, place + 2 + length <= jpeg.count else { return nil }
      let segment = jpeg[(place + 4)..<(place + 2 + length)]
      if marker == 0xe1, segment.starts(with: [0x45, 0x78, 0x69, 0x66, 0, 0]) { return segment.dropFirst(6) }
      place += 2 + length
    }
    return nil
  }

  /// The value of the tag in the first directory.
  private static func value(_ tiff: ArraySlice<UInt8>) -> Int? {
    let bytes = Array(tiff)
    let isLittle = bytes.starts(with: [0x49, 0x49, 0x2a, 0])
    guard isLittle || bytes.starts(with: [0x4d, 0x4d, 0, 0x2a]) else { return nil }
    func number(_ place: Int, _ count: Int) -> Int? {
      guard place >= 0, place <= bytes.count - count else { return nil }
      let part = bytes[place..<place + count]
      return (isLittle ? part.reversed() : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
    for index in 0..<count {
      let entry = directory + 2 + 12 * index
      guard let tag = number(entry, 2) else { return nil }
      // A short value stands in the first two bytes of the entry's own four.
      if tag == 0x0112 { return number(entry + 8, 2) }
    }
    return nil
  }
}

extension PixelBuffer {
  /// The pixels made upright.
  func turned(_ orientation: JPEGOrientation) -> PixelBuffer {
    guard orientation != JPEGOrientation() else { return self }
    let isAcross = orientation.quarterTurns % 2 == 1
    var result = PixelBuffer(width: isAcross ? height : width, height: isAcross ? width : height)
    for y in 0..<height {
      for x in 0..<width {
        let across = orientation.isMirrored ? width - 1 - x : x
        let (column, row) =
          switch orientation.quarterTurns {
          case 1: (height - 1 - y, across)
          case 2: (width - 1 - across, height - 1 - y)
          case 3: (y, width - 1 - across)
          default: (across, y)
          }
        result.pixels[row * result.width + column] = pixels[y * width + x]
      }
    }
    return result
  }
}
