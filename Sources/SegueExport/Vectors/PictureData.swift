import SegueImages

/// Pictures inside of documents.
enum PictureData {
  /// A link that is the picture itself, as a PNG.
  ///
  /// - Throws: `ImageError` if it cannot be encoded.
  static func link(to picture: PixelBuffer) throws(ImageError) -> String {
    "data:image/png;base64," + base64(try picture.pngData())
  }

  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Bytes in base 64 (RFC 4648, section 4).
  static func base64(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for place in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[place..<min(place + 3, bytes.count)]
      var bits = group.reduce(0) { $0 << 8 | Int($1) }
      bits <<= (3 - group.count) * 8
      for shift in [18, 12, 6, 0].prefix(group.count + 1) { text.append(digits[bits >> shift & 63]) }
      for _ in group.count..<3 { text.append(UInt8(ascii: "=")) }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
