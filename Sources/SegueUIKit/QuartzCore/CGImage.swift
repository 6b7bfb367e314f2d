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

/// How pixels are written.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: UInt32
  /// Creates it from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The bits that say where the alpha is.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The last byte of four first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// The first byte of four first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// Where the alpha of a pixel is written.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// Nowhere.
  case none
  /// Behind the colour, which is multiplied by it.
  case premultipliedLast
  /// Before the colour, which is multiplied by it.
  case premultipliedFirst
  /// Behind the colour.
  case last
  /// Before the colour.
  case first
  /// Behind the colour, and not read.
  case noneSkipLast
  /// Before the colour, and not read.
  case noneSkipFirst
  /// There is no colour.
  case alphaOnly
}
