import CPNG
import SegueGeometry

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension PixelBuffer {
  /// Reads a PNG file of any colour type and bit depth.
  ///
  /// Its size is checked before memory is allocated for the pixels.
  ///
  /// - Throws: `ImageError` if the file cannot be read, is not a PNG, is damaged, or exceeds the limits.
  public init(pngFile path: String, limits: ImageLimits = .standard) throws(ImageError) {
    try self.init(png: readFile(path, limit: limits.fileBytes), limits: limits)
  }

  /// Decodes the bytes of a PNG file; its size is checked before memory is allocated for the pixels.
  ///
  /// - Throws: `ImageError` if the bytes are not a PNG, are damaged, or exceed the limits.
  public init(png bytes: [UInt8], limits: ImageLimits = .standard) throws(ImageError) {
    let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    guard bytes.count <= limits.fileBytes else {
      throw .fileTooLarge(bytes: bytes.count, limit: limits.fileBytes)
    }
    guard bytes.starts(with: signature) else { throw .notPNG }
    try PixelBuffer.checkHeader(bytes, limits: limits)
    self = try PixelBuffer.decode(bytes, limits: limits)
  }

  /// Checks the size in the header, as libpng's own message for one it refuses is less helpful.
  ///
  /// The header chunk follows the 8 bytes of the signature: its length, "IHDR", width and height, big-endian.
  private static func checkHeader(_ bytes: [UInt8], limits: ImageLimits) throws(ImageError) {
    guard bytes.count >= 24, bytes[12..<16].elementsEqual("IHDR".utf8) else {
      throw .corrupt(reason: "no header")
    }
    let width = bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
    let height = bytes[20..<24].reduce(0) { $0 << 8 | Int($1) }
    guard width > 0, height > 0 else { throw .corrupt(reason: "no pixels") }
    guard limits.allow(width: width, height: height) else {
      throw .tooManyPixels(width: width, height: height, limits: limits)
    }
  }

  private static func decode(_ bytes: [UInt8], limits: ImageLimits) throws(ImageError) -> PixelBuffer {
    var image = segue_png_image()
    defer { png_image_free(&image) }
    // libpng keeps the address from the first call to the last, so a single borrow spans both.
    let decoded: PixelBuffer? = bytes.withUnsafeBytes { memory in
      guard png_image_begin_read_from_memory(&image, memory.baseAddress, memory.count) != 0,
        limits.allow(width: Int(image.width), height: Int(image.height))
      else { return nil }
      return isDeep(bytes) ? finishDeep(&image) : finish(&image)
    }
    guard let decoded else { throw .corrupt(reason: String(cString: segue_png_message(&image))) }
    return decoded
  }

  private static func finish(_ image: inout png_image) -> PixelBuffer? {
    segue_png_use_rgba(&image)
    var buffer = PixelBuffer(width: Int(image.width), height: Int(image.height))
    let status = buffer.pixels.withUnsafeMutableBufferPointer { pixels in
      let status = png_image_finish_read(&image, nil, pixels.baseAddress, Int32(image.width * 4), nil)
      for index in pixels.indices {
        pixels[index] = PixelBuffer.premultiplied(UInt32(littleEndian: pixels[index]))
      }
      return status
    }
    return status != 0 ? buffer : nil
  }
}

// MARK: Samples of 16 bits

extension PixelBuffer {
  /// Whether the header says 16 bits a sample.
  ///
  /// When libpng itself reduces those to 8 bits, it mixes up the passes of interlaced pictures
  /// (pnggroup/libpng#853) and turns dark colours of linear ones black, so they are read as linear light.
  private static func isDeep(_ bytes: [UInt8]) -> Bool { bytes.count > 24 && bytes[24] == 16 }

  private static func finishDeep(_ image: inout png_image) -> PixelBuffer? {
    segue_png_use_linear(&image)
    var buffer = PixelBuffer(width: Int(image.width), height: Int(image.height))
    var samples = [UInt16](repeating: 0, count: 4 * buffer.pixels.count)
    guard png_image_finish_read(&image, nil, &samples, Int32(image.width * 4), nil) != 0 else { return nil }
    let encoded = (0...65_535).map {
      UInt32(clamping: 255 * pow(Double($0) / 65_535, 1 / displayGamma) + 0.5)
    }
    for index in buffer.pixels.indices {
      let alpha = UInt32(samples[4 * index + 3])
      var pixel = ((alpha * 255 + 32_767) / 65_535) << 24
      for channel in 0..<3 where alpha > 0 {
        let straight = min((UInt32(samples[4 * index + channel]) * 65_535 + alpha / 2) / alpha, 65_535)
        pixel |= encoded[Int(straight)] << UInt32(8 * channel)
      }
      buffer.pixels[index] = premultiplied(pixel)
    }
    return buffer
  }

  /// The gamma that libpng assumes, reading and writing, for pictures that do not specify any.
  private static let displayGamma = 2.2
}

/// The bytes of a file, which may have at most `limit` of them.
func readFile(_ path: String, limit: Int) throws(ImageError) -> [UInt8] {
  guard let file = fopen(path, "rb") else {
    throw .unreadable(path: path, reason: String(cString: strerror(errno)))
  }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = fread(&chunk, 1, chunk.count, file)
    bytes.append(contentsOf: chunk[..<count])
    if bytes.count > limit { throw .fileTooLarge(bytes: bytes.count, limit: limit) }
    if count < chunk.count { break }
  }
  guard ferror(file) == 0 else { throw .unreadable(path: path, reason: String(cString: strerror(errno))) }
  return bytes
}
