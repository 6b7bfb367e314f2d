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
  /// A part of the picture, in pixels from the top left; nil for none of it.
  @preconcurrency @MainActor
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.integral.intersection(whole)
    guard part.width > 0, part.height > 0 else { return nil }
    switch content {
    case .pixels(let image):
      let fractions = CGAffineTransform(scaleX: 1 / whole.width, y: 1 / whole.height)
      return CGImage(image.cropped(to: part.applying(fractions)))
    case .layers:
      let points = part.applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
      let context = CGContext(bounds: CGRect(origin: .zero, size: points.size), scale: scale)
      let place = CGPoint(x: -points.minX, y: -points.minY)
      context.draw(self, in: CGRect(origin: place, size: CGSize(size)))
      return context.image
    }
  }

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
