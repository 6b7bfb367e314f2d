import Foundation
import SegueGeometry
import SegueImages
import SegueStage

/// A grey box in the place of a picture that is not decoded.
enum PictureBox {
  /// The most bytes that are read of a file to find its size: thumbnails and profiles come before it.
  private static let limit = 4 << 20

  /// A box as large as the JPEG in a file, in few pixels, and how many of them make one of the picture's; nil if it is none.
  static func jpeg(_ path: String) -> (pixels: PixelBuffer, ratio: CGFloat)? {
    guard let file = FileHandle(forReadingAtPath: path), let data = try? file.read(upToCount: limit),
      let size = size(ofJPEG: [UInt8](data))
    else { return nil }
    let ratio = min(64 / Double(max(size.width, size.height)), 1)
    func few(_ length: Int) -> Int { max(Int(clamping: (Double(length) * ratio).rounded()), 1) }
    let pixels = filled(few(size.width), few(size.height))
    return (pixels, CGFloat(Double(pixels.width) / Double(size.width)))
  }

  /// A box of 32 × 32 points for a picture that has not been given.
  static func missing() -> PixelBuffer { filled(32, 32) }

  private static func filled(_ width: Int, _ height: Int) -> PixelBuffer {
    var pixels = PixelBuffer(width: width, height: height)
    for index in pixels.pixels.indices { pixels.pixels[index] = 0xFFD2_CCC8 }
    return pixels
  }

  /// The size that a JPEG's frame header says, in pixels; nil if it has none.
  ///
  /// Segments are a marker, a length of two bytes and so much; those of frames are C0…CF but C4, C8 and CC (ITU-T T.81,
  /// B.2.2), and hold a byte of precision, the height and the width.
  static func size(ofJPEG bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var place = 2
    func word(_ at: Int) -> Int { Int(bytes[at]) << 8 | Int(bytes[at + 1]) }
    while place + 9 < bytes.count {
      guard bytes[place] == 0xFF else { return nil }
      let marker = bytes[place + 1]
      if marker == 0xFF {
        place += 1
        continue
      }
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        let (height, width) = (word(place + 5), word(place + 7))
        return width > 0 && height > 0 ? (width, height) : nil
      }
      // Markers of nothing but themselves.
      let isAlone = (0xD0...0xD9).contains(marker) || marker == 0x01
      place += isAlone ? 2 : 2 + word(place + 2)
    }
    return nil
  }
}
