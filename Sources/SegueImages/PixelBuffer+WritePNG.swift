import CPNG

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension PixelBuffer {
  /// Returns the picture as the bytes of a PNG file with 8 bits a channel: RGB if every pixel is opaque, else RGBA with
  /// straight alpha.
  ///
  /// - Throws: `ImageError.empty` if the picture has no pixels, `.notEncodable` if libpng refuses it.
  public func pngData() throws(ImageError) -> [UInt8] {
    guard width > 0, height > 0 else { throw .empty }
    let isOpaque = pixels.allSatisfy { $0 >> 24 == 255 }
    let channels = isOpaque ? 3 : 4
    let rows = isOpaque ? packedColors : straightPixels
    var image = segue_png_image()
    defer { png_image_free(&image) }
    image.width = UInt32(width)
    image.height = UInt32(height)
    if isOpaque { segue_png_use_rgb(&image) } else { segue_png_use_rgba(&image) }
    // An upper bound, so that one pass suffices: the rows, each with a filter byte, plus the overhead of
    // deflate and of the chunks.
    let raw = (width * channels + 1) * height
    var bytes = [UInt8](repeating: 0, count: raw + raw / 100 + 4096)
    var size = bytes.count
    let status = png_image_write_to_memory(&image, &bytes, &size, 0, rows, Int32(width * channels), nil)
    guard status != 0 else { throw .notEncodable(reason: String(cString: segue_png_message(&image))) }
    bytes.removeLast(bytes.count - size)
    return bytes
  }

  /// The bytes R G B of every pixel.
  private var packedColors: [UInt8] {
    var bytes = [UInt8](repeating: 0, count: pixels.count * 3)
    for (index, pixel) in pixels.enumerated() {
      bytes[3 * index] = UInt8(truncatingIfNeeded: pixel)
      bytes[3 * index + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
      bytes[3 * index + 2] = UInt8(truncatingIfNeeded: pixel >> 16)
    }
    return bytes
  }

  /// The bytes R G B A of every pixel, alpha not multiplied in.
  private var straightPixels: [UInt8] {
    var bytes = [UInt8](repeating: 0, count: pixels.count * 4)
    for (index, pixel) in pixels.enumerated() {
      let straight = PixelBuffer.straight(pixel)
      for channel in 0..<4 {
        bytes[4 * index + channel] = UInt8(truncatingIfNeeded: straight >> (8 * UInt32(channel)))
      }
    }
    return bytes
  }

  /// Writes the picture to a PNG file, replacing an existing one in place.
  ///
  /// - Throws: `ImageError` if the picture cannot be encoded, or the file cannot be written.
  public func writePNG(to path: String) throws(ImageError) {
    let bytes = try pngData()
    guard let file = fopen(path, "wb") else {
      throw .unwritable(path: path, reason: String(cString: strerror(errno)))
    }
    let written = fwrite(bytes, 1, bytes.count, file)
    let reason = String(cString: strerror(errno))
    guard fclose(file) == 0, written == bytes.count else { throw .unwritable(path: path, reason: reason) }
  }
}
