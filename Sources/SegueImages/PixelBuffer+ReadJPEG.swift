import CJPEG

extension PixelBuffer {
  /// Reads a PNG or a JPEG file, whichever its first bytes say.
  ///
  /// - Throws: `ImageError` if the file cannot be read, is neither, is damaged, or exceeds the limits.
  public init(pictureFile path: String, limits: ImageLimits = .standard) throws(ImageError) {
    try self.init(picture: readFile(path, limit: limits.fileBytes), limits: limits)
  }

  /// Decodes the bytes of a PNG or a JPEG file, whichever the first of them say.
  ///
  /// - Throws: `ImageError` if the bytes are neither, are damaged, or exceed the limits.
  public init(picture bytes: [UInt8], limits: ImageLimits = .standard) throws(ImageError) {
    if bytes.starts(with: [0xff, 0xd8, 0xff]) {
      try self.init(jpeg: bytes, limits: limits)
    } else {
      try self.init(png: bytes, limits: limits)
    }
  }

  /// Decodes the bytes of a JPEG file, upright as its camera says; its size is checked before memory is allocated.
  ///
  /// Of a file that is cut off, what is there is read.
  ///
  /// - Throws: `ImageError` if the bytes are not a JPEG, are damaged, have four inks, or exceed the limits; and where
  ///   libturbojpeg is not installed.
  public init(jpeg bytes: [UInt8], limits: ImageLimits = .standard) throws(ImageError) {
    guard bytes.count <= limits.fileBytes else {
      throw .fileTooLarge(bytes: bytes.count, limit: limits.fileBytes)
    }
    var (width, height, reason) = (Int32(0), Int32(0), cjpeg_reason())
    try Self.check(cjpeg_size(bytes, bytes.count, &width, &height, &reason), &reason)
    let (columns, rows) = (Int(width), Int(height))
    guard columns > 0, rows > 0 else { throw .corrupt(format: "JPEG", reason: "no pixels") }
    guard limits.allow(width: columns, height: rows) else {
      throw .tooManyPixels(width: columns, height: rows, limits: limits)
    }
    var buffer = PixelBuffer(width: columns, height: rows)
    let status = buffer.pixels.withUnsafeMutableBytes { pixels in
      // There are some, as it has columns and rows.
      pixels.baseAddress.map { base in
        cjpeg_decode(
          bytes,
          bytes.count,
          base.assumingMemoryBound(to: UInt8.self),
          width,
          height,
          &reason
        )
      }
    }
    try Self.check(status ?? CJPEG_REFUSED, &reason)
    for index in buffer.pixels.indices { buffer.pixels[index] = UInt32(littleEndian: buffer.pixels[index]) }
    self = buffer.turned(JPEGOrientation(bytes))
  }

  private static let packages =
    "libturbojpeg0 (Debian), libturbojpeg (Ubuntu) or jpeg-turbo (Homebrew)"

  private static func check(_ status: cjpeg_status, _ reason: inout cjpeg_reason) throws(ImageError) {
    switch status {
    case CJPEG_OK: return
    case CJPEG_MISSING: throw .noDecoder(format: "JPEG", library: "libturbojpeg", packages: packages)
    default:
      let text = withUnsafeBytes(of: &reason.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      throw .corrupt(format: "JPEG", reason: text.isEmpty ? "unreadable" : text)
    }
  }
}
