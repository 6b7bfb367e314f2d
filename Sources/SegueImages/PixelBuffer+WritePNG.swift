import CPNG

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension PixelBuffer {
  /// Returns the picture as the bytes of a PNG file, RGBA with straight alpha and 8 bits a channel.
  ///
  /// - Throws: `ImageError.empty` if the picture has no pixels, `.notEncodable` if libpng refuses it.
  public func pngData() throws(ImageError) -> [UInt8] {
    guard width > 0, height > 0 else { throw .empty }
    let straight = pixels.map { PixelBuffer.straight($0).littleEndian }
    var image = segue_png_image()
    defer { png_image_free(&image) }
    image.width = UInt32(width)
    image.height = UInt32(height)
    segue_png_use_rgba(&image)
    // An upper bound, so that one pass suffices: the rows, each with a filter byte, plus the overhead of
    // deflate and of the chunks.
    let raw = (width * 4 + 1) * height
    var bytes = [UInt8](repeating: 0, count: raw + raw / 100 + 4096)
    var size = bytes.count
    let status = png_image_write_to_memory(&image, &bytes, &size, 0, straight, Int32(width * 4), nil)
    guard status != 0 else { throw .notEncodable(reason: String(cString: segue_png_message(&image))) }
    bytes.removeLast(bytes.count - size)
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
