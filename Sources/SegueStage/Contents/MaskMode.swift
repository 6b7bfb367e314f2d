/// How a mask's picture is read, or how a layer in a mask adds to that.
///
/// Core Animation reads a mask's alpha; the rest is what a `compositingFilter` and a matte say elsewhere.
public enum MaskMode: String, Hashable, Sendable, CaseIterable {
  /// The masked layer is seen where the mask is opaque; a layer in a mask is drawn over those behind it.
  case alpha
  /// The masked layer is seen where the mask is clear.
  case inverted
  /// The masked layer is seen where the mask is bright: `α (0.2126 r + 0.7152 g + 0.0722 b)` of the colours as they are
  /// encoded.
  case luminance
  /// The masked layer is seen where the mask is dark or clear.
  case invertedLuminance = "inverted-luminance"
  /// A layer in a mask takes away what is behind it there.
  case subtract

  /// Whether the masked layer is seen where the mask is not.
  public var isInverted: Bool { self == .inverted || self == .invertedLuminance }
  /// Whether the mask's colours count.
  public var readsLuminance: Bool { self == .luminance || self == .invertedLuminance }
}
