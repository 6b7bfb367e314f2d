import SegueGeometry
public import SegueImages

/// The pixels that a compositor draws into: premultiplied sRGB, reused from frame to frame.
///
/// Pixels are packed as in `PixelBuffer`: `0xAABBGGRR`.
public struct Surface: Hashable, Sendable {
  /// The width in pixels.
  public private(set) var width: Int
  /// The height in pixels.
  public private(set) var height: Int
  /// `width * height` pixels, rows from top to bottom.
  public var pixels: [UInt32]

  /// Creates a transparent surface; negative sizes count as 0.
  public init(width: Int = 0, height: Int = 0) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    pixels = Array(repeating: 0, count: GridSize(columns: self.width, rows: self.height).count)
  }

  /// Changes the size; if it differs, all pixels become transparent.
  public mutating func resize(width newWidth: Int, height newHeight: Int) {
    guard newWidth != width || newHeight != height else { return }
    self = Surface(width: newWidth, height: newHeight)
  }

  /// Makes every pixel transparent.
  mutating func clear() {
    for index in pixels.indices { pixels[index] = 0 }
  }

  /// The picture as a value, for export.
  public var picture: PixelBuffer {
    var buffer = PixelBuffer(width: width, height: height)
    buffer.pixels = pixels
    return buffer
  }
}

/// A borrowed surface or offscreen layer, addressed by the canvas' pixels.
struct PixelTarget {
  var base: UnsafeMutablePointer<UInt32>
  var box: PixelBox

  /// The address of a pixel inside the box.
  @inline(__always)
  func address(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
    base + ((y - box.y0) * (box.x1 - box.x0) + (x - box.x0))
  }

  /// Makes a part of the box transparent.
  func clear(_ part: PixelBox) {
    for y in part.y0..<max(part.y1, part.y0) {
      address(x: part.x0, y: y).update(repeating: 0, count: part.width)
    }
  }
}
