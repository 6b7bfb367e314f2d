public import SegueGeometry
public import SegueCells

/// Raw frames: four bytes a pixel, red, green, blue and alpha, row by row, frame after frame.
public struct PixelClip: Hashable, Sendable {
  public let width: Int
  public let height: Int
  public let count: Int
  private let pixels: [UInt32]

  /// Why bytes are no clip.
  public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    public var description: String
  }

  /// Frames of `width` × `height` pixels `0xAABBGGRR`, each side 1 to 8000; what is left over at the end is no frame.
  public init(_ pixels: [UInt32], width: Int, height: Int) throws(Failure) {
    guard (1...8000).contains(width), (1...8000).contains(height) else {
      throw Failure(description: "frames are from 1x1 to 8000x8000 pixels")
    }
    count = pixels.count / (width * height)
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

  /// How many cells a glyph set makes of a frame.
  public func size(for glyphs: GlyphSet) -> GridSize {
    let unit = glyphs.pixelsPerCell
    return GridSize(columns: width / unit.columns, rows: height / unit.rows)
  }

  /// The same frames with the pixels that a glyph set takes for so many cells: means of whole groups of pixels.
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
    let means = (0..<(count * newWidth * newHeight)).map { index -> UInt32 in
      let (x, y) = (index % newWidth * across, index / newWidth * down)
      return mean(x: x, y: y, width: across, height: down)
    }
    return PixelClip(width: newWidth, height: newHeight, count: count, pixels: means)
  }

  /// The mean of a group of pixels, in rows counted through all frames.
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
    let size = width * height
    return pixels.withUnsafeBufferPointer { all in
      body(UnsafeBufferPointer(rebasing: all[frame * size..<(frame + 1) * size]))
    }
  }

  /// Copies the pixels of a frame into memory for as many.
  func copy(_ frame: Int, to target: inout [UInt32]) {
    withFrame(frame) { pixels in
      target.withUnsafeMutableBufferPointer { _ = $0.update(fromContentsOf: pixels) }
    }
  }
}
