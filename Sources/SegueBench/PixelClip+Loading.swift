import SegueScenes

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension PixelClip {
  /// Reads a file of frames of `width` × `height` pixels, up to 4 GB.
  public static func load(_ path: String, width: Int, height: Int) throws(Failure) -> PixelClip {
    let shown = TextSanitizer.visible(path)
    guard let file = fopen(path, "rb") else {
      throw Failure(description: "cannot read '\(shown)': \(String(cString: strerror(errno)))")
    }
    defer { fclose(file) }
    guard fseek(file, 0, SEEK_END) == 0, case let size = ftell(file), (0...(1 << 32)).contains(size) else {
      throw Failure(description: "cannot read '\(shown)': it is no file of at most 4 GB")
    }
    rewind(file)
    let pixels = [UInt32](unsafeUninitializedCapacity: size / 4) { buffer, count in
      count = fread(buffer.baseAddress, 4, size / 4, file)
    }
    return try PixelClip(pixels.map(UInt32.init(littleEndian:)), width: width, height: height)
  }
}
