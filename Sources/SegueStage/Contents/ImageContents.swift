public import SegueImages

/// A picture and how it fills its layer.
public struct ImageContents: Hashable, Sendable {
  /// Core Animation's contents gravity.
  public enum Fit: String, Hashable, Sendable, CaseIterable {
    /// Stretched to the bounds (`resize`).
    case fill
    /// As large as fits inside (`resizeAspect`).
    case contain
    /// As small as covers the bounds (`resizeAspectFill`); what hangs over is cut off.
    case cover
  }

  public var image: StageImage
  public var fit: Fit

  /// Creates the contents.
  public init(image: StageImage, fit: Fit = .fill) {
    self.image = image
    self.fit = fit
  }
}

/// A decoded picture, shared by all layers and frames that show it and compared by identity.
public final class StageImage: Hashable, Sendable {
  /// The name the scene gave it.
  public let name: String
  public let pixels: PixelBuffer

  /// Creates a shared picture.
  public init(name: String, pixels: PixelBuffer) {
    self.name = name
    self.pixels = pixels
  }

  public static func == (left: StageImage, right: StageImage) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
