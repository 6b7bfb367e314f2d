import Foundation
import SegueGeometry
import SegueImages
import SegueStage

/// A picture: pixels, or layers as they were when they were rendered, which stay sharp at every size.
public final class CGImage: Sendable {
  /// What a picture is made of.
  enum Content: Sendable {
    case pixels(StageImage)
    case layers(LayerSubtree)
  }

  let content: Content
  /// The size in points at which layers were rendered; of pixels, one each.
  let size: Size
  private let scale: Double

  init(_ image: StageImage) {
    content = .pixels(image)
    size = Size(width: Double(image.pixels.width), height: Double(image.pixels.height))
    scale = 1
  }

  init(_ layers: LayerSubtree, size: Size, scale: Double) {
    (content, self.size, self.scale) = (.layers(layers), size, scale)
  }

  /// The width in pixels.
  public var width: Int { Int(clamping: size.width * scale) }
  /// The height in pixels.
  public var height: Int { Int(clamping: size.height * scale) }
  /// Bits of a colour's part.
  public var bitsPerComponent: Int { 8 }
  /// Bits of a pixel.
  public var bitsPerPixel: Int { 32 }
  /// Bytes of a row.
  public var bytesPerRow: Int { 4 * width }
  /// What its colours are of.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  /// How its pixels are written.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue) }
  /// Where its alpha is written.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
}
