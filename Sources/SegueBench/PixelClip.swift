public import SegueGeometry
public import SegueCells
import SegueDocuments
import SegueScenes

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Raw frames: four bytes a pixel, red, green, blue and alpha, row by row, frame after frame.
public struct PixelClip: Hashable, Sendable {
  /// The width of a frame in pixels.
  public let width: Int
  /// The height of a frame in pixels.
  public let height: Int
  /// The number of whole frames.
  public let count: Int
  private let pixels: [UInt32]

  /// The reason why bytes, or a size, make no clip.
  public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, as a message for the user.
    public var description: String
  }

  /// Creates a clip of frames of `width` × `height` pixels `0xAABBGGRR`; an incomplete frame at the end is ignored.
  ///
  /// - Throws: `Failure` if a side is outside 1…8000 or there is not one whole frame.
  public init(_ pixels: [UInt32], width: Int, height: Int) throws(Failure) {
    guard (1...8000).contains(width), (1...8000).contains(height) else {
      throw Failure(description: "frames are from 1x1 to 8000x8000 pixels")
    }
    count = pixels.count / GridSize(columns: width, rows: height).count
    if count == 0 {
      throw Failure(
        description: "\(4 * pixels.count) bytes are less than a frame of \(width)x\(height) pixels"
      )
    }
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  private init(width: Int, height: Int, count: Int, pixels: [UInt32]) {
    self.width = width
    self.height = height
    self.count = count
    self.pixels = pixels
  }

  /// Returns the number of whole cells that a frame fills with a glyph set.
  public func size(for glyphs: GlyphSet) -> GridSize {
    let unit = glyphs.pixelsPerCell
    return GridSize(columns: width / unit.columns, rows: height / unit.rows)
  }

  /// Returns the same frames, scaled down to the pixels that `size` cells of a glyph set take.
  ///
  /// Each pixel becomes the mean of a block of pixels.
  ///
  /// - Throws: `Failure` if the frame's sides are no multiples of the new ones.
  public func resized(to size: GridSize, for glyphs: GlyphSet) throws(Failure) -> PixelClip {
    let unit = glyphs.pixelsPerCell
    let (newWidth, newHeight) = (size.columns * unit.columns, size.rows * unit.rows)
    guard newWidth > 0, newHeight > 0, width % newWidth == 0, height % newHeight == 0 else {
      throw Failure(
        description: "\(width)x\(height) pixels are no multiple of the \(newWidth)x\(newHeight) that "
          + "\(size.columns)x\(size.rows) cells of \(glyphs.rawValue) take"
      )
    }
    if newWidth == width, newHeight == height { return self }
    let (across, down) = (width / newWidth, height / newHeight)
    let means = (0..<(count * GridSize(columns: newWidth, rows: newHeight).count)).map { index -> UInt32 in
      let (x, y) = (index % newWidth * across, index / newWidth * down)
      return mean(x: x, y: y, width: across, height: down)
    }
    return PixelClip(width: newWidth, height: newHeight, count: count, pixels: means)
  }

  /// The mean of a block of pixels; rows are counted through all frames.
  private func mean(x: Int, y: Int, width across: Int, height down: Int) -> UInt32 {
    var sums = SIMD4<UInt32>()
    for row in y..<(y + down) {
      for column in x..<(x + across) {
        let pixel = pixels[row * width + column]
        sums &+= SIMD4(pixel & 0xff, pixel >> 8 & 0xff, pixel >> 16 & 0xff, pixel >> 24)
      }
    }
    let number = UInt32(across * down)
    let bytes = (0..<4).map { (sums[$0] + number / 2) / number }
    return bytes[0] | bytes[1] << 8 | bytes[2] << 16 | bytes[3] << 24
  }

  /// Calls `body` with the pixels of a frame, 0..<count.
  func withFrame<Result>(_ frame: Int, _ body: (UnsafeBufferPointer<UInt32>) -> Result) -> Result {
    let size = GridSize(columns: width, rows: height).count
    return pixels.withUnsafeBufferPointer { all in
      body(UnsafeBufferPointer(rebasing: all[frame * size..<(frame + 1) * size]))
    }
  }

  /// Copies the pixels of a frame into an array of `width * height` pixels.
  func copy(_ frame: Int, to target: inout [UInt32]) {
    withFrame(frame) { pixels in
      target.withUnsafeMutableBufferPointer { _ = $0.update(fromContentsOf: pixels) }
    }
  }
}

extension PixelClip {
  /// Reads a file of raw frames of `width` × `height` pixels, up to 4 GB.
  ///
  /// - Throws: `Failure` if the file cannot be read, is larger, or holds less than one frame.
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
