public import SegueImages

/// A picture with the way in which it fills its layer.
public struct ImageContents: Hashable, Sendable {
  /// The values of `CALayerContentsGravity` that scenes can use.
  public enum Fit: String, Hashable, Sendable, CaseIterable {
    /// `resize`: stretched to the bounds.
    case fill
    /// `resizeAspect`: as large as fits into the bounds.
    case contain
    /// `resizeAspectFill`: as small as covers the bounds; what lies outside is cut off.
    case cover
  }

  /// The picture, shared with other layers and frames.
  public var image: StageImage
  /// How the picture fills the bounds.
  public var fit: Fit

  /// Creates contents, stretched to the bounds by default.
  public init(image: StageImage, fit: Fit = .fill) {
    self.image = image
    self.fit = fit
  }
}

/// A decoded picture, shared by all layers and frames that show it, and compared by identity.
public final class StageImage: Hashable, Sendable {
  /// The name that the scene uses.
  public let name: String
  /// The decoded pixels.
  public let pixels: PixelBuffer

  /// Creates a shared picture.
  public init(name: String, pixels: PixelBuffer) {
    self.name = name
    self.pixels = pixels
  }

  /// Whether both are the same object; pixels are not compared.
  public static func == (left: StageImage, right: StageImage) -> Bool { left === right }
  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
